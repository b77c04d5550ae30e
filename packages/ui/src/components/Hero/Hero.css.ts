import { createVar } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import {
  coverRule,
  hairline,
  labelRule,
  stackRule,
  textRule,
  wrapRule,
} from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { tone as button } from '../SaveButton/SaveButton.css.ts';

/** Where `Picture` shows its portrait view: the words are below it. */
export const upright = 'screen and (max-aspect-ratio: 4/5)';
/** Landscape desktops: the text fits beside the subject of the picture. */
export const beside = `${media.fromDesktop} and (min-aspect-ratio: 4/5)`;

/** Beside the subject on a narrow desktop, smaller words take as few lines as on a wide one. */
const narrow = `${beside} and (max-width: 74.99em)`;

/** A phone with the browser's bars. */
const lowPhone = `${upright} and (max-height: 43.75em)`;

/** A phone on its side: the words are beside the picture. */
const aside = 'screen and (max-width: 56.24em) and (min-aspect-ratio: 401/500)';
const asideWidth = '44%';

export const root = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'stretch',
  overflow: 'clip',
  paddingInline: theme.space.gutter,
  paddingBlock: `min(3svh, calc(${theme.space.section} * 0.7))`,
  background: theme.color.groundTinted,
  '@media': {
    // The words stand in the sky of the picture, above its horizon.
    [beside]: {
      paddingBlock: 'clamp(1rem, 8svh - 2.25rem, 6rem)',
      // A muted text has too little contrast with a picture.
      vars: { [theme.color.textMuted]: theme.color.text },
    },
    [media.lowScreen]: { paddingBlock: theme.space.large },
    [aside]: {
      paddingBlock: theme.space.small,
      paddingInlineEnd: `calc(${asideWidth} + ${theme.space.medium})`,
      background: 'none',
    },
    [upright]: {
      display: 'flex',
      flexDirection: 'column',
      paddingBlock: 0,
      background: 'none',
      overflow: 'visible',
    },
    print: { display: 'block', paddingBlock: 0 },
  },
  selectors: {
    '&[data-deep]': {
      '@media': {
        [beside]: {
          color: theme.color.textInverse,
          vars: {
            [theme.color.groundRaised]: theme.color.groundDeep,
            [theme.color.text]: theme.color.textInverse,
            [theme.color.textAccent]: theme.color.textInverseAccent,
            [theme.color.textAccentOnPicture]: theme.color.textInverseAccent,
            [theme.color.textMuted]: theme.color.textInverseMuted,
          },
        },
      },
    },
  },
});

const below = `calc(100svh - ${theme.headerHeight})`;
const withoutPicture = {
  print: { minHeight: 0 },
  [`${beside} and ${media.forcedColors}`]: { minHeight: 0 },
};
export const size = variants({
  large: {
    minHeight: below,
    '@media': {
      [beside]: { paddingBlock: 'clamp(2.5rem, 12svh - 2.4rem, 6rem)' },
      ...withoutPicture,
    },
  },
  standard: { minHeight: `min(70vh, ${below})`, '@media': withoutPicture },
  small: {
    minHeight: `min(60vh, ${below})`,
    '@media': {
      // High enough for the words to end above what stands on the picture's ground.
      [beside]: { minHeight: `max(33rem, min(67vh, ${below}))` },
      [upright]: { minHeight: `min(${below} - 2rem, 88vw + 21rem)` },
      ...withoutPicture,
    },
  },
});

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: theme.layer.backdrop,
  '@media': {
    [aside]: { insetInlineStart: `calc(100% - ${asideWidth})` },
    // Above the words, in what they leave of the hero.
    [upright]: {
      position: 'relative',
      flex: '1 1 auto',
      minHeight: '15rem',
      marginInline: `calc(-1 * ${theme.space.gutter})`,
      marginBlockEnd: theme.space.medium,
    },
    [lowPhone]: { minHeight: '10rem' },
    // Words on a picture would have no contrast.
    [`${beside} and ${media.forcedColors}`]: { opacity: 0 },
    print: { display: 'none' },
  },
});

descendantStyle(`${backdrop} > *, ${backdrop} img`, {
  ...coverRule,
  '@media': {
    // A picture's ground is at its foot, and its subject right of the middle.
    [beside]: { objectPosition: '75% 100%' },
    [aside]: { objectPosition: '79% 100%' },
    [upright]: { objectPosition: '79% 100%' },
  },
});

/** By night the actions on a deep picture are those on any other: the roles as they are outside it. */
const asOutside = [
  [createVar(), theme.color.action, theme.color.textInverseAccent],
  [createVar(), theme.color.actionHovered, theme.color.groundTinted],
  [createVar(), theme.color.actionPressed, theme.color.groundTinted],
  [createVar(), theme.color.onAction, theme.color.groundDeep],
] as const;
descendantStyle(`${root}[data-deep]`, {
  vars: Object.fromEntries(asOutside.map(([outside, role]) => [outside, role])),
});
descendantStyle(`${root}[data-deep] > *`, {
  '@media': {
    [beside]: {
      vars: Object.fromEntries(
        asOutside.map(([outside, role, byDay]) => [role, `light-dark(${byDay}, ${outside})`]),
      ),
    },
  },
});

export const content = style({
  position: 'relative',
  zIndex: theme.layer.content,
  ...stackRule(`min(${theme.space.medium}, 2svh)`),
  width: '100%',
  maxWidth: theme.width.wide,
  marginInline: 'auto',
});

export const words = style({
  maxWidth: '38rem',
  '@media': { [beside]: { maxWidth: 'min(40rem, 44.5vw)' } },
});
descendantStyle(`${words} em`, { color: theme.color.textAccentOnPicture });

