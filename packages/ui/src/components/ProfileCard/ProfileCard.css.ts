import { labelRule, stackRule, textRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const isSingle = '(max-width: 35.99em)';
/** Width of a small drawing. */
const besideTitle = '5.5rem';

/** A photograph, or a drawing. */
const withPicture = ':has(> :is(figure, span))';

export const root = style({
  ...stackRule(theme.space.xsmall),
  position: 'relative',
  alignItems: 'flex-start',
  minWidth: 0,
  breakInside: 'avoid',
  // A single card fills its row: the picture beside the words, or its facts where it has none.
  selectors: { '&:only-child': { flexBasis: '100%' } },
  '@container': {
    // In a single column, further from the lines of the one before.
    [isSingle]: { selectors: { '& + &': { paddingBlockStart: theme.space.medium } } },
    '(min-width: 38em)': {
      selectors: {
        // Two share the row.
        '&:first-child:nth-last-child(2), :first-child + &:last-child': { flex: '1 1 0' },
        '&:only-child': {
          display: 'grid',
          gridTemplateColumns: '2fr 3fr',
          gridTemplateRows: 'repeat(3, auto) 1fr',
          columnGap: theme.space.xlarge,
          justifyItems: 'start',
        },
        [`&:only-child${withPicture}`]: { gridTemplateRows: 'repeat(5, auto) 1fr' },
      },
    },
  },
});

// The facts of a single card have the room for larger type.
descendantStyle(`${root}:only-child dl`, {
  '@container': { '(min-width: 38em)': { ...textRule('standard'), columns: 'auto' } },
});

export const picture = style({
  width: '100%',
  marginBlockEnd: theme.space.xsmall,
  overflow: 'hidden',
  gridRow: '1 / span 6',
  '@media': { print: { display: 'none' } },
});

export const vignette = style({
  width: '9rem',
  '@container': {
    '(min-width: 56.25em)': {
      width: '13rem',
      selectors: {
        [`:is(${root}:first-child:nth-last-child(2), :first-child + ${root}:last-child) > &`]: {
          width: '22rem',
        },
      },
    },
    // In a single column, beside the title.
    [isSingle]: { position: 'absolute', insetInlineEnd: 0, width: besideTitle },
    '(min-width: 38em)': {
      selectors: { [`${root}:only-child > &`]: { gridRow: '1 / span 6', width: '100%' } },
    },
  },
  '@media': { print: { display: 'none' } },
});

descendantStyle(`${vignette} ~ :is(h3, h4, p)`, {
  '@container': { [isSingle]: { paddingInlineEnd: `calc(${besideTitle} + ${theme.space.small})` } },
});

export const credit = style({
  marginBlockStart: theme.space.xsmall,
  ...textRule('small'),
  color: theme.color.textMuted,
});

export const meta = style({ ...labelRule, color: theme.color.textAccent });

export const text = style({ color: theme.color.textMuted, textWrap: 'pretty' });

export const facts = style({
  width: '100%',
  marginBlockStart: theme.space.hair,
  '@container': {
    '(min-width: 38em)': {
      selectors: { [`${root}:only-child:not(${withPicture}) > &`]: { gridArea: '1 / 2 / span 4' } },
    },
  },
});
