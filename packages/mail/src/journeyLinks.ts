import { brand } from '@elevate/brand';
import { type About, type Journey, journeys, journeysIn, journeyTitle } from '@elevate/enquiry';
import { type Locale, localizedPath } from '@elevate/languages';
import type { Block } from './letter.ts';

/** The journeys of an enquiry, and where the site shows each. */
export const journeyPages = (about: About | undefined, locale: Locale) =>
  journeysIn(about).map((id) => {
    // One without a page has a card on the overview.
    const { path = `/retreats#${id}` }: Journey = journeys[id];
    return { title: journeyTitle(id, locale), link: brand.origin + localizedPath(path, locale) };
  });

/** The journeys of an enquiry as links; none where it names none. */
export function journeyLinks(about: About | undefined, label: string, locale: Locale): Block[] {
  const links = journeyPages(about, locale).map(({ title, link }) => ({
    label: title,
    href: link,
  }));
  return links.length > 0 ? [{ kind: 'links', label, links }] : [];
}
