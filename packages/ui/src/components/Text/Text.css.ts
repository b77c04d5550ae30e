import { onGround } from '../../styles/ground.css.ts';
import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ margin: 0, maxWidth: theme.measure, textWrap: 'pretty' });

export const size = variants({
  small: { fontSize: theme.textSize.small, lineHeight: theme.textLine.small },
  standard: { fontSize: theme.textSize.standard, lineHeight: theme.textLine.standard },
  // A lead has only a few lines: balances their lengths.
  large: { fontSize: theme.textSize.large, lineHeight: theme.textLine.large, textWrap: 'balance' },
});

export const tone = variants({ default: {}, muted: { color: onGround.muted } });

export const align = variants({
  start: {},
  center: { marginInline: 'auto', textAlign: 'center', textWrap: 'balance' },
});
