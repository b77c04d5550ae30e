import { expect, test } from './fixtures.ts';

test.describe('without scripts', () => {
  // With motion, the pictures of a row wait until it is near.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('pictures have their colour and size before they load', async ({ page, watch }) => {
    watch.expectConsole(/Failed to load resource/);
    await page.route('**/pictures/**', (route) => route.abort());
    for (const path of ['/', '/yoga-retreats', '/blog', '/blog/forest-bathing']) {
      await page.goto(path);
      for (const picture of await page.getByRole('main').locator('span > picture').all()) {
        const box = await picture.locator('img').boundingBox();
        const ground = picture.locator('xpath=../*[local-name()="svg"]');
        expect(box?.height).toBeGreaterThan(60);
        expect(await ground.boundingBox()).toEqual(box);
        await expect(ground.locator('rect')).toHaveAttribute('fill', /^(#[0-9a-f]{6}|none)$/);
      }
    }
  });
});
