import { onGround } from '../../styles/ground.css.ts';
import { across, gridRule, hairline, pressedGround, textRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

const gap = theme.space.medium;
const inColumns = '(min-width: 30em)';

export const root = style({ containerType: 'inline-size', borderBlock: hairline });

export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap,
  minHeight: theme.size.field,
  paddingBlock: theme.space.small,
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.textSize.standard,
  lineHeight: theme.textLine.small,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: theme.radius.small,
  ':hover': { color: onGround.accent },
  ':active': { background: pressedGround },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const secondary = style({
  display: 'block',
  color: onGround.muted,
  fontWeight: theme.fontWeight.text,
  '@container': { [inColumns]: { display: 'inline' } },
});

export const rows = style({ ...gridRule(), gap, paddingBlock: `${theme.space.small} ${gap}` });
descendantStyle(`${rows} > output`, textRule('small'));
// Not `display: none`: a status has to be there before its text is, to be announced.
descendantStyle(`${rows} > output:empty`, { position: 'absolute' });

export const row = style({ ...gridRule(), gap, alignItems: 'start' });

const columns = (count: number) => ({ '@container': { [inColumns]: across(count) } });
export const template = variants({ even: columns(2), narrowWide: columns(3) });
descendantStyle(`${template.narrowWide} > :last-child`, {
  '@container': { [inColumns]: { gridColumn: 'span 2' } },
});
