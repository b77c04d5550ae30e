/** App Check's switch, in a page with only the client, and on the site. Google's answers are faked. */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, type Plugin, preview, type Rolldown } from 'vite';
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts';
import { fillContactForm, hydrated } from './fixtures.ts';
import { watchPolicy } from './watchPolicy.ts';

const origin = 'https://elevate.example';

const settings = { projectId: 'elevate', appId: '1:2:web:3', apiKey: 'key' };

/** The part of reCAPTCHA Enterprise that the SDK calls. It takes everyone for a person. */
const recaptcha = `
  let succeed;
  window.grecaptcha = { enterprise: {
    ready: (then) => then(),
    render: (_element, options) => { succeed = options.callback; },
    execute: async () => { succeed(); return 'a person'; },
  } };`;

const exchange =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/elevate/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken?key=key';

let chunks: Rolldown.OutputChunk[];

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['elevate', 'browser', 'module', 'import'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'appCheckPage.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
});

/** Opens the page. @returns its later requests, and the headers of its calls */
async function open(page: Page, query: '?on' | '') {
  const requests: string[] = [];
  const calls: Record<string, string>[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    requests.push(request.url().replace(origin, ''));
    if (url.origin !== origin) {
      if (request.url() === exchange) {
        expect(request.postDataJSON()).toEqual({ recaptcha_enterprise_token: 'a person' });
        await route.fulfill({
          json: { token: 'app-check-token', ttl: '3600s' },
          headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        });
      } else await route.fulfill({ contentType: 'text/javascript', body: recaptcha });
      return;
    }
    const chunk = chunks.find(({ fileName }) => url.pathname === `/${fileName}`);
    if (chunk) await route.fulfill({ contentType: 'text/javascript', body: chunk.code });
    else if (url.pathname === '/__/firebase/init.json') await route.fulfill({ json: settings });
    else if (url.pathname.startsWith('/functions/')) {
      calls.push(await request.allHeaders());
      await route.fulfill({ json: { result: {} } });
    } else {
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script type="module" src="/page.js"></script>',
      });
    }
  });
  await page.goto(`${origin}/${query}`);
  await page.waitForFunction(() => 'backend' in window);
  expect(requests).toEqual([`/${query}`, '/page.js']);
  return { requests: () => requests.slice(2), calls };
}

const fileOf = (module: RegExp) =>
  `/${chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))?.fileName}`;

const subscribe = (page: Page) =>
  page.evaluate(() => window.backend.invoke('send-newsletter-email', { email: 'ada@example.org' }));

test('off, nothing of Firebase is loaded, and calls have no token', async ({ page }) => {
  const { requests, calls } = await open(page, '');
  await page.evaluate(() => window.backend.prepare());
  await subscribe(page);
  expect(requests()).toEqual(['/functions/send-newsletter-email']);
  expect(calls[0]).not.toHaveProperty('x-firebase-appcheck');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('on, it is loaded with the first use of a form, and every call has its token', async ({
  page,
}) => {
  const { requests, calls } = await open(page, '?on');
  await page.evaluate(() => window.backend.prepare());
  await expect
    .poll(requests)
    .toContainEqual(
      expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/),
    );
  expect(requests()).toContain(fileOf(/@firebase\/app-check/));
  expect(requests()).toContain('/__/firebase/init.json');
  await subscribe(page);
  await subscribe(page);
  expect(requests().filter((address) => address === exchange)).toHaveLength(1);
  expect(calls.map((headers) => headers['x-firebase-appcheck'])).toEqual([
    'app-check-token',
    'app-check-token',
  ]);
  // The privacy page names these.
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name = '' }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'firebase-app-check-database',
    'firebase-heartbeat-database',
  ]);
});

/** The brand with the switch on. */
const switchedOn: Plugin = {
  name: 'app-check-on',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/packages/brand/src/brand.ts')) return undefined;
    const on = code.replace('appCheck: undefined as', "appCheck: { siteKey: 'site-key' } as");
    if (on === code) throw new Error('The brand has no switch of that form');
    return on;
  },
};

const root = join(import.meta.dirname, '../..');
const port = 5007;

/** The page's requests to other hosts, each answered with the fake. */
async function watchGoogle(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      requests.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: recaptcha });
    },
  );
  return requests;
}

test('the switch turns on what the site loads with the first use of a form, and the privacy text', async ({
  page,
}) => {
  test.slow();
  const outDir = join(root, '.cache/site-app-check');
  const shared = { configFile: join(root, 'site/vite.config.ts'), logLevel: 'error' } as const;
  await build({ ...shared, plugins: [switchedOn], build: { outDir } });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: {
      port,
      strictPort: true,
      host: 'localhost',
      headers: { 'Content-Security-Policy': contentSecurityPolicy(true) },
    },
  });
  try {
    const violations = await watchPolicy(page);
    const requests = await watchGoogle(page);
    await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: settings }));
    await page.goto(`http://localhost:${port}/privacy-policy`);
    await expect(
      page.getByText(/your browser loads reCAPTCHA Enterprise from Google/),
    ).toBeVisible();
    await expect(page.getByText('_GRECAPTCHA')).toBeVisible();
    await page.goto(`http://localhost:${port}/contact`);
    await hydrated(page);
    expect(requests).toEqual([]);
    await page.locator('form#contact [name=name]').focus();
    await expect
      .poll(() => requests)
      .toContainEqual(
        expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/),
      );
    const form = await fillContactForm(page, 'ada@example.org');
    await form.getByRole('checkbox').check();
    await form.locator('[type=submit]').click();
    await expect.poll(() => requests).toContainEqual(exchange);
    expect(violations).toEqual([]);
  } finally {
    await server.close();
  }
});

test('off, the site neither loads nor mentions it', async ({ page }) => {
  const requests = await watchGoogle(page);
  await page.goto('/privacy-policy');
  await expect(page.getByText('Your browser talks to nobody but this site.')).toBeVisible();
  await expect(page.getByText(/reCAPTCHA/)).toHaveCount(0);
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('form#contact [name=name]').focus();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});
