import { create } from 'storybook/theming/create';
import { archMark } from '../packages/ui/src/components/Arch/archMark.ts';
import { color, fallbackFontFamily, fontFamily, radius } from '../packages/ui/src/tokens/index.ts';

const name = 'Elevate design system';

const logo = `<svg viewBox="-10 -18 120 150" width="20" height="25" fill="none" aria-hidden="true"><path d="${archMark.arch}" stroke="currentColor" stroke-width="9"/><path d="${archMark.door.path}" transform="${archMark.door.transform}" fill="${color.line}"/></svg>`;

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
