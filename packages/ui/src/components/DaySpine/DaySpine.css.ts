import { inverseGround, onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { displayRule, textRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const { color, space } = theme;
// The room below the section before is enough.
export const head = style({ paddingInline: space.gutter, paddingBlockEnd: space.large });
descendantStyle(`${head} > *`, { maxWidth: theme.width.wide, marginInline: 'auto' });

export const hours = style({ listStyleType: '""' });

export const hour = style({ paddingInline: space.gutter });

const withoutLight = { [media.forcedColors]: { background: 'none' } };
const light = (background: string) => ({ background, '@media': withoutLight });
export const ground = variants({
  dawn: light(color.lightDawn),
  morning: light(color.lightMorning),
  noon: light(color.lightNoon),
  afternoon: light(color.lightAfternoon),
  dusk: light(color.lightDusk),
  night: {
    ...inverseGround,
    background: color.groundNight,
    '@media': { ...withoutLight, print: { background: 'none' } },
  },
});

const mark = '1rem';
const markTop = space.xsmall;
/** Of a phone's first line, and of the room for the mark beside it. */
const gap = `calc(${mark} + ${space.small})`;
/** From the times' edge to the line, on tablets and on wide screens. */
const times = ['11rem', '22rem'] as const;
const beside = '3rem';
const timesRule = (width: string) => ({
  paddingInlineStart: `calc(${width} + ${beside})`,
  '::before': { insetInlineStart: width },
  '::after': {
    insetBlockStart: `calc(50% - ${mark} / 2)`,
    insetInlineStart: `calc(${width} - ${mark} / 2)`,
  },
});

export const column = style({
  position: 'relative',
  display: 'flow-root',
  maxWidth: theme.width.wide,
  marginInline: 'auto',
  paddingBlock: `${markTop} calc(${space.medium} + ${space.hair})`,
  paddingInlineStart: gap,
  breakInside: 'avoid',
  // The line, and the hour's mark on it.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${mark} / 2)`,
    borderInlineStart: `${theme.line.hair} solid ${onGround.line}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(${markTop} + (${theme.headingSize.medium} * 1.2 - ${mark}) / 2)`,
    insetInlineStart: 0,
    width: mark,
    height: mark,
    borderRadius: theme.radius.round,
    background: color.groundRaised,
    border: `${theme.line.strong} solid ${onGround.accent}`,
  },
  '@media': {
    [media.fromTablet]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: beside,
      paddingBlock: space.medium,
      ...timesRule(times[0]),
    },
    [media.fromWide]: { paddingBlock: space.xsmall, ...timesRule(times[1]) },
  },
});

export const picture = style({
  float: 'inline-end',
  width: '5.5rem',
  marginInlineStart: space.small,
  '@media': { [media.fromTablet]: { flex: '0 1 15rem', margin: 0 }, print: { display: 'none' } },
});

export const when = style({
  ...displayRule,
  display: 'block',
  fontSize: theme.headingSize.medium,
  lineHeight: 1.2,
  '@media': {
    [media.fromTablet]: {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: 0,
      width: `calc(${times[0]} - ${space.large})`,
      transform: 'translateY(-50%)',
      textAlign: 'end',
    },
    [media.fromWide]: { width: `calc(${times[1]} - ${beside})`, fontSize: theme.headingSize.large },
  },
});
export const title = style({
  display: 'block',
  ...textRule('standard'),
  fontWeight: theme.fontWeight.strong,
});
export const words = style({ '@media': { [media.fromTablet]: { flex: '0 1 28rem' } } });
export const text = style({ clear: 'inline-end', textWrap: 'pretty' });
