import { inverseGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { coverRule, displayRule, stackRule, textRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as hero, upright } from '../Hero/Hero.css.ts';

const height = 'clamp(18rem, 42vw, 40rem)';
const inSky = `screen and (min-aspect-ratio: 4/5)`;

export const root = style({ position: 'relative', '@media': { [inSky]: { minHeight: height } } });

// Directly below a hero it would look like a part of it.
descendantStyle(`${hero} + ${root}`, { marginBlockStart: theme.space.section });

export const picture = style({
  position: 'relative',
  height,
  '@media': {
    [upright]: { height: 'clamp(15rem, 105vw, max(26rem, 56vw))' },
    [inSky]: {
      position: 'absolute',
      inset: 0,
      height: 'auto',
      overflow: 'clip',
      zIndex: theme.layer.backdrop,
    },
    print: { display: 'none' },
  },
});
descendantStyle(`${picture} > *, ${picture} img`, {
  ...coverRule,
  objectPosition: '75% 60%',
  '@media': { [upright]: { objectPosition: '79% 35%' } },
});

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
    [inSky]: {
      position: 'relative',
      zIndex: theme.layer.content,
      width: '36%',
      maxWidth: 'none',
      marginInlineStart: `max(${theme.space.gutter}, (100% - ${theme.width.wide}) / 2)`,
      paddingInline: 0,
      paddingBlock: 'min(6.7vw, 6.4rem)',
      textAlign: 'start',
    },
    [media.fromDesktop]: { fontSize: theme.headingSize.large },
  },
});
descendantStyle(`${root}[data-deep] > ${text}`, { '@media': { [inSky]: inverseGround } });
// Below a heading, paragraphs and figures.
descendantStyle(`${text}:has(p)`, {
  ...stackRule(theme.space.small),
  ...textRule('standard'),
  maxWidth: 'none',
  fontFamily: theme.fontFamily.text,
  fontWeight: theme.fontWeight.text,
  letterSpacing: 0,
  textAlign: 'start',
  '@media': {
    [upright]: { paddingBlockEnd: 0 },
    [inSky]: { width: 'min(34rem, 40%)', paddingBlock: 'min(4.2vw, 4rem)' },
  },
});
