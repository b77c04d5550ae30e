import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xlarge });

export const head = style({ display: 'flex', flexDirection: 'column', gap: theme.space.medium });

export const updated = style({ color: theme.color.textMuted, fontSize: theme.textSize.small });
