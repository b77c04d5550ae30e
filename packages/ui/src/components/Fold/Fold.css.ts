import { media } from '../../styles/media.ts';
import { hairline, pressedGround } from '../../styles/rules.ts';
import { descendantStyle, type Rule, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const elsewhere = 'print, (min-width: 37.5em)';

/** Where the content can be shown while it is closed. Other browsers fold it everywhere, with the control below the head. */
const whereSupported = (rule: Rule) => ({ '@supports': { 'selector(::details-content)': rule } });

// The head and the details are boxes of the layout around, except on phones.
export const root = style({
  display: 'contents',
  ...whereSupported({
    '@media': {
      [media.onPhones]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto auto',
      },
    },
  }),
});

descendantStyle(`${root} > :first-child`, {
  '@media': {
    [media.onPhones]: { gridArea: '1 / 1', alignSelf: 'center', paddingInlineEnd: '2.5rem' },
  },
});

// A heading alone needs rules to look like a control.
descendantStyle(`${root}:has(> :is(h2, h3))`, {
  '@media': { [media.onPhones]: { borderBlock: hairline, paddingBlock: theme.space.xsmall } },
});

export const details = style({
  minWidth: 0,
  ...whereSupported({
    '@media': {
      [media.onPhones]: {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridArea: '1 / 1 / span 2',
      },
      [elsewhere]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
    },
  }),
});

// Over the head.
export const summary = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'end',
  minHeight: theme.size.touch,
  // In the head's first line.
  paddingBlockStart: `calc((${theme.size.touch} - 1.25rem) / 2)`,
  paddingInlineEnd: theme.space.xsmall,
  borderRadius: theme.radius.small,
  listStyle: 'none',
  cursor: 'pointer',
  ':active': { background: pressedGround },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ...whereSupported({ '@media': { [elsewhere]: { display: 'none' } } }),
});

// A link to it shows the head, too.
export const content = style({
  scrollMarginBlockStart: '9rem',
  '@media': { [media.onPhones]: { paddingBlock: `${theme.space.small} ${theme.space.large}` } },
});
