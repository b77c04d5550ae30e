import { brand } from '@elevate/brand';
import { color } from '@elevate/brand/colors';
import { type Locale, locales, localizedPath, sourceLocale } from '@elevate/languages';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listedPages } from './cards/cards.ts';
import { addressesOf, routes } from './routes/routes.ts';

const feedTitle = msg`Inspirations`;

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Every address of the site with its alternates (https://www.sitemaps.org/protocol.html, and https://developers.google.com/search/docs/specialty/international/localized-versions). */
function sitemap(): string {
  const entries = routes.flatMap((route) =>
    addressesOf(route).flatMap((path) =>
      locales.map((locale) => {
        const alternates = [
          ...locales.map((other) => [other, other] as const),
          ['x-default', sourceLocale] as const,
        ]
          .map(
            ([hreflang, other]) =>
              `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${brand.origin}${localizedPath(path, other)}"/>`,
          )
          .join('');
        return `<url><loc>${brand.origin}${localizedPath(path, locale)}</loc>${alternates}</url>`;
      }),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The articles, newest first (RSS 2.0). */
function feed(locale: Locale, i18n: I18n): string {
  const home = brand.origin + localizedPath('/blog', locale);
  const items = listedPages
    .flatMap(({ kind, href, card: { title, text, published } }) =>
      kind === 'article' && title && published ? [{ href, title, text, published }] : [],
    )
    .toSorted((a, b) => b.published.localeCompare(a.published))
    .map(({ href, title, text, published }) => {
      const address = brand.origin + localizedPath(href, locale);
      return `<item><title>${escapeXml(i18n._(title))}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(published).toUTCString()}</pubDate><description>${escapeXml(i18n._(text))}</description></item>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${i18n._(feedTitle)} | ${brand.name}`)}</title><link>${home}</link><description>${escapeXml(brand.tagline)}</description><language>${locale}</language>
<atom:link href="${brand.origin}${localizedPath('/blog/feed.xml', locale)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

const securityTextPath = '/.well-known/security.txt';

const robots = `User-agent: *
Allow: /
Disallow: /functions/

Sitemap: ${brand.origin}/sitemap.xml
`;

/** Days. RFC 9116, section 2.5.5, recommends less than a year. */
const securityTextLifetime = 360;

/** Where to report a vulnerability (RFC 9116). It expires unless the site is built again. */
function securityText(): string {
  const expires = new Date(`${import.meta.env.VITE_BUILD_DATE}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + securityTextLifetime);
  return `Contact: mailto:${brand.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${brand.origin}${securityTextPath}
`;
}

const manifest = JSON.stringify({
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: color.day.ground,
  theme_color: color.day.ground,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Sitemap, robots.txt, security.txt, manifest and feeds, by path below the public folder. */
export const siteFiles = (i18n: (locale: Locale) => I18n): Record<string, string> => ({
  'sitemap.xml': sitemap(),
  'robots.txt': robots,
  [securityTextPath.slice(1)]: securityText(),
  'manifest.webmanifest': manifest,
  ...Object.fromEntries(
    locales.map((locale) => [
      localizedPath('/blog/feed.xml', locale).slice(1),
      feed(locale, i18n(locale)),
    ]),
  ),
});
