import { inverseGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { coverRule, displayRule } from '../../styles/rules.ts';
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
    // The sky of a portrait is above its subject.
    [media.fromTablet]: {
      position: 'absolute',
      insetBlockStart: '5%',
      insetInline: 0,
      paddingBlock: 0,
    },
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
descendantStyle(`${root}[data-deep] > ${text}`, {
  '@media': { [media.fromTablet]: inverseGround, [inSky]: inverseGround },
});
