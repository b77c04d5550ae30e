import { media } from '../../styles/media.ts';
import { wrapRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { action as headerAction } from '../Header/Header.css.ts';
import { bar as pageBar } from '../Page/Page.css.ts';
import { region as toasts } from '../Toasts/Toasts.css.ts';

export const bar = style({
  position: 'fixed',
  zIndex: theme.layer.header,
  insetInline: 0,
  insetBlockEnd: 0,
  ...wrapRule(`${theme.space.hair} ${theme.space.large}`),
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: theme.space.gutter,
  paddingBlockStart: theme.space.xsmall,
  paddingBlockEnd: `max(${theme.space.xsmall}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${theme.line.hair} solid ${theme.color.line}`,
  background: theme.color.groundRaised,
  boxShadow: theme.shadow.floating,
  '@media': { [media.fromTablet]: { paddingBlock: theme.space.small, gap: theme.space.large } },
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minWidth: 0,
  maxWidth: '100%',
});

export const picture = style({
  flex: 'none',
  width: '2.25rem',
  '@media': {
    [media.fromTablet]: { width: '2.75rem' },
    // The words need the room.
    [`not ${media.fromTablet}`]: { selectors: { '&:nth-child(3)': { display: 'none' } } },
  },
});

export const text = style({
  minWidth: 0,
  overflow: 'hidden',
  fontSize: theme.textSize.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = style({ marginInlineEnd: '0.35em', fontWeight: theme.fontWeight.strong });

export const actions = style({ ...wrapRule(theme.space.xsmall), justifyContent: 'center' });

// At the end of the page, below what has the focus, and below a toast.
// 120 px; grows faster than the text, because the actions wrap when that is large.
const height = 'calc(14rem - 104px)';
const heightFromTablet = '5.5rem';
export const room = style({
  height,
  '@media': { [media.fromTablet]: { height: heightFromTablet }, print: { display: 'none' } },
});
descendantStyle(`html:has(${bar})`, {
  scrollPaddingBottom: height,
  '@media': { [media.fromTablet]: { scrollPaddingBottom: heightFromTablet } },
});
descendantStyle(`html:has(${bar}):has(${toasts})`, { scrollPaddingBottom: '17rem' });
descendantStyle(`body:has(${bar}) ${toasts}`, {
  insetBlockEnd: height,
  '@media': { [media.fromTablet]: { insetBlockEnd: heightFromTablet } },
});

// The bar replaces the actions of `Page` and `Header`.
descendantStyle(`body:has(${bar}) ${pageBar}`, { display: 'none' });
descendantStyle(`body:has(${bar}) ${headerAction}`, { visibility: 'hidden' });
