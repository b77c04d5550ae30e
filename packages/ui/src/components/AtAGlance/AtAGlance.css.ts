import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as prose } from '../Prose/Prose.css.ts';

export const root = style({
  // A size container has no intrinsic width: without this it collapses where its column does not stretch it.
  width: '100%',
  display: 'grid',
  gap: theme.space.small,
  alignSelf: 'start',
  // Beside a long text, the box and its action stay in view.
  '@media': {
    [`${media.fromDesktop} and (min-height: 45em)`]: {
      position: 'sticky',
      insetBlockStart: `calc(${theme.headerHeight} + ${theme.space.large})`,
    },
  },
});

export const box = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: theme.space.medium,
  padding: 'clamp(1rem, 3vw, 2.25rem)',
  background: theme.color.groundRaised,
  border: hairline,
  borderRadius: theme.radius.medium,
  breakInside: 'avoid',
});

// The text beside it is as wide as its column, as is a picture.
descendantStyle(`:has(+ ${root}) ${prose}`, { maxWidth: `calc(${theme.measure} * 1.5)` });

export const action = style({ display: 'grid', '@media': { print: { display: 'none' } } });
