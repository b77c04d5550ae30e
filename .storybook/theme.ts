import { create } from 'storybook/theming/create';
import { archMark } from '../packages/ui/src/components/Arch/archMark.ts';
import { color, fallbackFontFamily, fontFamily, radius } from '../packages/ui/src/tokens/index.ts';

const name = 'Elevate design system';

const sign = `<svg viewBox="-10 -18 120 150" width="20" height="25" fill="none" aria-hidden="true"><path d="${archMark.arch}" stroke="currentColor" stroke-width="9"/><path d="${archMark.door.path}" transform="${archMark.door.transform}" fill="${color.textAccent}"/></svg>`;

/** Storybook in the look of the house: around the stories, and on the pages of the docs. */
export const storybookTheme = create({
  base: 'light',
  // HTML, as Storybook takes it where there is no picture.
  brandTitle: `<span style="display:flex;align-items:center;gap:10px;font:500 21px/1.1 ${fontFamily.display},${fallbackFontFamily.display.replaceAll("'", '')};letter-spacing:-0.01em">${sign}${name}</span>`,
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
