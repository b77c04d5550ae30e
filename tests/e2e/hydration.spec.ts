import { join } from 'node:path';
import { preview } from 'vite';
import { germanAddress } from '../../site/src/routes/addresses.ts';
import { addressedRoutes, addressesOf } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const port = 5006;

const addresses = addressedRoutes
  .flatMap((route) => addressesOf(route).known)
  .flatMap((path) => [path, germanAddress(path)])
  // Vite's server, unlike Hosting, has no address without a slash for the index of a folder.
  .filter((address) => address !== '/de');

/** React's production build keeps quiet about most of what the HTML and the page disagree on. */
test('the development build hydrates every page without a warning', async ({ page }) => {
  test.slow();
  const server = await preview({
    root: join(root, 'site'),
    build: { outDir: join(root, '.cache/site-development') },
    preview: { port, strictPort: true, host: 'localhost' },
    logLevel: 'error',
  });
  try {
    for (const address of addresses) {
      await page.goto(`http://localhost:${port}${address}`);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      // Hydrated, not rendered anew: the HTML was made for this address and language.
      const stamp = await page.locator('html').getAttribute('data-address');
      expect(stamp).toBe(address);
    }
  } finally {
    await server.close();
  }
});
