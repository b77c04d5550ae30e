import { onGround } from '../../styles/ground.css.ts';
import { textRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
  maxWidth: theme.measure,
  ...textRule('small'),
  textWrap: 'pretty',
  color: onGround.error,
  // An empty note takes no gap. Not `display: none`, which would hide it from screen readers.
  selectors: { '&:empty': { position: 'absolute' } },
});
descendantStyle(`${root} > svg`, { marginBlockStart: '0.15em' });
