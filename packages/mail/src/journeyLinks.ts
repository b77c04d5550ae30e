import { brand } from '@elevate/brand';
import { type About, type Journey, journeys, journeysIn, journeyTitle } from '@elevate/enquiry';
import { type Locale, localizedPath } from '@elevate/languages';
import type { Block } from './letter.ts';

/** The journeys of an enquiry, each with a link to where the site shows it; none where it names none. */
export function journeyLinks(about: About | undefined, label: string, locale: Locale): Block[] {
  const links = journeysIn(about).map((id) => {
    const { path = '/retreats' }: Journey = journeys[id];
    return { label: journeyTitle(id, locale), href: brand.origin + localizedPath(path, locale) };
  });
  return links.length > 0 ? [{ kind: 'links', label, links }] : [];
}
