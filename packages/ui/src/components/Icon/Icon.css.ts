import { style } from '../../styles/style.ts';

export const root = style({ flex: 'none', width: '1.25em', height: '1.25em' });
