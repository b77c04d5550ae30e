import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ color: theme.color.line, overflow: 'visible' });

export const rule = style({
  display: 'flex',
  alignItems: 'flex-end',
  color: theme.color.line,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockEnd: `${theme.line.hair} solid currentColor`,
    },
  },
});

export const ruleArch = style({ flex: 'none', width: '7.5rem', height: '2.75rem' });

export const door = style({ fill: theme.color.line });
