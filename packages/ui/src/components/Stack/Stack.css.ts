import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const gap = variants({
  xsmall: { gap: theme.space.xsmall },
  small: { gap: theme.space.small },
  medium: { gap: theme.space.medium },
  large: { gap: theme.space.large },
  xlarge: { gap: theme.space.xlarge },
});

export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  stretch: { alignItems: 'stretch' },
});
