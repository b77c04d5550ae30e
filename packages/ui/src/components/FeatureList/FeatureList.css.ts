import { onGround } from '../../styles/ground.css.ts';
import { across, bulletRule, hairline, stackRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

const columnGap = 'clamp(1.75rem, 3.5cqi, 3.25rem)';

export const list = style({
  display: 'grid',
  gap: `${theme.space.small} ${columnGap}`,
  listStyleType: '""',
  '@container': {
    '(max-width: 32.99em)': { rowGap: theme.space.medium },
    '(min-width: 33em)': { rowGap: theme.space.large },
    '(min-width: 54em)': { rowGap: theme.space.xlarge },
  },
});

const two = { '(min-width: 36em)': across(2) };

export const columns = variants({
  // Short ones are side by side on phones, too.
  2: {
    ...across(2),
    columnGap: theme.space.medium,
    '@container': {
      '(max-width: 18em)': across(1),
      // Many in two narrow columns would be a crowd.
      '(max-width: 32.99em)': { selectors: { '&[data-many]': across(1) } },
      '(min-width: 33em)': { columnGap },
    },
  },
  3: { ...across(1), '@container': { ...two, '(min-width: 54em)': across(3) } },
  // Four or eight items would leave a gap in rows of three.
  4: { ...across(1), '@container': { ...two, '(min-width: 68em)': across(4) } },
});

// In two columns, the last of an odd number spans the row.
const lastOfOdd = '> :last-child:nth-child(odd)';
const wholeRow = { gridColumn: '1 / -1' };
descendantStyle(`${columns[2]} ${lastOfOdd}`, { '@container': { '(min-width: 36em)': wholeRow } });
descendantStyle(`${columns[3]} ${lastOfOdd}`, {
  '@container': { '(min-width: 36em) and (max-width: 53.99em)': wholeRow },
});

export const item = style({
  position: 'relative',
  ...stackRule(theme.space.xsmall),
  paddingBlockStart: theme.space.small,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '::before': {
    ...bulletRule,
    position: 'absolute',
    insetBlockStart: '-0.28rem',
    insetInlineStart: '0.1rem',
    background: onGround.line,
  },
});

export const text = style({ color: onGround.muted, textWrap: 'pretty' });
