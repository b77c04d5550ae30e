import { media } from '../../styles/media.ts';
import { hairline, textRule } from '../../styles/rules.ts';
import { descendantStyle, type Rule, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { lowLaptop, stickyMap } from '../Itinerary/Itinerary.css.ts';
import { frameShapes } from './projection.ts';

const paper = theme.color.groundRaised;
/** An ink, printed thinly on a ground. */
const ink = (color: string, share: number, ground: string = paper) =>
  `color-mix(in srgb, ${color} ${share}%, ${ground})`;
const scheme = (day: string, night: string) => `light-dark(${day}, ${night})`;
/** Warm land by night, plum: in sRGB, saffron and the blue of the ground mix to grey. */
const atDusk = (share: number) =>
  `color-mix(in oklch, ${theme.color.selection} ${share}%, ${theme.color.groundDusk})`;
const nightLand = ink(theme.color.action, 10, theme.color.ground);
const land = scheme(ink(theme.color.line, 20, theme.color.ground), nightLand);
const waterInk = scheme(ink(theme.color.actionHovered, 52), ink(theme.color.action, 34));

/** Styles for forced colours mode. */
const forced = (colors: { fill?: string; stroke?: string; strokeOpacity?: number }) => ({
  '@media': { [media.forcedColors]: colors },
});

/** Lines keep their width when the map scales. */
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/** A line of the landscape, fainter than the route. */
const faintLine = (stroke: string, look: Rule) =>
  style({ ...line, stroke, ...look, ...forced({ stroke: 'CanvasText', strokeOpacity: 0.55 }) });

/** A line of the border and the scale, or one in the colour of the paper that covers what is below it. */
const borderLine = (stroke: string, strokeWidth: number, look: Rule = {}) => {
  const forcedStroke = stroke === paper ? 'Canvas' : 'CanvasText';
  return style({ fill: 'none', stroke, strokeWidth, ...look, ...forced({ stroke: forcedStroke }) });
};

/** A shape with an outline. */
const outlined = (fill: string, stroke: string, strokeWidth: number, forcedFill = 'Canvas') =>
  style({ fill, stroke, strokeWidth, ...forced({ fill: forcedFill, stroke: 'CanvasText' }) });

/** Where the route is drawn up to the day being read. On phones the map is above the days: an overview. */
const living = `${stickyMap} and (prefers-reduced-motion: no-preference)`;
const livingInColour = `${living} and (forced-colors: none)`;

export const root = style({
  containerType: 'inline-size',
  breakInside: 'avoid',
  '@media': { print: { maxWidth: '12cm' } },
});

export const sheet = style({
  containerType: 'inline-size',
  marginInline: 'auto',
  background: paper,
  border: `${theme.line.hair} solid ${theme.color.line}`,
});

/** Limits the width so that the map, its scale and the drawing of a day fit on the screen. */
const within = (ratio: number) => ({
  '@media': {
    screen: {
      maxWidth: `max(20rem, calc((100svh - ${theme.headerHeight} - 6.25rem) / ${1 / ratio + 0.42}))`,
    },
  },
});
export const fit = variants({
  landscape: within(frameShapes.landscape),
  square: within(frameShapes.square),
});

const lettersByWidth = {
  // East is right of west, and '1–2' is no '2–1', also where the text runs from right to left.
  direction: 'ltr',
  fontSize: '0.875rem',
  '@container': {
    '(min-width: 20em)': { fontSize: '0.9375rem' },
    '(min-width: 26em)': { fontSize: '1rem' },
  },
} as const;

export const map = style({
  ...lettersByWidth,
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  background: land,
});

export const shape = variants({
  landscape: { aspectRatio: `${frameShapes.landscape}` },
  square: { aspectRatio: `${frameShapes.square}` },
});

export const point = style({ overflow: 'visible' });

const printed = (fill: string) => ({ fill, ...forced({ fill: 'Canvas' }) });
export const area = variants({
  lake: printed(waterInk),
  sand: printed(scheme(ink(theme.color.selection, 34, land), atDusk(20))),
  fields: printed(
    scheme(ink(theme.color.success, 24, land), ink(theme.color.success, 13, nightLand)),
  ),
  town: printed(scheme(ink(theme.color.textAccent, 26, land), atDusk(20))),
});
const shoreInk = theme.color.action;
export const shore = faintLine(shoreInk, { strokeWidth: 1 });
export const bank = faintLine(shoreInk, { strokeWidth: 4.5, strokeLinejoin: 'round' });
export const river = faintLine(waterInk, { strokeWidth: 3, strokeLinejoin: 'round' });
export const broadBank = faintLine(shoreInk, { vectorEffect: 'none' });
export const water = style({ fill: 'none', stroke: waterInk, ...forced({ stroke: 'Canvas' }) });
export const current = faintLine(paper, { strokeWidth: 1, strokeDasharray: '10 8' });
export const hills = faintLine(scheme(theme.color.text, theme.color.textMuted), {
  fill: scheme(ink(theme.color.success, 46, land), ink(theme.color.success, 34, nightLand)),
  strokeWidth: 0.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const sand = faintLine(ink(theme.color.line, 80), {
  strokeWidth: 1.8,
  strokeLinecap: 'round',
});
export const fields = faintLine(scheme(ink(theme.color.success, 12, land), nightLand), {
  strokeWidth: 1.6,
  strokeDasharray: '7 9',
});
export const town = faintLine(scheme(ink(theme.color.textAccent, 55, land), atDusk(38)), {
  strokeWidth: 0.75,
});

export const casing = borderLine(paper, 6, line);

const legLook = {
  ...line,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&[data-by=air]': { strokeWidth: 1.5, strokeDasharray: '7 5', strokeLinecap: 'butt' },
    '&[data-by=boat]': { strokeWidth: 2.5, strokeDasharray: '0.1 5' },
    '&[data-optional=true]': { strokeWidth: 1.5, strokeDasharray: '3 4', strokeLinecap: 'butt' },
  },
} as const;

export const leg = style({
  ...legLook,
  stroke: theme.color.textAccent,
  ...forced({ stroke: 'CanvasText' }),
});
/** The leg before its day comes. */
export const planned = style({
  ...legLook,
  display: 'none',
  stroke: theme.color.line,
  strokeWidth: 1.25,
  '@media': { [living]: { display: 'inline' }, [media.forcedColors]: { stroke: 'GrayText' } },
});

const drawingTime = `${theme.duration.slow} ${theme.easing.settle}`;

// By alpha: forced colours may change the colour.
export const drawn = style({ maskType: 'alpha' });
export const drawing = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'square',
  '@media': {
    [living]: {
      strokeDasharray: 1,
      strokeLinecap: 'butt',
      transition: `stroke-dashoffset ${drawingTime}`,
      selectors: { '[data-ahead] &': { strokeDashoffset: 1 } },
    },
  },
});

