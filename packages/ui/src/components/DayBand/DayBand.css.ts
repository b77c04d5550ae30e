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

// On narrow screens the times are as wide as the longest.
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: space.medium,
  listStyleType: '""',
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) 7rem' },
    [media.fromWide]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 0,
    },
  },
});

const bleed = '-100vmax';
export const hour = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'auto 1fr',
  gridColumn: '1 / -1',
  rowGap: space.xsmall,
  paddingBlock: space.medium,
  breakInside: 'avoid',
  // Its ground, from one edge of the page to the other.
  clipPath: `inset(0 ${bleed})`,
  '@media': {
    [media.fromTablet]: {
      gridTemplateRows: 'auto',
      alignItems: 'center',
      paddingBlock: space.small,
    },
    [media.fromWide]: {
      ...stackRule(space.small),
      alignItems: 'start',
      gridColumn: 'auto',
      padding: space.medium,
      clipPath: 'inset(0)',
      selectors: {
        '&:first-child': { paddingInlineStart: 0, clipPath: `inset(0 0 0 ${bleed})` },
        '&:last-child': { paddingInlineEnd: 0, clipPath: `inset(0 ${bleed} 0 0)` },
      },
    },
  },
});

/** The ground of an hour; beside each other, it begins as much lower as the sun stands. */
const ground = (background: string, lower: number) => ({
  background,
  boxShadow: `0 0 0 100vmax ${background}`,
  '@media': {
    [media.fromWide]: { marginBlockStart: `${lower}rem` },
    [media.forcedColors]: { background: 'none', boxShadow: 'none' },
    print: { background: 'none', boxShadow: 'none' },
  },
});
export const light = variants({
  dawn: ground(color.lightDawn, 6),
  morning: ground(color.lightMorning, 2.5),
  noon: ground(color.lightNoon, 0),
  afternoon: ground(color.lightAfternoon, 1.5),
  dusk: ground(color.lightDusk, 4),
  night: { ...inverseGround, ...ground(color.groundNight, 7) },
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

export const text = style({
  gridArea: '1 / 2 / span 2',
  textWrap: 'pretty',
  '@media': { [media.fromTablet]: { gridArea: 'auto' } },
});

export const picture = style({
  gridArea: '2 / 1',
  width: '5rem',
  '@media': {
    [media.fromTablet]: { gridArea: 'auto', width: 'auto' },
    // At the foot of its ground.
    [media.fromWide]: { width: 'min(9rem, 100%)', marginBlockStart: 'auto' },
    print: { display: 'none' },
  },
});
