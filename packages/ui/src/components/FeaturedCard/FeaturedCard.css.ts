import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as card } from '../Card/Card.css.ts';

const row = style({
  selectors: { '&&': { display: 'grid', gap: 0 } },
  background: theme.color.groundRaised,
  border: hairline,
  borderRadius: theme.radius.medium,
  '@media': { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
});

export const root = `${card} ${row}`;

export const picture = style({ overflow: 'hidden', display: 'grid' });

descendantStyle(`${picture} img`, {
  '@media': { [media.fromDesktop]: { height: '100%', minHeight: '26rem' } },
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  padding: `${theme.space.large} ${theme.space.medium}`,
  '@media': {
    [media.fromTablet]: { padding: theme.space.large },
    [media.fromDesktop]: { padding: theme.space.xlarge },
  },
});
