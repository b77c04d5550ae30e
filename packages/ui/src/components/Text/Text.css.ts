import { onGround } from '../../styles/ground.css.ts';
import { textRule } from '../../styles/rules.ts';
import { style, variants } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({ margin: 0, maxWidth: theme.measure, textWrap: 'pretty' });

export const size = variants({
  small: textRule('small'),
  standard: textRule('standard'),
  // A lead has only a few lines: balances their lengths.
  large: { ...textRule('large'), textWrap: 'balance' },
});

export const tone = variants({ default: {}, muted: { color: onGround.muted } });

export const align = variants({
  start: {},
  center: { marginInline: 'auto', textAlign: 'center', textWrap: 'balance' },
});
