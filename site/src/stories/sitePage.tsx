import { type Locale, localizedPath } from '@elevate/languages';
import type { StoryContext } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { App } from '../App.tsx';
import { Catalogs } from '../parts/catalogs.ts';
import { fetchCatalog } from '../parts/fetchCatalog.ts';
import { importPart } from '../parts/importPart.ts';
import { PartLoader } from '../parts/PartLoader.ts';
import { routeAt } from '../routes/routes.ts';
import type { Site } from '../SiteContext.ts';

type Settings = Pick<StoryContext, 'globals' | 'parameters'>;

const pathOf = ({ parameters }: Settings) => parameters['path'] as string;

/** Loads the code and words of the page at `parameters.path`, in the toolbar's language. */
export async function loadSitePage(context: Settings): Promise<{ site: Site }> {
  const locale = context.globals['locale'] as Locale;
  const catalogs = new Catalogs(fetchCatalog);
  const partLoader = new PartLoader({ catalogs, importPart, reloadOnChunkError: async () => {} });
  await partLoader.load(routeAt(pathOf(context)).name, locale);
  return { site: { catalogs, partLoader, drafts: {}, removePrerenderedHead: () => {} } };
}

/** Renders the whole page that `loadSitePage` has loaded. */
export function renderSitePage(_args: object, context: StoryContext) {
  const locale = context.globals['locale'] as Locale;
  const path = pathOf(context);
  return (
    <MemoryRouter initialEntries={[localizedPath(path, locale)]}>
      <App site={context.loaded['site'] as Site} />
    </MemoryRouter>
  );
}

/**
 * A whole page has landmarks and a heading: all of axe's rules apply but one. The button at the foot of a phone's screen
 * rests on links that scroll out from under it; tests/e2e/accessibility.spec.ts checks their size without it.
 */
export const pageRules = { config: { rules: [{ id: 'target-size', enabled: false }] } };

/** Fails if the page scrolls horizontally. */
export async function expectNoOverflow(context: Settings): Promise<void> {
  const { scrollWidth } = document.documentElement;
  const folder = `site/src/pages/${routeAt(pathOf(context)).name}`;
  await expect(scrollWidth, folder).toBeLessThanOrEqual(window.innerWidth);
}
