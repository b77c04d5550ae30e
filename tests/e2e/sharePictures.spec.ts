import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../packages/languages/src/index.ts';
import { pageAddresses } from '../../site/src/routes/pageNames.ts';
import { expect, test } from './fixtures.ts';

const file = join(import.meta.dirname, '../../site/sharePictures.json');
const record = JSON.parse(readFileSync(file, 'utf8')) as Record<
  string,
  { title: Record<Locale, string> }
>;

for (const locale of locales) {
  test(`every page has a share picture with its own title (${locale})`, async ({ page }) => {
    for (const [name, address] of pageAddresses) {
      const html = await (
        await page.request.get(address, { headers: { 'Accept-Language': locale } })
      ).text();
      const head = await page.evaluate((source) => {
        const { head: parsed } = new DOMParser().parseFromString(source, 'text/html');
        const contentOf = (property: string) =>
          parsed.querySelector(`[property="${property}"]`)?.getAttribute('content') ?? '';
        return { title: contentOf('og:title'), image: contentOf('og:image') };
      }, html);
      expect(head.title).toBe(`${record[name]?.title[locale]} | Elevate Your Journey`);
      const picture = await page.request.get(new URL(head.image).pathname);
      expect(picture.status(), head.image).toBe(200);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    }
  });
}