export const arrow = style({
  fill: theme.color.textAccent,
  '@media': {
    [living]: {
      transition: `fill ${drawingTime}`,
      selectors: { '&[data-ahead]': { fill: theme.color.line } },
    },
    [media.forcedColors]: {
      fill: 'CanvasText',
      selectors: { '&[data-ahead]': { fill: 'GrayText' } },
    },
  },
});

export const graticule = style({
  stroke: ink(paper, 60, land),
  strokeWidth: 1,
  ...forced({ stroke: 'transparent' }),
});
/** Covers the map's content below the border. */
export const margin = borderLine(theme.color.groundDeep, 14);
export const degrees = borderLine(theme.color.selection, 2.5);
export const neatline = borderLine(paper, 1, {
  width: 'calc(100% - 12px)',
  height: 'calc(100% - 12px)',
});
export const corner = outlined(theme.color.selection, theme.color.groundDeep, 1);

const lettering = {
  fill: theme.color.text,
  stroke: paper,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  // The stroke is a halo behind the letters.
  paintOrder: 'stroke',
  ...forced({ fill: 'CanvasText', stroke: 'Canvas' }),
} as const;

export const stayName = style({ ...lettering, fontWeight: theme.fontWeight.strong });
export const passedName = style({ ...lettering, fontSize: '0.92em' });
export const featureName = style({ ...lettering, fontSize: '0.86em', letterSpacing: '0.12em' });
export const scale = style({ ...lettersByWidth, width: '100%', height: '2.75rem' });
export const scaleName = style({
  fill: theme.color.textMuted,
  fontSize: '0.92em',
  ...forced({ fill: 'CanvasText' }),
});