export const eyebrow = style({
  ...labelRule,
  marginBlockEnd: `min(${theme.space.small}, 1.2svh)`,
  color: theme.color.textAccentOnPicture,
});

export const text = style({ maxWidth: '30rem' });
const smaller = textRule('standard');
descendantStyle(`${text} > p`, {
  '@media': {
    [aside]: smaller,
    [narrow]: smaller,
    [`${beside} and (max-height: 43.75em)`]: smaller,
  },
});

// On phones the actions are at the bottom, within reach of the thumb, and the picture shows above them.
export const actions = style({
  ...wrapRule(theme.space.small),
  marginBlockStart: 'auto',
  paddingBlockStart: theme.space.large,
  '@media': {
    [media.fromTablet]: { marginBlockStart: 0, paddingBlockStart: theme.space.hair },
    [upright]: { paddingBlockStart: theme.space.small, columnGap: theme.space.xsmall },
    [lowPhone]: { paddingBlockStart: 0 },
    [media.lowScreen]: { paddingBlockStart: 0 },
    print: { display: 'none' },
  },
});
// On a deep picture a save button has no ground of its own.
descendantStyle(`${root}[data-deep] ${button.secondary}:not(:hover, :active)`, {
  '@media': { [beside]: { background: 'none' } },
});
descendantStyle(`${actions} > *`, {
  flex: '1 1 auto',
  '@media': { [media.fromTablet]: { flex: '0 1 auto' } },
});
// Two labels in German beside each other.
descendantStyle(`${content} ${actions} > *`, {
  '@media': {
    [`${media.onPhones} and (max-aspect-ratio: 4/5)`]: { paddingInline: theme.space.small },
  },
});

// On a phone the breadcrumbs give the picture their room: they are a line of their own before the next section.
descendantStyle(`${root}:has(> ${content} > nav)`, {
  '@media': { [upright]: { marginBlockEnd: `calc(${theme.space.large} * 1.4)` } },
});
// Before the footer.
descendantStyle(`main > ${root}:not(:has(~ :is(section, article)))`, {
  '@media': { [upright]: { marginBlockEnd: theme.space.large } },
});
descendantStyle(`${content} > nav`, {
  '@media': {
    [upright]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(100% + ${theme.space.medium})`,
      borderBlockStart: hairline,
    },
  },
});

// A title takes less of a lower hero, so that the hero keeps its height and its picture.
const low = `:is(${size.standard}, ${size.small})`;
descendantStyle(`${low} h1`, {
  fontSize: `min(0.5rem + 7.5vw, 0.3rem + 3.9svh)`,
  '@media': {
    [media.fromTablet]: { fontSize: `min(${theme.headingSize.display}, 0.5rem + 4.4svh)` },
    [beside]: { fontSize: `min(${theme.headingSize.display}, 1.25rem + 4.6svh)` },
    [narrow]: { fontSize: 'calc(0.7rem + 3vw)' },
    [aside]: { fontSize: `min(${theme.headingSize.display}, 1rem + 3.6svh)` },
  },
});
descendantStyle(`${low} ${words}`, {
  '@media': { [beside]: { maxWidth: 'min(43.5rem, 46.5vw)' } },
});
descendantStyle(`${low} ${text}`, { '@media': { [beside]: { maxWidth: 'min(36rem, 42vw)' } } });
// Without breadcrumbs, few words are in the middle of the sky.
descendantStyle(`${low} > ${content}:not(:has(> nav))`, {
  '@media': { [beside]: { alignSelf: 'center', paddingBlockEnd: '10svh' } },
});
// The dark side of a picture ends before its middle.
// On a low screen its words end above the horizon.
descendantStyle(`${root}${size.standard}`, {
  '@media': { [beside]: { paddingBlock: 'clamp(0.75rem, 12svh - 3.9rem, 6rem)' } },
});
descendantStyle(`${size.standard} > ${content}`, {
  '@media': { [beside]: { gap: `clamp(0.5rem, 3svh - 0.6rem, ${theme.space.medium})` } },
});
descendantStyle(`${size.standard} h1`, {
  '@media': { [beside]: { fontSize: `min(${theme.headingSize.display}, 0.95rem + 4.8svh)` } },
});
descendantStyle(`${low}[data-deep] h1`, { '@media': { [beside]: { maxWidth: '10.4em' } } });
descendantStyle(`${low}[data-deep] ${text}`, { '@media': { [beside]: { maxWidth: '38vw' } } });

descendantStyle(`${size.large} h1`, {
  '@media': { [narrow]: { fontSize: 'calc(1.2rem + 3.4vw)' } },
});
// A picture as high as the screen loses some of its sky and its foot.
descendantStyle(`${size.large} > ${backdrop} img`, {
  '@media': {
    [beside]: { objectPosition: '50% 32%' },
    [aside]: { objectPosition: '88% 50%' },
    [upright]: { objectPosition: '50% 22%' },
  },
});
// On a tall phone a closer view: the foot of a tall picture is empty.
const tallPhone = `${upright} and (max-aspect-ratio: 1/2) and (min-height: 43.76em)`;
descendantStyle(`${size.large} > ${backdrop}`, { '@media': { [tallPhone]: { overflow: 'clip' } } });
descendantStyle(`${size.large} > ${backdrop} img`, {
  '@media': {
    [tallPhone]: {
      insetInline: '-15%',
      width: '130%',
      maxWidth: 'none',
      height: '130%',
      objectPosition: '50% 30%',
    },
  },
});
