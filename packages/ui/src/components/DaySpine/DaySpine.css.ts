import { inverseGround } from '../../styles/ground.css.ts';
import { media } from '../../styles/media.ts';
import { displayRule, textRule } from '../../styles/rules.ts';
import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ display: 'block', listStyleType: '""' });

const { color } = theme;
const dawn = `color-mix(in srgb, ${color.textAccent} 26%, ${color.groundAfternoon})`;
const morning = color.groundAfternoon;
const noon = color.groundRaised;
const afternoon = color.groundTinted;
const dusk = `color-mix(in srgb, ${color.textAccent} 20%, ${color.groundDusk})`;
const from = (a: string, b: string) => ({ background: `linear-gradient(${a}, ${b})` });
export const light = variants({
  dawn: from(dawn, morning),
  morning: from(morning, noon),
  noon: from(noon, afternoon),
  afternoon: from(afternoon, `color-mix(in srgb, ${color.textAccent} 14%, ${color.groundAfternoon})`),
  dusk: from(`color-mix(in srgb, ${color.textAccent} 14%, ${color.groundAfternoon})`, dusk),
  night: { ...inverseGround, background: `linear-gradient(${color.groundDeep}, ${color.groundNight})` },
});

export const hour = style({
  paddingInline: theme.space.gutter,
  overflow: 'clip',
});

export const column = style({
  position: 'relative',
  display: 'grid',
  maxWidth: theme.width.wide,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: '1.75rem',
  paddingBlock: theme.space.large,
  rowGap: theme.space.small,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '0.25rem',
    borderInlineStart: `${theme.line.strong} solid ${color.line}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(${theme.space.large} + 0.55rem)`,
    insetInlineStart: '-0.1875rem',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    background: color.groundRaised,
    border: `${theme.line.strong} solid ${color.textAccent}`,
  },
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: '9rem',
      paddingInlineStart: 0,
      paddingBlock: theme.space.medium,
      alignItems: 'center',
      '::before': { insetInlineStart: 'calc(50% - 1px)' },
      '::after': { insetInlineStart: 'calc(50% - 0.5rem)', insetBlockStart: 'calc(50% - 0.5rem)' },
    },
  },
});

export const words = style({
  '@media': { [media.fromTablet]: { selectors: { 'li:nth-child(even) &': { order: 2 } } } },
});
export const time = style({
  ...displayRule,
  display: 'block',
  fontSize: theme.headingSize.large,
  lineHeight: 1.1,
  color: 'inherit',
});
export const title = style({ display: 'block', ...textRule('large'), fontWeight: theme.fontWeight.strong, marginBlock: theme.space.hair });
export const text = style({ maxWidth: '30rem', textWrap: 'pretty' });
export const picture = style({
  width: '15rem',
  '@media': {
    [media.fromTablet]: {
      width: '100%',
      maxWidth: '22rem',
      selectors: { 'li:nth-child(odd) &': { justifySelf: 'start' }, 'li:nth-child(even) &': { order: 1, justifySelf: 'end' } },
    },
  },
});
