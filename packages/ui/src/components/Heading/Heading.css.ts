import { onGround } from '../../styles/ground.css.ts';
import { displayRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...displayRule,
  textWrap: 'balance',
  hyphens: 'manual',
  // A word that is too long breaks, also in a grid or flex row.
  overflowWrap: 'anywhere',
  // Focused by script after navigation; a heading is no control.
  selectors: { '&[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' } },
});

export const size = variants({
  display: { fontSize: theme.headingSize.display, lineHeight: theme.headingLine.display },
  large: { fontSize: theme.headingSize.large, lineHeight: theme.headingLine.large },
  standard: { fontSize: theme.headingSize.medium, lineHeight: theme.headingLine.medium },
  small: { fontSize: theme.headingSize.small, lineHeight: theme.headingLine.small },
});

// A title without a hero: the longest in German, 'Nutzungsbedingungen', fits the narrowest phone.
descendantStyle(`h1.${size.large}`, {
  fontSize: `min(${theme.headingSize.display}, 1rem + 5vw)`,
  lineHeight: theme.headingLine.display,
});

export const align = variants({ start: {}, center: { textAlign: 'center' } });

// Wider than the line, it breaks like any other word.
export const whole = style({ display: 'inline-block' });

// One word of a title.
descendantStyle(`${root} em`, { color: onGround.accent, fontStyle: theme.emphasis });
