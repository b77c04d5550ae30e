import { brand } from '@elevate/brand';
import { type About, type Journey, journeys, parseJourneys } from '@elevate/enquiry';
import { journeyTitle } from '@elevate/enquiry/journeyTitles';
import { type Locale, localizedPath } from '@elevate/languages';
import { createI18n } from './createI18n.ts';
import type { Block } from './EmailContent.ts';

/** The journeys of an enquiry, and where the site shows each. */
export function journeyPages(about: About | undefined, locale: Locale) {
  const i18n = createI18n(locale);
  return parseJourneys(about).map((id) => {
    // A journey without a page has a card on the overview.
    const { path = `/retreats#${id}` }: Journey = journeys[id];
    return { title: journeyTitle(id, i18n), link: brand.origin + localizedPath(path, locale) };
  });
}

/** The journeys of an enquiry as links; none where it names none. */
export function journeyLinks(about: About | undefined, label: string, locale: Locale): Block[] {
  const links = journeyPages(about, locale).map(({ title, link }) => ({
    label: title,
    href: link,
  }));
  return links.length > 0 ? [{ kind: 'links', label, links }] : [];
}
