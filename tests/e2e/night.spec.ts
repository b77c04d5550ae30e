import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ colorScheme: 'dark', javaScriptEnabled: false });

/** Opens a page, and lists the drawings it requests. */
async function drawingsOf(page: Page, path: string): Promise<string[]> {
  const drawings = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) drawings.add(pathname);
  });
  await page.goto(path);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  return [...drawings];
}

async function expectDrawings(page: Page, isExpected: (file: string) => boolean) {
  for (const path of ['/', '/retreats', '/golden-triangle-tour', '/blog/mindful-travel']) {
    const drawings = await drawingsOf(page, path);
    expect(drawings.length, path).toBeGreaterThan(1);
    expect(
      drawings.filter((file) => !isExpected(file)),
      path,
    ).toEqual([]);
  }
}

const isOfNight = (file: string) => file.endsWith('.night.svg');

for (const width of [390, 1440]) {
  test(`a dark scheme gets its pictures alone, each once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await expectDrawings(page, isOfNight);
  });
}

test('forced colours keep the day of a picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expectDrawings(page, (file) => !isOfNight(file));
});
