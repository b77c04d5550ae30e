import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Locale, routePath, sourceLocale } from '../../packages/languages/src/index.ts';
import { routeAt } from '../../site/src/routes/routes.ts';

export { expect };

interface Watch {
  /** Console lines that do not fail the test. */
  expectConsole: (pattern: RegExp) => void;
}

/** Where the pages are made whose addresses are in the first lines of errors, and the page that was open last. */
function foldersOf(errors: readonly { message?: string }[], url: string): string {
  const addresses = errors.flatMap(
    ({ message = '' }) => message.split('\n', 1)[0]?.match(/(?<![\w.:/])\/[\w/-]*/g) ?? [],
  );
  const names = [...addresses, new URL(url).pathname].map(
    (address) => routeAt(routePath(address)).name,
  );
  return [...new Set(names)]
    .map((name) => `site/src/pages/${name}/ (translations in locales/)`)
    .join('\n');
}

/** An unexpected console error or warning, an uncaught exception or a request to another host fails a test. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use, testInfo) => {
      const expected: RegExp[] = [];
      const unexpected: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        unexpected.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => unexpected.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') {
          unexpected.push(`foreign request: ${request.url()}`);
        }
      });
      await use({ expectConsole: (pattern) => expected.push(pattern) });
      const left = unexpected.filter((line) => !expected.some((pattern) => pattern.test(line)));
      if (testInfo.errors.length > 0 || left.length > 0) {
        const body = foldersOf(testInfo.errors, page.url());
        await testInfo.attach('open', { body, contentType: 'text/plain' });
      }
      expect(left).toEqual([]);
    },
    { auto: true },
  ],
});

/** The team's address on the pages and in the emulators (functions/.env.demo-elevate). */
export const team = 'hello@example.com';

/** One address of each template. A fault of a template shows on any page that uses it. */
export const templates = [
  '/',
  '/retreats',
  '/retreats/1',
  '/yoga-retreats',
  '/golden-triangle-tour',
  '/blog',
  '/blog/ayurveda-dosha',
  '/contact',
  '/before-you-go',
  '/privacy-policy',
] as const;

/** A tag for what the length of words decides: English, which has short ones, is left to `npm run check`. */
export const slowInEnglish = (locale: Locale) => (locale === sourceLocale ? ' @slow' : '');

/** Waits until the page is hydrated. Polls from here, since a test may have stopped the page's clock. */
export const hydrated = (page: Page) =>
  expect(async () => {
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(true);
  }).toPass({ intervals: [50, 100, 200], timeout: 60_000 });

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Holds the requests of a pattern. @returns a function that lets them go on */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** The headings that are seen, in any frame of any document, and the documents that are requested. */
export async function watchPage(page: Page) {
  const shown = new Set<string>();
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'document') documents.push(pathname + search);
  });
  await page.exposeFunction('report', (text: string) => shown.add(text));
  await page.addInitScript(() => {
    const look = () => {
      const seen = document.querySelector('h1');
      if (seen?.checkVisibility())
        (window as unknown as { report: (text: string) => void }).report(seen.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { shown, documents };
}

/** Violations of WCAG 2.2 AA and of axe's best practices, with their elements; contrast has tests of its own. */
export async function findViolations(page: Page): Promise<string[]> {
  // The button at the foot of a phone's screen rests on links that scroll out from under it.
  const foot = page.locator('main > div:last-child:has(> a:only-child)');
  const show = (display: string) =>
    foot.evaluateAll((bars, value) => {
      for (const { style } of bars as HTMLElement[]) style.display = value;
    }, display);
  await show('none');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // contrast.spec.ts says what measures it.
    .disableRules('color-contrast')
    // The pages have no frames. Without this, axe opens another page to merge the results of frames.
    .setLegacyMode()
    .analyze();
  await show('');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A unique address, by which a test finds its mails. */
export const uniqueAddress = (name: string) =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

export const enquiry = {
  name: 'Anna Vogt',
  phone: '+49 30 901820',
  message: 'We would like to see Rajasthan in November, two of us, without long drives.',
};

/** Fills the enquiry form, in any language. */
export async function fillEnquiryForm(
  page: Page,
  email: string,
  overrides: Partial<typeof enquiry> = {},
) {
  const { name, phone, message } = { ...enquiry, ...overrides };
  const form = page.locator('form#contact');
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=message]').fill(message);
  return form;
}

/**
 * Moves the page's clock on, as if a person had filled in the enquiry form: one that is filled in within two seconds
 * counts as a bot's, and is not acknowledged.
 */
export const spendHumanTime = (page: Page) => page.clock.fastForward(30_000);
