import { withTimeoutAndRetry } from '@elevate/backend-client';
import type { Locale } from '@elevate/languages';
import type { Messages } from '@lingui/core';
import { catalogIn } from './catalogs.ts';

const addresses = import.meta.glob<string>(
  ['../shell/locales/*.json', '../pages/**/locales/*.json'],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Milliseconds for all attempts together. */
const catalogTimeout = 20_000;

/**
 * Loads a catalog: four attempts, after delays that double from 250 ms (docs/product.md, section 9).
 * @throws the last attempt's error, or a `TimeoutError`.
 */
export function fetchCatalog(scope: string, locale: Locale): Promise<Messages> {
  const address = catalogIn(addresses, '..', scope, locale);
  return withTimeoutAndRetry(
    async (signal) => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const { messages } = (await response.json()) as { messages: Messages };
      return messages;
    },
    { attempts: 4, firstDelay: 250, timeout: catalogTimeout },
  );
}
