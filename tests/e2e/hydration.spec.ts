import { join } from 'node:path';
import { preview } from 'vite';
import { localizedPath } from '../../packages/languages/src/index.ts';
import { addressedRoutes, addressesOf } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const port = 5006;

const addresses = addressedRoutes
  .flatMap((route) => addressesOf(route).known)
  .flatMap((path) => [path, localizedPath(path, 'de')])
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

test('a press that comes while the page comes to life does not hurry it, and is answered', async ({
  page,
}) => {
  await page.goto('/');
  // As on a slow phone: in many slices, with room for a press between them.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const states = await page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) => {
        const { dataset } = document.documentElement;
        const { port1, port2 } = new MessageChannel();
        const pressSoon = () => port2.postMessage(undefined);
        port1.addEventListener('message', () => {
          const root = document.getElementById('root');
          const isHydrating = Object.keys(root ?? {}).some((key) => key.startsWith('__react'));
          if (!isHydrating) {
            pressSoon();
            return;
          }
          const before = 'ready' in dataset;
          const field = document.querySelector('main input[type=email]');
          for (const type of ['pointerdown', 'keydown', 'textInput', 'input']) {
            field?.dispatchEvent(new Event(type, { bubbles: true }));
          }
          document.querySelector<HTMLElement>('header button[lang]')?.click();
          resolve([before, 'ready' in dataset]);
        });
        port1.start();
        dispatchEvent(new Event('pointermove'));
        pressSoon();
      }),
  );
  expect(states).toEqual([false, false]);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
