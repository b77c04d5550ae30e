import { onGround } from '../../styles/ground.css.ts';
import { hairline } from '../../styles/rules.ts';
import { descendantStyle, type Rule, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as select from '../Select/Select.css.ts';

const gap = theme.space.medium;
const inColumns = '(min-width: 30em)';

export const container = style({ containerType: 'inline-size' });

export const root = style({
  minWidth: 0,
  paddingBlockStart: gap,
  borderBlockStart: hairline,
});

export const label = style({
  // Not on the fieldset's border.
  float: 'inline-start',
  width: '100%',
  marginBlockEnd: gap,
  padding: 0,
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.textSize.standard,
  lineHeight: theme.textLine.small,
});

export const secondary = style({
  display: 'block',
  color: onGround.muted,
  fontWeight: theme.fontWeight.text,
  '@container': { [inColumns]: { display: 'inline' } },
});

const cell = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const rows = style({ ...cell, gap, clear: 'both' });
descendantStyle(`${rows} > output`, {
  fontSize: theme.textSize.small,
  lineHeight: theme.textLine.small,
});
// Not `display: none`: a status has to be there before its text is, to be announced.
descendantStyle(`${rows} > output:empty`, { position: 'absolute' });

export const row = style({ ...cell, gap, alignItems: 'start' });

const columns = (count: number) => ({
  '@container': { [inColumns]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});
export const template = variants({ even: columns(2), narrowWide: columns(3) });
descendantStyle(`${template.narrowWide} > :last-child`, {
  '@container': { [inColumns]: { gridColumn: 'span 2' } },
});

export const late = style({ '@media': { '(scripting: none)': { display: 'none' } } });
// What waits for the group fills the room.
export const room = style(cell);

const labelLine = `${theme.textSize.standard} * ${theme.textLine.small}`;
const field = `${theme.textSize.small} * ${theme.textLine.small} + ${theme.space.xsmall} + ${select.height}`;
/** The height of a group, and a hair more, as browsers round each row. */
const heightOf = (labelLines: number, rows: number) =>
  `calc(${theme.line.hair} * 2 + ${gap} * ${rows + 1} + (${labelLine}) * ${labelLines} + (${field}) * ${rows})`;
const byCount = (rule: (count: number) => Rule) =>
  variants({ 1: rule(1), 2: rule(2), 3: rule(3), 4: rule(4), 5: rule(5), 6: rule(6) });
export const fields = byCount((count) => ({ minHeight: heightOf(2, count) }));
export const fieldRows = byCount((count) => ({
  '@container': { [inColumns]: { minHeight: heightOf(1, count) } },
}));
