import { withTimeoutAndRetry } from '@elevate/backend-client';
import { type Locale, sourceLocale } from '@elevate/languages';
import type { Messages } from '@lingui/core';

const addresses = {
  ...import.meta.glob<string>('../shell/locales/*.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../pages/*/locales/*.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
};

/**
 * Address of a compiled catalog, or of the source's where a language has none yet; `scope` is `shell` or
 * the name of a page's folder.
 */
function catalogAddress(scope: string, locale: Locale): string {
  const folder = scope === 'shell' ? '../shell' : `../pages/${scope}`;
  const address =
    addresses[`${folder}/locales/${locale}.json`] ??
    addresses[`${folder}/locales/${sourceLocale}.json`];
  if (!address) throw new Error(`No catalog of ${scope}`);
  return address;
}

/**
 * Loads a catalog: four attempts, after delays that double from 250 ms (docs/product.md, section 7).
 * @throws the last attempt's error.
 */
export function fetchCatalog(scope: string, locale: Locale): Promise<Messages> {
  const address = catalogAddress(scope, locale);
  return withTimeoutAndRetry(
    async (signal) => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const { messages } = (await response.json()) as { messages: Messages };
      return messages;
    },
    { attempts: 4, firstDelay: 250 },
  );
}
