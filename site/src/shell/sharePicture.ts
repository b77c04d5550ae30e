import { brand } from '@elevate/brand';
import type { Locale } from '@elevate/languages';
import { pageAddresses, pageNameAt } from '../routes/pageNames.ts';

/** In px, as the networks ask for it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The file's address below the public folder. `npm run share-pictures` makes it. */
export const sharePictureFile = (pageName: string, locale: Locale): string =>
  `/share/${pageName}.${locale}.jpg`;

/** The address of the picture that is shown where a page is shared: the home page's, where it has none. */
export function sharePictureAt(tableAddress: string, locale: Locale): string {
  const name = pageNameAt(tableAddress);
  return brand.origin + sharePictureFile(pageAddresses.has(name) ? name : 'home', locale);
}
