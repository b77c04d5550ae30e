import { hairline } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
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
  color: theme.color.textMuted,
  fontWeight: theme.fontWeight.text,
  '@container': { [inColumns]: { display: 'inline' } },
});

const cell = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const rows = style({ ...cell, gap, clear: 'both' });
descendantStyle(`${rows} > output`, { display: 'grid' });
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

// Skeleton and content share one cell, which is as high as the higher of them.
export const late = style({ ...cell, '@media': { '(scripting: none)': { display: 'none' } } });
// A hair higher than the group, as browsers round each row.
export const skeleton = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  paddingBlockEnd: theme.line.hair,
});
export const content = style({ ...cell, gridArea: '1 / 1' });
export const field = style({
  height: `calc(${theme.textSize.small} * ${theme.textLine.small} + ${theme.space.xsmall} + ${select.height})`,
});
