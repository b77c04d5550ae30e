import { media } from './media.ts';
import { focusRule, forcedFocusRule } from './rules.ts';
import { resetStyle } from './style.ts';
import { theme } from './theme.css.ts';

/** Hyphenates words of ten letters or more, with at least four letters on either side. */
const hyphenation = {
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
  // Safari's names for the same.
  WebkitHyphenateLimitBefore: '4',
  WebkitHyphenateLimitAfter: '4',
} as Record<string, string>;

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });

resetStyle('html', {
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: `color-mix(in srgb, ${theme.color.line} 30%, transparent)`,
  // Keeps link targets and focused fields out from under the fixed header.
  scrollPaddingTop: `calc(${theme.headerHeight} + ${theme.space.medium})`,
  // Room for the focus ring.
  scrollPaddingBottom: theme.space.medium,
});

resetStyle('body', {
  margin: 0,
  background: theme.color.ground,
  color: theme.color.text,
  fontFamily: theme.fontFamily.text,
  fontSize: theme.textSize.standard,
  fontWeight: theme.fontWeight.text,
  lineHeight: theme.textLine.standard,
  // German compounds can be wider than a narrow screen. Words without hyphenation break anywhere.
  ...hyphenation,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

resetStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
});
resetStyle('fieldset', { border: 0, minWidth: 0 });
// A hyphen would change the address.
resetStyle('a[href^="mailto:"], a[href^="tel:"]', { hyphens: 'none' });
resetStyle('img, svg, picture, video', { display: 'block', maxWidth: '100%' });
resetStyle('img, video', { height: 'auto' });
resetStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
resetStyle('a', { color: 'inherit' });
resetStyle('address', { fontStyle: 'normal' });
resetStyle('[hidden]', { display: 'none' });
resetStyle('main:focus', { outline: 'none' });
resetStyle('::selection', { background: theme.color.selection, color: theme.color.onSelection });

resetStyle(':focus-visible', { ...focusRule, '@media': { [media.forcedColors]: forcedFocusRule } });

resetStyle('*, *::before, *::after', {
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto !important' as 'auto' } },
});
