import type { Locale } from '@elevate/languages';
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

const attempts = 4;
const firstDelay = 250;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Address of a compiled catalog; `scope` is `shell` or the name of a page's folder. */
function catalogAddress(scope: string, locale: Locale): string {
  const folder = scope === 'shell' ? '../shell' : `../pages/${scope}`;
  const address = addresses[`${folder}/locales/${locale}.json`];
  if (!address) throw new Error(`No catalog of ${scope} in ${locale}`);
  return address;
}

/**
 * Loads a catalog, with retries after a delay that doubles each time, from 250 ms
 * (docs/product.md, section 7).
 * @throws the last attempt's error.
 */
export async function fetchCatalog(scope: string, locale: Locale): Promise<Messages> {
  const address = catalogAddress(scope, locale);
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const { messages } = (await response.json()) as { messages: Messages };
      return messages;
    } catch (error) {
      if (attempt === attempts) throw error;
      await pause(firstDelay * 2 ** (attempt - 1));
    }
  }
}
