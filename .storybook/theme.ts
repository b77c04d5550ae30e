import { create } from 'storybook/theming/create';
import { mark } from '../packages/brand/src/look/arch.ts';
import { color as colors } from '../packages/brand/src/look/colors.ts';
import { drawingMarkup } from '../packages/brand/src/look/drawingMarkup.ts';
import { radius } from '../packages/brand/src/look/shape.ts';
import {
  systemFonts as fallbackFontFamily,
  families as fontFamily,
} from '../packages/brand/src/look/type.ts';

const color = colors.day;

const name = 'Elevate design system';

const logo = `<svg viewBox="${mark.viewBox}" width="20" height="25" aria-hidden="true">${drawingMarkup(mark, { main: 'currentColor', accent: color.line })}</svg>`;

/** Storybook's theme in the look of the design system, for the manager and the docs pages. */
export const storybookTheme = create({
  base: 'light',
  // Storybook renders the title as HTML if there is no `brandImage`.
  brandTitle: `<span style="display:flex;align-items:center;gap:10px;font:500 21px/1.1 ${fontFamily.display},${fallbackFontFamily.display.replaceAll("'", '')};letter-spacing:-0.01em">${logo}${name}</span>`,
  fontBase: `'${fontFamily.text}', ${fallbackFontFamily.text}`,
  colorPrimary: color.action,
  colorSecondary: color.action,
  appBg: color.groundTinted,
  appContentBg: color.ground,
  appPreviewBg: color.ground,
  appHoverBg: color.ground,
  appBorderColor: color.lineInverse,
  appBorderRadius: radius.medium,
  textColor: color.text,
  textMutedColor: color.textMuted,
  textInverseColor: color.textInverse,
  barBg: color.groundRaised,
  barTextColor: color.textMuted,
  barHoverColor: color.textAccent,
  barSelectedColor: color.textAccent,
  inputBg: color.groundRaised,
  inputBorder: color.fieldLine,
  inputTextColor: color.text,
  inputBorderRadius: radius.small,
  buttonBg: color.groundRaised,
  buttonBorder: color.lineInverse,
  booleanBg: color.groundTinted,
  booleanSelectedBg: color.groundRaised,
});
