import { media } from '../../styles/media.ts';
import { wrapRule } from '../../styles/rules.ts';
import { descendantStyle, style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  ...wrapRule(theme.space.small),
  width: '100%',
  '@media': { print: { display: 'none' } },
});
descendantStyle(`${root} > *`, {
  flex: '1 1 100%',
  '@media': { [media.fromTablet]: { flex: '0 1 auto' } },
});

export const align = variants({ start: {}, center: { justifyContent: 'center' } });
