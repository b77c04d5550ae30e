import { addons } from 'storybook/manager-api';
import display from '../packages/brand/.cache/fonts/display-core-normal.woff2';
import text from '../packages/brand/.cache/fonts/text-core-normal.woff2';
import { families, weight } from '../packages/brand/src/look/type.ts';
import { storybookTheme } from './theme.ts';

// The manager does not load the brand's stylesheet.
for (const [family, file, range] of [
  [families.display, display, String(weight.display)],
  [families.text, text, `${weight.text} ${weight.strong}`],
] as const) {
  document.fonts.add(new FontFace(family, `url(${file})`, { weight: range }));
}

addons.setConfig({ theme: storybookTheme, sidebar: { showRoots: true } });
