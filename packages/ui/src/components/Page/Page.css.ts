import { createVar } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { touchRule } from '../../styles/rules.ts';
import { descendantStyle, style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';
import { root as articleHeader } from '../ArticleHeader/ArticleHeader.css.ts';
import { root as hero } from '../Hero/Hero.css.ts';
import { root as carousel } from '../HeroCarousel/HeroCarousel.css.ts';
import { region as toasts } from '../Toasts/Toasts.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  paddingBlockStart: theme.headerHeight,
  '@media': { print: { display: 'block', minHeight: 0, paddingBlockStart: 0 } },
});

export const skipLink = style({
  ...touchRule,
  position: 'fixed',
  insetBlockStart: theme.space.xsmall,
  insetInlineStart: theme.space.xsmall,
  zIndex: theme.layer.skipLink,
  paddingInline: theme.space.medium,
  background: theme.color.action,
  color: theme.color.onAction,
  fontWeight: theme.fontWeight.strong,
  ':hover': { background: theme.color.actionHovered },
  ':active': { background: theme.color.actionPressed },
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' } },
  '@media': { print: { display: 'none' } },
});

export const main = style({
  overflowX: 'clip',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  background: theme.color.ground,
  '@media': {
    [media.forcedColors]: { background: 'none' },
    print: { display: 'block', background: 'none' },
  },
});

const barHeight = createVar();

/**
 * At the bottom of a phone's screen once the hero has left it. Sticky from a place that is one screen below the
 * hero: it takes no room in the page, and needs no script.
 */
export const bar = style({
  vars: { [barHeight]: `calc(3.75rem + env(safe-area-inset-bottom, 0px))` },
  // After the hero and before all else; last in the DOM, as it is on the screen.
  order: -1,
  flex: 'none',
  position: 'sticky',
  zIndex: theme.layer.header,
  insetBlockStart: `calc(100dvh - ${barHeight})`,
  display: 'grid',
  alignItems: 'center',
  height: barHeight,
  // Without a hero: once the first screen has gone.
  marginBlock: `calc(200svh - ${theme.headerHeight} - ${barHeight}) calc(${theme.headerHeight} - 200svh)`,
  paddingInline: theme.space.gutter,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: `${theme.line.hair} solid ${theme.color.line}`,
  background: theme.color.groundRaised,
  boxShadow: theme.shadow.floating,
  '@media': {
    [media.lowScreen]: {
      vars: { [barHeight]: `calc(3.25rem + env(safe-area-inset-bottom, 0px))` },
    },
    [media.fromDesktop]: { display: 'none' },
    print: { display: 'none' },
  },
});

descendantStyle(`${bar} > *`, {
  '@media': { [media.fromTablet]: { justifySelf: 'center', width: 'min(100%, 24rem)' } },
});

const first = `:is(${hero}, ${carousel}, ${articleHeader})`;
// Their children take part in the order.
descendantStyle(`${main} > article`, { '@media': { screen: { display: 'contents' } } });
descendantStyle(`${main} > ${first}, ${main} > article > ${first}`, { order: -2 });
descendantStyle(`${main}:has(${first}) > ${bar}`, {
  marginBlock: `calc(100svh - ${theme.headerHeight}) calc(${theme.headerHeight} - 100svh - ${barHeight})`,
});

// Ends with the page's content: the footer slides over it. With the focus it is in view anywhere.
descendantStyle(`${main}:has(> ${bar}):not(:has(> ${bar} :focus-visible))`, { overflowY: 'clip' });

// Nothing above it but the header.
descendantStyle(`${main} > section:first-child`, {
  '@media': { screen: { paddingBlockStart: `min(${theme.space.section}, 5svh)` } },
});

const onPhones = `screen and (max-width: 56.24em)`;
const room = '4.75rem';
// Below what has the focus, and below a toast.
descendantStyle(`html:has(${bar})`, { '@media': { [onPhones]: { scrollPaddingBottom: room } } });
descendantStyle(`body:has(${bar}) ${toasts}`, {
  '@media': { [onPhones]: { insetBlockEnd: room } },
});
descendantStyle(`html:has(${bar}):has(${toasts})`, {
  '@media': { [onPhones]: { scrollPaddingBottom: '15rem' } },
});
