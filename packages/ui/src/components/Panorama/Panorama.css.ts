import { inverseGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { coverRule, displayRule, textRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { upright } from '../Hero/Hero.css.ts';

export const root = style({ position: 'relative' });

export const picture = style({
  position: 'relative',
  height: 'clamp(18rem, 42vw, 40rem)',
  '@media': { [upright]: { height: '105vw', maxHeight: '36rem' }, print: { display: 'none' } },
});
descendantStyle(`${picture} > *, ${picture} img`, {
  ...coverRule,
  objectPosition: '75% 60%',
  '@media': { [upright]: { objectPosition: '79% 35%' } },
});

const inSky = `screen and (min-aspect-ratio: 4/5)`;
export const text = style({
  ...displayRule,
  fontSize: theme.headingSize.medium,
  lineHeight: 1.25,
  textWrap: 'balance',
  maxWidth: '24em',
  marginInline: 'auto',
  paddingInline: theme.space.gutter,
  paddingBlock: theme.space.large,
  textAlign: 'center',
  '@media': {
    print: { display: 'none' },
    [inSky]: {
      position: 'absolute',
      insetBlockStart: '16%',
      insetInline: `max(${theme.space.gutter}, (100% - ${theme.width.wide}) / 2) auto`,
      maxWidth: '36%',
      margin: 0,
      padding: 0,
      textAlign: 'start',
    },
    [media.fromDesktop]: { fontSize: theme.headingSize.large },
  },
});
descendantStyle(`${root}[data-deep] > ${text}`, { '@media': { [inSky]: inverseGround } });
// Below a heading, paragraphs.
descendantStyle(`${text}:has(p)`, {
  maxWidth: 'none',
  textAlign: 'start',
  '@media': {
    [upright]: { paddingBlockEnd: 0 },
    [inSky]: { insetBlockStart: '10%', maxWidth: 'min(34rem, 40%)' },
  },
});
descendantStyle(`${text} > * + *`, { marginBlockStart: theme.space.small });
descendantStyle(`${text} p`, {
  fontFamily: theme.fontFamily.text,
  fontWeight: theme.fontWeight.text,
  letterSpacing: 0,
  ...textRule('standard'),
});
