import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** What a page has animated by view transitions: the names of each that ran. */
declare global {
  interface Window {
    transitions: string[][];
  }
}

const tour = '/golden-triangle-tour';

const card = (page: Page, href = tour) =>
  page.getByRole('main').locator(`a[href="${href}"]`).last();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const transitions = (page: Page) => page.evaluate(() => window.transitions);

/** Notes the names of every view transition that runs, and ends it at once. */
function watchTransitions() {
  window.transitions = [];
  const start = document.startViewTransition.bind(document);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- has to be serialized with the function
  const note = async (transition: ViewTransition) => {
    await transition.ready;
    const parts = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
    const names = parts.flatMap(
      (part) => /^::view-transition-group\((.+)\)$/.exec(part)?.[1] ?? [],
    );
    window.transitions.push(names.toSorted());
    transition.skipTransition();
  };
  document.startViewTransition = (update) => {
    const transition = start(update);
    // One that is skipped has nothing to note.
    note(transition).catch(() => {});
    return transition;
  };
}

/** Opens a list of cards where everything is loaded, because the visitor comes back from the page of one. */
async function openCards(page: Page, from = '/', href = tour) {
  await page.goto(from);
  await hydrated(page);
  const code = page.waitForResponse(/\/growArch-/);
  await card(page, href).hover();
  await code;
  await card(page, href).click();
  await expect(page).toHaveURL(href);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(card(page, href)).toBeVisible();
  // The first visit may have had one.
  await page.evaluate(() => {
    window.transitions = [];
  });
}

async function expectOnTour(page: Page) {
  await expect(page).toHaveURL(tour);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test.describe('with view transitions', () => {
  test.beforeEach(({ page }) => page.addInitScript(watchTransitions));

  for (const [what, open] of [
    ['a click', (page: Page) => card(page).click()],
    ['Enter', (page: Page) => card(page).press('Enter')],
  ] as const) {
    test(`the arch of a card grows into the hero of its page after ${what}`, async ({ page }) => {
      await openCards(page);
      await open(page);
      await expectOnTour(page);
      await expect.poll(() => transitions(page)).toEqual([['arch', 'root']]);
      // A name is a stacking context, and has to be unique.
      await expect(page.locator('[style*=view-transition-name]')).toHaveCount(0);
    });
  }

  test('the picture of an article grows too', async ({ page }) => {
    await openCards(page, '/blog', '/blog/forest-bathing');
    await card(page, '/blog/forest-bathing').click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => transitions(page)).toEqual([['arch', 'root']]);
  });

  test('Back, a link without a picture and the language cut', async ({ page }) => {
    await openCards(page);
    await card(page).click();
    await expect.poll(() => transitions(page)).toHaveLength(1);
    await page.goBack();
    await expect(heading(page)).not.toHaveText(/Golden/);
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(heading(page)).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await transitions(page)).toHaveLength(1);
  });

  test('a click for another tab opens one', async ({ page, context }) => {
    await openCards(page);
    const other = context.waitForEvent('page');
    await card(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await other).toHaveURL(tour);
    await expect(page).toHaveURL('/');
    expect(await transitions(page)).toEqual([]);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('pages cut', async ({ page }) => {
      await openCards(page);
      await card(page).click();
      await expectOnTour(page);
      expect(await transitions(page)).toEqual([]);
    });
  });
});

test('the page comes where view transitions throw', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('no view transitions today');
    };
  });
  await openCards(page);
  await card(page).click();
  await expectOnTour(page);
});

test('the page comes where there are no view transitions', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openCards(page);
  await card(page).click();
  await expectOnTour(page);
});
