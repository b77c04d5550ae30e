import { style } from '../../styles/style.ts';
import { theme } from '../../styles/theme.css.ts';

export const root = style({
  // Aligns the icon with the text above it.
  marginInlineStart: `calc(${theme.space.xsmall} * -1)`,
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const icon = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
