import { globalStyle } from '@vanilla-extract/css';
import { displayRule, textRule } from '../styles/rules.ts';
import { theme } from '../styles/theme.css.ts';

// Storybook's styles are in no layer, so these are not either. Stories within a page keep their own styles.
const page = '.sbdocs.sbdocs-content';
const own = ':not(.sb-unstyled, .sb-unstyled *)';

const display = {
  ...displayRule,
  textTransform: 'none',
  color: theme.color.text,
  border: 0,
} as const;

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: theme.color.ground,
  padding: `${theme.space.xlarge} ${theme.space.gutter} ${theme.space.section}`,
});
globalStyle(page, {
  maxWidth: '60rem',
  fontFamily: theme.fontFamily.text,
  color: theme.color.text,
});
globalStyle(`${page} h1${own}`, {
  ...display,
  fontSize: theme.headingSize.large,
  lineHeight: theme.headingLine.large,
  margin: `0 0 ${theme.space.medium}`,
});
globalStyle(`${page} h2${own}`, {
  ...display,
  fontSize: theme.headingSize.medium,
  lineHeight: theme.headingLine.medium,
  margin: `${theme.space.xlarge} 0 ${theme.space.small}`,
  padding: 0,
});
globalStyle(`${page} h3${own}`, {
  ...display,
  fontSize: theme.headingSize.small,
  lineHeight: theme.headingLine.small,
  margin: `${theme.space.large} 0 ${theme.space.xsmall}`,
});
globalStyle(`${page} :is(p, li, dd)${own}`, {
  maxWidth: theme.measure,
  ...textRule('standard'),
  color: theme.color.text,
});
globalStyle(`${page} p${own}`, { margin: `0 0 ${theme.space.medium}` });
globalStyle(`${page} li${own}`, { margin: `${theme.space.hair} 0` });
// The lead below a title.
globalStyle(`${page} h1${own} + p`, {
  ...textRule('large'),
  color: theme.color.textMuted,
  marginBlockEnd: theme.space.large,
});
globalStyle(`${page} a${own}`, {
  color: theme.color.textAccent,
  textDecoration: 'underline',
  textDecorationThickness: theme.line.hair,
  textUnderlineOffset: '0.2em',
});
globalStyle(`${page} table${own}`, {
  width: '100%',
  margin: `${theme.space.medium} 0 ${theme.space.large}`,
  fontSize: theme.textSize.small,
  borderCollapse: 'collapse',
});
globalStyle(`${page} table${own} tr`, { background: 'none', border: 0 });
globalStyle(`${page} table${own} :is(th, td)`, {
  padding: `${theme.space.xsmall} ${theme.space.medium} ${theme.space.xsmall} 0`,
  border: 0,
  borderBlockEnd: `${theme.line.hair} solid ${theme.color.lineInverse}`,
  textAlign: 'start',
  verticalAlign: 'top',
  color: theme.color.text,
});
globalStyle(`${page} table${own} th`, {
  fontWeight: theme.fontWeight.strong,
  color: theme.color.textMuted,
});

globalStyle(`${page} :not(pre) > code${own}`, {
  padding: `0 ${theme.space.hair}`,
  border: 0,
  borderRadius: theme.radius.small,
  background: theme.color.groundTinted,
  color: 'inherit',
  fontSize: '0.85em',
});

// Storybook's own parts keep the day's colours: give them those of the toolbar's scheme.
globalStyle(`${page} :is(.sbdocs-preview, .docblock-source)`, {
  background: theme.color.groundRaised,
  color: theme.color.text,
});
const table = `${page} .docblock-argstable`;
globalStyle(`${table} tbody > tr > *, ${table} :is(select, textarea, input, button)`, {
  background: theme.color.groundRaised,
});
globalStyle(`${table} :is(th, td, td *)`, { color: theme.color.text });
const contents = '.sbdocs.sbdocs-wrapper aside';
globalStyle(`${contents} h2, ${contents} .toc-list-item.toc-list-item > a`, {
  color: theme.color.text,
});
