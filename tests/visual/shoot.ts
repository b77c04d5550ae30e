import type { Browser, Page } from '@playwright/test';
import { type Mode, viewports } from '../../.storybook/modes.ts';
import type { Shot } from './plan.ts';

/** Storybook's `storyFinished` event, sent after the play function. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): [Finished] | undefined } | undefined;
}

/** The same date in both pictures. */
const day = new Date('2026-02-14T06:00:00Z');

async function open(page: Page, origin: string, { story, mode }: Shot): Promise<void> {
  const globals = [
    `locale:${mode.locale}`,
    `viewport:${mode.viewport}`,
    // The stories' own tests run axe. Here it would take half of the time.
    'a11y.manual:!true',
  ].join(';');
  await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'));
  const hasFailed = await page.evaluate(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status === 'error',
  );
  if (!hasFailed) return;
  const words = await page.locator('#error-message, #error-stack').allTextContents();
  throw new Error(`The story fails: ${words.join('\n')}`);
}

/** Loads what waits to be in view, and finishes animations. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
  });
}

/** Takes screenshots of stories, each in its own document. Reuses pages, which are slow to create. */
export class Camera {
  readonly #browser: Browser;
  readonly #pages = new Map<string, Promise<Page>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async #makePage({ locale, viewport, prefersReducedMotion }: Mode): Promise<Page> {
    const { width, height } = viewports[viewport].styles;
    const page = await this.#browser.newPage({
      viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
      reducedMotion: prefersReducedMotion ?? 'no-preference',
      locale: locale === 'de' ? 'de-DE' : 'en-GB',
      timezoneId: 'Europe/Berlin',
    });
    await page.clock.setFixedTime(day);
    return page;
  }

  /** Takes a full-page screenshot of a story, as a PNG. @param origin of its Storybook */
  async shoot(origin: string, shot: Shot): Promise<Buffer> {
    const key = `${origin} ${shot.modeName}`;
    const making = this.#pages.get(key) ?? this.#makePage(shot.mode);
    this.#pages.set(key, making);
    const page = await making;
    // A play function waits for one second, which a busy machine may exceed: it gets a second attempt.
    await open(page, origin, shot).catch(() => open(page, origin, shot));
    await settle(page);
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  }
}