const turned = ['fill', 'stroke', 'transform']
  .map((property) => `${property} ${theme.duration.calm}`)
  .join(', ');

export const stayMark = style({
  fill: theme.color.textAccent,
  stroke: paper,
  strokeWidth: 2,
  '@media': {
    [stickyMap]: {
      transition: turned,
      selectors: { '&[data-state=current]': { fill: theme.color.text, transform: 'scale(1.2)' } },
    },
    [livingInColour]: {
      selectors: { '&[data-state=ahead]': { fill: paper, stroke: theme.color.textAccent } },
    },
    [media.forcedColors]: {
      fill: 'CanvasText',
      stroke: 'Canvas',
      selectors: { '&[data-state=current]': { fill: 'Highlight' } },
    },
  },
});
export const days = style({
  fill: paper,
  fontSize: '0.8125em',
  fontWeight: theme.fontWeight.strong,
  '@media': {
    [stickyMap]: {
      transition: turned,
      selectors: { '&[data-state=current]': { transform: 'scale(1.2)' } },
    },
    [livingInColour]: { selectors: { '&[data-state=ahead]': { fill: theme.color.textAccent } } },
    [media.forcedColors]: {
      fill: 'Canvas',
      selectors: { '&[data-state=current]': { fill: 'HighlightText' } },
    },
  },
});
export const passedMark = outlined(paper, theme.color.textAccent, 2);

const dark = theme.color.textMuted;
export const scaleDark = outlined(dark, dark, 1, 'CanvasText');
export const scaleLight = outlined(paper, dark, 1);
export const rose = outlined(paper, theme.color.line, 0.75);
export const north = borderLine(dark, 1.25);
export const needle = style({ fill: theme.color.line, ...forced({ fill: 'CanvasText' }) });

/** The drawing of the day in view, and the legs beside it. */
export const below = style({
  display: 'grid',
  gap: theme.space.small,
  alignItems: 'center',
  paddingInline: theme.space.small,
  paddingBlockEnd: theme.space.small,
  '@media': {
    [`${stickyMap} and (scripting: enabled)`]: {
      selectors: { '&:has(img)': { gridTemplateColumns: 'minmax(13rem, 55%) minmax(0, 1fr)' } },
    },
  },
});
descendantStyle(fit.square, {
  '@media': {
    [lowLaptop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 14.5rem',
      gridTemplateRows: 'auto auto',
      maxWidth: 'none',
    },
  },
});
descendantStyle(`${fit.square} > ${below}`, {
  '@media': {
    [lowLaptop]: {
      gridArea: '1 / 2 / span 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
    },
  },
});
export const legs = style({ containerType: 'inline-size', listStyleType: '""' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.small,
  alignItems: 'baseline',
  paddingBlock: theme.space.xsmall,
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  ...textRule('small'),
  '@container': { '(min-width: 26.5em)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const sample = style({
  width: '1.75rem',
  height: '1lh',
  alignSelf: 'start',
  overflow: 'visible',
});
export const way = style({ fontWeight: theme.fontWeight.strong });
export const detail = style({
  gridColumn: 2,
  color: theme.color.textMuted,
  '@container': { '(min-width: 26.5em)': { gridColumn: 3 } },
});

export const landmark = style({ width: '100%' });
