import type { Page } from 'playwright';

/**
 * Loads what waits to be in view, and finishes animations.
 * @throws when that takes longer than 30 s: a picture or a font does not arrive
 */
export async function settle(page: Page): Promise<void> {
  // Not `evaluate`, which has no time-out.
  await page.waitForFunction(
    async () => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- must go to the browser with the rest
      const frames = async () => {
        // Changes made by observers after one frame are painted in the next.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      };
      const { documentElement } = document;
      // Only if there is something below: popovers may close on scroll.
      if (documentElement.scrollHeight > innerHeight) {
        for (let y = 0; y < documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await frames();
        }
        scrollTo({ top: 0, behavior: 'instant' });
      }
      // A lazy picture that scrolling down does not reach, as in a carousel, would never load.
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
      // A hidden image never loads. A failed one shows in the picture.
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
      await frames();
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish();
      }
      await frames();
      return true;
    },
    undefined,
    { timeout: 30_000 },
  );
}
