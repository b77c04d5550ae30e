import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
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
