import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  paddingBlock: theme.space.section,
  paddingInline: theme.space.gutter,
});

export const tone = variants({
  plain: {},
  tinted: { background: theme.color.groundTinted },
  deep: { background: theme.color.groundDeep, color: theme.color.textInverse },
});

export const column = style({ marginInline: 'auto', minWidth: 0 });

export const width = variants({
  text: { maxWidth: theme.width.text },
  standard: { maxWidth: theme.width.standard },
  wide: { maxWidth: theme.width.wide },
});
