import { lozengeRule } from '../../styles/rules.ts';
import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gap: `${theme.space.small} ${theme.space.xlarge}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyleType: '""',
  '@container': { '(min-width: 40em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  textWrap: 'pretty',
  '::before': {
    ...lozengeRule,
    position: 'absolute',
    insetBlockStart: `calc(${theme.textLine.standard} * 0.5em - 0.25rem)`,
    insetInlineStart: '0.25rem',
  },
});
