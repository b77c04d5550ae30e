import type { Page } from '@playwright/test';
import { expect, hydrated, templates, test } from './fixtures.ts';

/** Records the picture files that a page requests, in their order. */
function watchPictures(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/pictures\/(.*)$/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  return files;
}

const withoutPicture = new Set(['/contact', '/privacy-policy', '/terms-of-service']);

/** Checks that the page's first picture is requested before any other one, and once: it is what the page preloads. */
async function expectFirst(page: Page, path: string, files: string[]) {
  const first = page.getByRole('main').locator('img[fetchpriority=high]');
  const address = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  const file = address.replace(/^.*\/pictures\//, '');
  expect(files[0], path).toBe(file);
  expect(
    files.filter((other) => other === file),
    path,
  ).toHaveLength(1);
}

for (const { screen, viewport } of [
  { screen: 'a wide screen', viewport: { width: 1280, height: 900 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a page requests its first picture first, and once', async ({ page }) => {
      const requests = watchPictures(page);
      for (const path of templates.filter((template) => !withoutPicture.has(template))) {
        requests.length = 0;
        await page.goto(path);
        await hydrated(page);
        await expectFirst(page, path, requests);
      }
    });
  });
}

test.describe('without scripts', () => {
  // With motion, the pictures of a row wait until it is near.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('pictures have their colour and size before they load', async ({ page, watch }) => {
    watch.expectConsole(/Failed to load resource/);
    await page.route('**/pictures/**', (route) => route.abort());
    for (const path of ['/', '/yoga-retreats', '/blog', '/blog/forest-bathing']) {
      await page.goto(path);
      for (const picture of await page.getByRole('main').locator('picture').all()) {
        const box = await picture.locator('img').boundingBox();
        const ground = picture.locator('xpath=../*[local-name()="svg"]');
        expect(box?.height).toBeGreaterThan(60);
        expect(await ground.boundingBox()).toEqual(box);
        await expect(ground.locator('rect')).toHaveAttribute('fill', /^#[0-9a-f]{6}$/);
      }
    }
  });
});
