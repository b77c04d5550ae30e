import display from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2';
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { fontFamily } from '../packages/ui/src/tokens/index.ts';
import { storybookTheme } from './theme.ts';

// The manager does not load the design system's stylesheet.
for (const [family, file, weight] of [
  [fontFamily.display, display, '500'],
  [fontFamily.text, text, '200 900'],
] as const) {
  document.fonts.add(new FontFace(family, `url(${file})`, { weight }));
}

const synonyms = JSON.parse(document.getElementById('synonyms')?.textContent ?? '{}') as Record<
  string,
  string[]
>;

/** Adds the synonyms of components to what the sidebar's search looks for: `anchors`, the headings of a page. */
function Synonyms() {
  const api = useStorybookApi();
  const { index } = useStorybookState();
  useEffect(() => {
    for (const entry of Object.values(index ?? {})) {
      const words = entry.type === 'docs' ? synonyms[entry.title] : undefined;
      if (!words) continue;
      const anchors = words.map((title) => ({ id: '', title }));
      void api.updateDocs(entry.id, { anchors });
    }
  }, [api, index]);
  return null;
}

addons.register('synonyms', () => {
  addons.add('synonyms', { type: types.TOOL, title: 'Synonyms', render: Synonyms });
});

addons.setConfig({
  theme: storybookTheme,
  sidebar: { showRoots: true },
  // Controls and checks open beside the canvas, where they leave a phone its height.
  layout: { panelPosition: 'right', showPanel: false },
});
