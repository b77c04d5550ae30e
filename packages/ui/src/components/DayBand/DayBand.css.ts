import { inverseGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { displayRule, stackRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as section from '../Section/Section.css.ts';

const { color, space } = theme;

export const root = style({ paddingBlockStart: space.section, paddingInline: space.gutter });

// Between two sections of the same background, one padding is enough.
descendantStyle(`${section.tone.default} + ${root}`, { paddingBlockStart: 0 });

export const column = style({
  ...stackRule(space.large),
  maxWidth: theme.width.wide,
  marginInline: 'auto',
});

export const head = style({ ...stackRule(space.xsmall), maxWidth: theme.width.text });

export const hours = style({
  listStyleType: '""',
  '@media': {
    // The times are as wide as the longest.
    [media.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) 7rem',
      columnGap: space.medium,
    },
    [media.fromWide]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 0,
    },
  },
});

export const hour = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.medium,
  rowGap: space.xsmall,
  paddingBlock: space.small,
  breakInside: 'avoid',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'auto',
      gridColumn: '1 / -1',
      alignItems: 'center',
    },
    [media.fromWide]: {
      ...stackRule(space.small),
      alignItems: 'start',
      gridColumn: 'auto',
      padding: space.medium,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

/** A ground that reaches this far out of its box. */
const reaching = (background: string, outset: string) =>
  `conic-gradient(${background} 0 0) fill 0 / 0 / ${outset}`;
const edge = '100vmax';
/** The ground of an hour, to both edges of the page; beside each other, it begins as much lower as the sun stands. */
const ground = (background: string, lower: number) => ({
  borderImage: reaching(background, `0 ${edge}`),
  '@media': {
    [media.fromWide]: {
      marginBlockStart: `${lower}rem`,
      borderImage: reaching(background, '0'),
      selectors: {
        '&:first-child': { borderImage: reaching(background, `0 0 0 ${edge}`) },
        '&:last-child': { borderImage: reaching(background, `0 ${edge} 0 0`) },
      },
    },
    [media.forcedColors]: { borderImage: 'none' },
    print: { borderImage: 'none' },
  },
});
export const light = variants({
  dawn: ground(color.lightDawn, 4),
  morning: ground(color.lightMorning, 1.75),
  noon: ground(color.lightNoon, 0),
  afternoon: ground(color.lightAfternoon, 1),
  dusk: ground(color.lightDusk, 2.75),
  night: { ...inverseGround, ...ground(color.groundNight, 4.5) },
});

export const when = style({
  ...displayRule,
  fontSize: theme.headingSize.small,
  lineHeight: 1.1,
  '@media': {
    [media.fromTablet]: { fontSize: theme.headingSize.medium },
    [media.fromWide]: { fontSize: `min(${theme.headingSize.large}, 2.9vw)` },
  },
});

descendantStyle(`${hours}:has(> :nth-child(6)) ${when}`, {
  '@media': { [media.fromWide]: { fontSize: `min(${theme.headingSize.medium}, 2.2vw)` } },
});

export const text = style({ textWrap: 'pretty' });
export const title = style({ display: 'block' });

export const picture = style({
  gridArea: '1 / 2 / span 2',
  alignSelf: 'center',
  '@media': {
    [media.fromTablet]: { gridArea: 'auto' },
    // At the foot of its ground.
    [media.fromWide]: { alignSelf: 'auto', width: 'min(13rem, 100%)', marginBlockStart: 'auto' },
    print: { display: 'none' },
  },
});

// A night on another dark ground would be one slab.
descendantStyle(`${root}:has(${light.night}):has(+ ${section.tone.inverse})`, {
  paddingBlockEnd: space.xlarge,
});
// On phones the last ground would meet the picture that begins the next one.
descendantStyle(`${root}:has(+ :is(${section.tone.inverse}, ${section.tone.tinted}))`, {
  '@media': { [media.onPhones]: { paddingBlockEnd: space.xlarge } },
});
