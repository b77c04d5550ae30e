import { gridRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as field from '../Field/Field.css.ts';

export const root = style({
  containerType: 'inline-size',
  width: '100%',
  maxWidth: '34rem',
  textAlign: 'start',
  // Without scripts it cannot send; the application shows something else instead.
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  selectors: {
    // Below the note that is shown where scripts did not arrive.
    'div:not([hidden]) + &': { marginBlockStart: theme.space.medium },
  },
});

/** For the footer, where it looks like the headings beside it. */
export const label = style({});

// By the form's own width: a footer column is narrow also on a wide screen.
const hasRoom = '(min-width: 20em)';

// The error is between field and button, or below both if they share a line.
export const row = style({ ...gridRule(), gap: theme.space.small });

export const rowLayout = variants({
  inline: {
    '@container': { [hasRoom]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
  },
  stacked: { justifyItems: 'start' },
});
// In one line on a phone the address needs the room more than the button does, which is as wide as its longest label.
const isTight = '(min-width: 20em) and (max-width: 25.99em)';
descendantStyle(rowLayout.inline, {
  '@container': { [isTight]: { columnGap: theme.space.xsmall } },
});
descendantStyle(`${rowLayout.inline} > :is(input, button)`, {
  '@container': { [isTight]: { paddingInline: theme.space.xsmall } },
});
descendantStyle(`${rowLayout.inline} > button, ${rowLayout.inline} > input::placeholder`, {
  '@container': { [isTight]: { fontSize: theme.textSize.small } },
});

// Without anything visible they take no gap. Not `display: none`, which would hide the statuses from screen readers.
export const notes = style({
  selectors: { '&:not(:has(p, :not(:empty)))': { position: 'absolute' } },
});

export const failure = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const notesLayout = variants({
  inline: { '@container': { [hasRoom]: { gridColumn: '1 / -1', order: 1 } } },
  stacked: { marginBlockStart: `calc(${theme.space.xsmall} * -1)` },
});

descendantStyle(`${root} ${field.below}`, { textWrap: 'pretty' });
