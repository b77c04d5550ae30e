import { wrapRule } from '../../styles/rules.ts';
import { sidewaysRule } from '../../styles/sideways.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { look, picture } from '../Card/Card.css.ts';

export const root = style({ containerType: 'inline-size' });

const gap = 'clamp(1.75rem, 3.5cqi, 3.25rem)';

// Flex instead of grid: an incomplete row can be centred.
export const list = style({
  ...wrapRule(`${theme.space.small} ${gap}`),
  justifyContent: 'center',
  '@container': { '(min-width: 36em)': { rowGap: theme.space.xlarge } },
  listStyleType: '""',
  selectors: { '&[data-align=start]': { justifyContent: 'start' } },
});

// 0.01 px less, so that rounding does not push the last card to the next row.
const share = (count: number) => `calc((100% - ${count - 1} * ${gap}) / ${count} - 0.01px)`;

descendantStyle(`${list} > *`, {
  flex: '0 0 100%',
  '@container': {
    '(min-width: 36em)': { flexBasis: share(2) },
    '(min-width: 38em)': { flexBasis: share(3) },
  },
});

// Thumbnails are in a row that scrolls sideways where it does not fit.
const isSideways = '(max-width: 37.99em)';
descendantStyle(`${list}:has(> ${look.thumbnail})`, {
  ...sidewaysRule,
  '@container': {
    [isSideways]: { flexWrap: 'nowrap', justifyContent: 'start', columnGap: theme.space.medium },
  },
});
// On a phone of 390 px, two are whole and the edge of a third looks in.
descendantStyle(`${list} > ${look.thumbnail}`, {
  '@container': { [isSideways]: { flexBasis: '9.25rem' } },
});
descendantStyle(`${list} > ${look.thumbnail} > ${picture}`, {
  '@container': { [isSideways]: { width: '100%' } },
});
