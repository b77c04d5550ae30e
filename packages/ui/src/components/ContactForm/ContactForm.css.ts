import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  padding: `${theme.space.large} ${theme.space.medium}`,
  background: theme.color.groundRaised,
  border: hairline,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.raised,
  '@media': {
    [media.fromTablet]: { padding: `calc(${theme.space.large} * 1.4)`, gap: theme.space.large },
    [media.fromDesktop]: { padding: theme.space.xlarge },
    print: { display: 'none' },
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
