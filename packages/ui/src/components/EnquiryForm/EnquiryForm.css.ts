import { media } from '../../styles/media.ts';
import { gridRule, hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import * as chips from '../Chips/Chips.css.ts';

export const root = style({
  ...gridRule(),
  gap: theme.space.medium,
  padding: `${theme.space.large} ${theme.space.medium}`,
  background: theme.color.groundRaised,
  border: hairline,
  borderRadius: theme.radius.medium,
  '@media': {
    [media.fromTablet]: { padding: `calc(${theme.space.large} * 1.4)`, gap: theme.space.large },
    [media.fromDesktop]: { padding: theme.space.xlarge },
    print: { display: 'none' },
  },
});

// Until the chips of the address are there: they are not in prerendered HTML, and nothing moves when they appear.
const isAwaited = 'html[data-about] &';

export const about = style({
  display: 'contents',
  selectors: { [isAwaited]: { display: 'block', containerType: 'inline-size' } },
});

export const aboutRoom = style({
  display: 'contents',
  selectors: { [isAwaited]: { display: 'block', minHeight: chips.height.oneColumn } },
  '@container': {
    [chips.inColumns]: { selectors: { [isAwaited]: { minHeight: chips.height.twoColumns } } },
  },
});

// On phones the button is full width, for an easy tap.
export const action = style({
  display: 'grid',
  '@media': { [media.fromTablet]: { justifyContent: 'start' } },
});

export const pair = style({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
});
