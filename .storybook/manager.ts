import display from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2';
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { families as fontFamily } from '../packages/brand/src/look/type.ts';
import { storybookTheme } from './theme.ts';

// The manager does not load the design system's stylesheet.
for (const [family, file, weight] of [
  [fontFamily.display, display, '500'],
  [fontFamily.text, text, '200 900'],
] as const) {
  document.fonts.add(new FontFace(family, `url(${file})`, { weight }));
}

addons.setConfig({ theme: storybookTheme, sidebar: { showRoots: true } });
