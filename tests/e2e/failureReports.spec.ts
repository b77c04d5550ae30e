/** The switch of failure reports. The site of the first test is its own; the emulated function logs the reports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { build, type Plugin, type PreviewServer, preview } from 'vite';
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts';
import { hydrated, test } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const port = 5008;

/** Sets the switch in the brand file. */
const switchedOn: Plugin = {
  name: 'failure-reports-on',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/packages/brand/src/brand.ts')) return undefined;
    const on = code.replace('failureReports: false', 'failureReports: true');
    if (on === code) throw new Error('The brand has no switch of that form');
    return on;
  },
  // As site/build.ts does: a report names the build by its entry.
  transformIndexHtml: (html, { chunk }) =>
    html.replace('<html', `<html data-entry="/${chunk?.fileName}"`),
};

async function serveSwitchedOn(): Promise<PreviewServer> {
  const outDir = join(root, '.cache/site-failure-reports');
  const shared = { configFile: join(root, 'site/vite.config.ts'), logLevel: 'error' } as const;
  await build({
    ...shared,
    define: { 'import.meta.env.VITE_FAILURE_REPORTS': 'true' },
    plugins: [switchedOn],
    build: { outDir },
  });
  const policy = contentSecurityPolicy({ appCheck: undefined, failureReports: true }, '');
  return preview({
    ...shared,
    build: { outDir },
    preview: {
      port,
      strictPort: true,
      host: 'localhost',
      // Chromium heeds `report-to` over https only, and then ignores `report-uri`.
      headers: { 'Content-Security-Policy': policy.replace(/; report-to .*/, '') },
    },
  });
}

interface LogLine {
  severity: string;
  message: string;
  serviceContext: { service: string; version?: string };
  code: string;
}

/** The reports in the log of the emulators. */
const readReports = (): LogLine[] =>
  readFileSync(join(root, '.cache/stack.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('ReportedErrorEvent'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as LogLine);

const typed = 'anna.vogt@example.org';

async function subscribe(page: Page): Promise<void> {
  const newsletter = page.locator('form#newsletter-footer [name=email]');
  await newsletter.fill(typed);
  await newsletter.press('Enter');
}

base('switched on, what fails is logged by its place, without what was typed', async ({ page }) => {
  const server = await serveSwitchedOn();
  try {
    // The emulator starts a function with its first call, which takes long on a busy machine.
    const logOf = (code: string) =>
      expect.poll(() => readReports().filter((line) => line.code === code), { timeout: 90_000 });
    const facts = {
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      severity: 'WARNING',
      browser: 'Chrome',
    };
    const version = expect.stringMatching(/^\d{4}-\d\d-\d\d\.[\w-]{8}$/) as unknown;
    const ours = { ...facts, serviceContext: { service: 'site', version }, locale: 'en' };

    await page.goto(`http://localhost:${port}/about?name=${typed}#${typed}`);
    await hydrated(page);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await logOf('policy').toMatchObject([
      {
        ...facts,
        message: 'PolicyViolation: style-src-attr blocked inline',
        context: { reportLocation: { filePath: '/about', functionName: 'style-src-attr' } },
      },
    ]);

    await page.route('**/functions/send-newsletter-email', (route) =>
      route.fulfill({ status: 500 }),
    );
    await subscribe(page);
    await logOf('call-unknown').toMatchObject([
      {
        ...ours,
        message: expect.stringMatching(
          /^CallError: call-unknown\n {4}at \/assets\/[\w-]+\.js:\d+:\d+/,
        ),
        route: 'about',
      },
    ]);

    // Neither the page's code nor, after it, the page itself arrives.
    await page.route('**/assets/ContactPage*', (route) => route.abort());
    await page.route('**/contact', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page couldn’t be loaded',
    );
    await logOf('page').toMatchObject([{ ...ours, route: 'contact' }]);

    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
      // Articles format their dates with it.
      Object.defineProperty(Intl, 'DateTimeFormat', {
        value: function fail() {
          throw new RangeError(text);
        },
      });
    }, typed);
    await page.getByRole('banner').getByRole('link', { name: 'Inspirations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t working');
    await logOf('render').toMatchObject([
      {
        ...ours,
        message: expect.stringMatching(/^RangeError: render\n {4}at \/assets\/[\w-]+\.js:\d+:\d+/),
        route: 'blog',
      },
    ]);

    await page.goto(`http://localhost:${port}/privacy-policy`);
    await expect(page.getByText(/your browser reports it to this site/)).toBeVisible();

    await page.route('**/assets/client-*', (route) => route.abort());
    await page.goto(`http://localhost:${port}/about`);
    await logOf('start').toMatchObject([
      {
        ...ours,
        message: 'TypeError: start',
        context: { reportLocation: { filePath: 'about', functionName: 'start' } },
      },
    ]);

    expect(readReports()).toHaveLength(5);
    expect(JSON.stringify(readReports())).not.toContain('anna');
  } finally {
    await server.close();
  }
});

test('switched off, nothing is sent, served or said of it', async ({ page, watch }) => {
  watch.expectConsole(/status of 500|Content Security Policy/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const response = await page.goto('/about');
  expect(response?.headers()).not.toHaveProperty('reporting-endpoints');
  expect(response?.headers()['content-security-policy']).not.toContain('report');
  await hydrated(page);
  await page.route('**/functions/send-newsletter-email', (route) => route.fulfill({ status: 500 }));
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await subscribe(page);
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible();
  expect(requests.filter((address) => address.includes('report'))).toEqual([]);
  await page.goto('/privacy-policy');
  await expect(page.getByText(/your browser reports it/)).toHaveCount(0);
});
