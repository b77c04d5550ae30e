import type { Page } from '@playwright/test';
import { addressesOf, routes } from '../../site/src/routes/routes.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The pictures that a page fetches, in their order, before it has loaded and after. */
function watchPictures(page: Page) {
  const fetched = { early: [] as string[], late: [] as string[] };
  let hasLoaded = false;
  page.on('request', (request) => {
    const [, file] = /\/pictures\/(.*)$/.exec(request.url()) ?? [];
    if (file !== undefined) fetched[hasLoaded ? 'late' : 'early'].push(file);
  });
  page.on('load', () => {
    hasLoaded = true;
  });
  return fetched;
}

const isHero = (file: string) => file.startsWith('hero-');
/** hero-dawn-1280.0a1b2c3d.avif without its version. */
const unversioned = (file: string) => file.replace(/\.[0-9a-f]{8}/, '');

const withoutPicture = new Set(['/contact', '/privacy-policy', '/terms-of-service']);
const withPicture = routes
  .flatMap((route) => addressesOf(route).known)
  .filter((path) => !withoutPicture.has(path));

for (const { screen, viewport, suffix } of [
  { screen: 'a wide screen', viewport: { width: 1280, height: 900 }, suffix: '-1280.avif' },
  { screen: 'a phone', viewport: { width: 390, height: 844 }, suffix: '-portrait-480.avif' },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('home fetches one file of its first hero picture, and of each other when its turn comes', async ({
      page,
    }) => {
      const { early, late } = watchPictures(page);
      const fetched = () => [...early, ...late].filter(isHero).map(unversioned);
      const files = ['dawn', 'himalaya', 'backwater', 'desert', 'ghats'].map(
        (name) => `hero-${name}${suffix}`,
      );
      await page.clock.install();
      await page.goto('/', { waitUntil: 'load' });
      await hydrated(page);
      await page.clock.runFor(50);
      await page.getByRole('button', { name: 'Pause the pictures' }).waitFor();
      await page.clock.runFor(4900);
      expect(fetched()).toEqual(files.slice(0, 1));
      await page.clock.runFor(100);
      // The second is shown as soon as it has come; then the third is asked for.
      await expect.poll(fetched).toEqual(files.slice(0, 3));
      await page.clock.runFor(5000);
      await expect.poll(fetched).toEqual(files.slice(0, 4));
      await page.clock.runFor(5000);
      await expect.poll(fetched).toEqual(files);
    });

    for (const path of withPicture) {
      test(`${path} names its first picture in the head, and fetches it once`, async ({ page }) => {
        const { early, late } = watchPictures(page);
        await page.goto(path, { waitUntil: 'load' });
        await hydrated(page);
        const first = page.getByRole('main').locator('img[fetchpriority=high]');
        const address = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
        const file = address.replace(/^.*\/pictures\//, '');
        expect(early[0]).toBe(file);
        expect([...early, ...late].filter((other) => other === file)).toHaveLength(1);
        const preloads = await page
          .locator('head > link[rel=preload][as=image]')
          .evaluateAll((links: HTMLLinkElement[]) =>
            links
              .filter(({ media }) => matchMedia(media).matches)
              .map(({ type, imageSrcset, fetchPriority }) => ({
                type,
                imageSrcset,
                fetchPriority,
              })),
          );
        expect(preloads).toEqual([
          {
            type: 'image/avif',
            fetchPriority: 'high',
            imageSrcset: expect.stringContaining(file),
          },
        ]);
      });
    }
  });
}

for (const path of ['/', '/yoga-retreats', '/blog', '/blog/forest-bathing']) {
  test(`${path}: pictures have their colour and their place before they come`, async ({
    page,
    watch,
  }) => {
    watch.expectConsole(/Failed to load resource/);
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    for (const picture of await page.getByRole('main').locator('picture').all()) {
      const place = await picture.locator('img').boundingBox();
      const ground = picture.locator('xpath=../*[local-name()="svg"]');
      expect(place?.height).toBeGreaterThan(100);
      expect(await ground.boundingBox()).toEqual(place);
      await expect(ground.locator('rect')).toHaveAttribute('fill', /^#[0-9a-f]{6}$/);
    }
  });
}

for (const width of [360, 390, 412, 768, 1024, 1440]) {
  test(`at ${width} px a picture's file is as large as it stands, within a twentieth`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/',
      '/blog',
      '/contact',
      '/golden-triangle-tour',
      '/blog/forest-bathing',
      '/de/spa-wellness',
    ]) {
      await page.goto(path);
      await hydrated(page);
      const misfits = await page.locator('main picture img').evaluateAll(async (images) => {
        const found: string[] = [];
        for (const image of images as HTMLImageElement[]) {
          image.loading = 'eager';
          await image.decode();
          const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image;
          // Of a picture with `sizes` the natural width is what they say; cut at its sides, it is drawn wider.
          const drawn = Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight);
          // One that fills the screen's width is as high as its words, or a share of the screen.
          const fillsScreen = image.parentElement?.querySelector('source')?.sizes === '95vw';
          const needed = fillsScreen ? offsetWidth : drawn;
          const share = naturalWidth / needed;
          if (share < 0.945 || share > 1.15) {
            found.push(`${image.currentSrc}: ${naturalWidth} of ${Math.round(needed)} px`);
          }
        }
        return found;
      });
      expect(misfits, path).toEqual([]);
    }
  });
}
