import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Watch {
  /** Console lines that the test expects and that do not fail it. */
  expectConsole: (pattern: RegExp) => void;
}

/**
 * Every test watches its page: an error or warning in the console that it did not expect, an
 * uncaught exception, or a request to any other host fails it.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
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
      expect(unexpected.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. Asked from here: a test may have stopped the page's clock. */
export const hydrated = (page: Page) =>
  expect(async () => {
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(true);
  }).toPass({ intervals: [50, 100, 200], timeout: 60_000 });

/** What axe finds against WCAG 2.2 AA and its own best practice, with the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** An address of its own for a test, by which its mails are found. */
export const uniqueAddress = (name: string) =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

export const enquiry = {
  name: 'Anna Vogt',
  phone: '+49 30 901820',
  message: 'We would like to see Rajasthan in November, two of us, without long drives.',
};

/** Fills the contact form, in whatever language it is. */
export async function fillContactForm(
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
