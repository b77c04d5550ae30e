import { media } from '../../styles/media.ts';
import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ width: '100%', maxWidth: '34rem', textAlign: 'start' });

export const tone = variants({
  default: {},
  inverse: { color: theme.color.textInverse },
});

export const label = variants({
  default: {},
  inverse: { color: theme.color.textInverseAccent },
});

export const row = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall });

export const rowLayout = variants({
  inline: {
    '@media': { [media.fromTablet]: { flexDirection: 'row', alignItems: 'stretch' } },
  },
  stacked: { alignItems: 'flex-start' },
});

export const input = variants({
  default: {},
  inverse: {
    background: 'transparent',
    borderColor: theme.color.fieldLineInverse,
    color: theme.color.textInverse,
    '::placeholder': { color: theme.color.textInverseMuted },
    selectors: {
      '&:hover:not(:disabled)': { borderColor: theme.color.textInverseAccent },
      '&[aria-invalid="true"]': {
        borderColor: theme.color.errorInverse,
        backgroundImage: `linear-gradient(${theme.color.errorInverse}, ${theme.color.errorInverse})`,
        backgroundSize: '3px 100%',
        backgroundRepeat: 'no-repeat',
      },
    },
  },
});

export const hint = variants({
  default: {},
  inverse: { color: theme.color.textInverseMuted },
});
