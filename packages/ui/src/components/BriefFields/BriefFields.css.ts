import { hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as selectStyles from '../Select/Select.css.ts';

const legendLine = `${theme.textSize.standard} * ${theme.textLine.small}`;
const field = `${theme.textSize.small} * ${theme.textLine.small} + ${theme.space.xsmall} + ${selectStyles.height}`;
const gap = theme.space.medium;

/** The height of the fields until a call is asked for, and a hair more, as browsers round each row. */
const heightOf = (legendLines: number, rows: number) =>
  `calc(${theme.line.hair} * 2 + ${gap} * ${rows + 1} + (${legendLine}) * ${legendLines} + (${field}) * ${rows})`;

const inColumns = '(min-width: 30em)';

export const container = style({
  containerType: 'inline-size',
  '@media': { '(scripting: none)': { display: 'none' } },
});

// The fields load later, and nothing moves when they appear. What waits for them fills the room.
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: heightOf(2, 5),
  '@container': { [inColumns]: { minHeight: heightOf(1, 3) } },
});

export const root = style({
  minWidth: 0,
  paddingBlockStart: gap,
  borderBlockStart: hairline,
});

export const legend = style({
  // Not on the fieldset's border.
  float: 'inline-start',
  width: '100%',
  marginBlockEnd: gap,
  padding: 0,
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.textSize.standard,
  lineHeight: theme.textLine.small,
});

export const optional = style({
  display: 'block',
  color: theme.color.textMuted,
  fontWeight: theme.fontWeight.text,
  '@container': { [inColumns]: { display: 'inline' } },
});

export const fields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  alignItems: 'start',
  '@container': { [inColumns]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

const at = (gridColumn: string) => style({ '@container': { [inColumns]: { gridColumn } } });
export const third = at('span 2');
export const half = at('span 3');
export const startingHalf = at('1 / span 3');
export const twoThirds = at('span 4');
export const full = style({ gridColumn: '1 / -1' });

export const hint = style({
  display: 'flex',
  gap: theme.space.xsmall,
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
  // Empty until it is needed, but there: then it is announced.
  selectors: { '&:empty': { position: 'absolute' } },
});
