import type { PictureId } from '@elevate/artwork';
import { brand } from '@elevate/brand';
import { addressLocale, type Locale, routePath } from '@elevate/languages';
import {
  notFoundAddress,
  notFoundRoute,
  prerenderedAddress,
  routeAt,
  routes,
  type SiteRoute,
} from './routes/routes.ts';

/** In px, as the networks recommend. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** A page's folder, and the last part of its address where one folder has several pages: `retreat-1`. */
function pageName({ name, kind, path, catchAllPath }: SiteRoute): string {
  if (kind !== 'retreat' && catchAllPath === undefined) return name;
  const address = catchAllPath ?? path;
  return `${name}-${address.slice(address.lastIndexOf('/') + 1)}`;
}

const pages = [
  ...routes.map((route) => ({ route, address: prerenderedAddress(route) })),
  { route: notFoundRoute, address: notFoundAddress },
];

/** Every page that has a share picture, by its name: where it is, and which picture it shows. */
export const sharedPages: ReadonlyMap<string, { address: string; picture: PictureId }> = new Map(
  pages.flatMap(({ route, address }) => {
    const { picture } = route;
    return picture ? [[pageName(route), { address, picture }]] : [];
  }),
);

/** The file's address below the public folder. `npm run share-pictures` makes it. */
export const sharePictureFile = (page: string, locale: Locale): string =>
  `/share/${page}.${locale}.jpg`;

/** The URL of the picture that networks show for an address, in its language. */
export function sharePictureUrl(address: string): string {
  const name = pageName(routeAt(routePath(address)));
  const page = sharedPages.has(name) ? name : 'home';
  return brand.origin + sharePictureFile(page, addressLocale(address));
}
