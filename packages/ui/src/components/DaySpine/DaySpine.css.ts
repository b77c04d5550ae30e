import { inverseGround, onGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { displayRule, gridRule, textRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const { color, space } = theme;
/** A warm ground by day. By night, when the accent is light, it would be grey. */
const tint = (share: number, ground: string, byNight = ground) =>
  `light-dark(color-mix(in srgb, ${color.textAccent} ${share}%, ${ground}), ${byNight})`;
const low = tint(12, color.groundAfternoon);

/** From the light of an hour to that of the next; paper stays white. */
const light = (from: string, to: string) => ({
  background: `linear-gradient(${from}, ${to})`,
  '@media': { print: { background: 'none' } },
});
const dawn = tint(24, color.groundAfternoon, color.groundDusk);
const dusk = tint(20, color.groundDusk);
/** From dusk to night, above the words, and from night to the section below. */
const nightfall = '6rem';
const daybreak = '5rem';

// Dawn begins in the room below the section before, and the night ends in that above the next one.
export const root = style({ marginBlock: `calc(-1 * ${space.section})` });

export const head = style({
  paddingInline: space.gutter,
  paddingBlock: `calc(${space.section} + ${space.large}) ${space.medium}`,
  ...light('transparent', dawn),
});
descendantStyle(`${head} > *`, { maxWidth: theme.width.wide, marginInline: 'auto' });

export const hours = style({ listStyleType: '""' });

// Contains the margins of its column: its light begins where that of the hour before ends.
export const hour = style({ display: 'flow-root', paddingInline: space.gutter });
export const ground = variants({
  dawn: light(dawn, color.groundAfternoon),
  morning: light(color.groundAfternoon, color.groundRaised),
  noon: light(color.groundRaised, color.groundTinted),
  afternoon: light(color.groundTinted, low),
  dusk: light(low, dusk),
  night: {
    ...inverseGround,
    paddingBlock: `${nightfall} ${daybreak}`,
    ...light(
      `${dusk}, ${color.groundDeep} ${nightfall}`,
      `${color.groundNight} calc(100% - ${daybreak}), transparent`,
    ),
    '@media': { print: { paddingBlock: 0, background: 'none' } },
  },
});

const mark = '1rem';
const markTop = space.xsmall;
/** Of a phone's first line, and of the room for the mark beside it. */
const gap = `calc(${mark} + ${space.small})`;

export const column = style({
  position: 'relative',
  display: 'flow-root',
  maxWidth: theme.width.wide,
  marginInline: 'auto',
  paddingBlock: markTop,
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
      ...gridRule(2),
      columnGap: `calc(2 * ${space.xlarge})`,
      alignItems: 'center',
      paddingInlineStart: 0,
      paddingBlock: 0,
      // A drawing reaches beside the words of the hours before and after, which are on the other side of the line.
      marginBlock: `calc(-1 * ${space.hair})`,
      '::before': { insetInlineStart: '50%' },
      '::after': {
        insetInlineStart: `calc(50% - ${mark} / 2)`,
        insetBlockStart: `calc(50% - ${mark} / 2)`,
      },
    },
    [media.fromDesktop]: { marginBlock: `calc(-1 * ${space.small})` },
  },
});

descendantStyle(`${ground.night} > ::before`, {
  '@media': { screen: { insetBlockStart: `calc(-1 * ${nightfall})` } },
});

// The first, third and fifth drawing is right of the line, the others are left of it.
export const picture = style({
  float: 'inline-end',
  width: '6.5rem',
  marginInlineStart: space.small,
  '@media': {
    [media.fromTablet]: {
      width: '100%',
      maxWidth: '18rem',
      margin: 0,
      justifySelf: 'end',
      selectors: {
        'li:nth-child(odd) > * > &': { order: 2, justifySelf: 'start' },
        'li:first-child > * > &': { maxWidth: '24rem' },
      },
    },
    print: { display: 'none' },
  },
});

export const when = style({
  ...displayRule,
  display: 'block',
  fontSize: theme.headingSize.medium,
  lineHeight: 1.2,
  '@media': { [media.fromTablet]: { fontSize: theme.headingSize.large } },
});
export const title = style({
  display: 'block',
  ...textRule('standard'),
  fontWeight: theme.fontWeight.strong,
});
export const words = style({
  '@media': {
    [media.fromTablet]: {
      width: '100%',
      maxWidth: '22rem',
      selectors: { 'li:nth-child(odd) > * > &': { justifySelf: 'end', textAlign: 'end' } },
    },
  },
});
export const text = style({
  clear: 'inline-end',
  textWrap: 'pretty',
  '@media': { [media.fromTablet]: { textWrap: 'balance' } },
});
