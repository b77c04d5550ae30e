import { media } from '../../styles/media.ts';
import { hairline } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  // On phones a frame would take room from the words.
  '@media': {
    [media.fromTablet]: {
      padding: `${theme.space.large} clamp(1.25rem, 3vw, 2.25rem)`,
      background: theme.color.groundRaised,
      border: hairline,
      borderRadius: theme.radius.medium,
    },
  },
});
