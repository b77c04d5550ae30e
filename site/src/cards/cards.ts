import { type Picture, pictures } from '@elevate/artwork';
import { type Journey, type JourneyId, journeys } from '@elevate/enquiry';
import { journeyTitle } from '@elevate/enquiry/journeyTitles';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RouteKind, routes } from '../routes/routes.ts';

/**
 * The words of a page's card, in the `card.ts` of its folder, or a retreat's in `<id>.card.ts`. They are in
 * the shell's catalog.
 */
export interface CardText {
  /** @default a journey's title in packages/enquiry */
  title?: MessageDescriptor;
  /** One or two sentences. */
  text: MessageDescriptor;
  /** What the card's picture shows. */
  alt: MessageDescriptor;
  /** An article's category. */
  category?: MessageDescriptor;
  /** The day an article was published, as 2024-03-15. */
  published?: string;
}

export interface SiteCard {
  id: string;
  journey?: JourneyId;
  href: string;
  title: string;
  text: string;
  alt: string;
  /** A journey's length where it is fixed, such as '7 Days / 6 Nights'. */
  meta?: string;
  category?: string;
  published?: string;
  picture: Picture;
}

const texts = import.meta.glob<CardText>('../pages/*/{card,*.card}.ts', {
  eager: true,
  import: 'card',
});

/** The pages that have a card, in the route table's order. */
export const listedPages = routes.flatMap((route) => {
  const { name, kind, journey, path: href } = route;
  const file = kind === 'retreat' ? `${journey}.card.ts` : 'card.ts';
  const card = texts[`../pages/${name}/${file}`];
  if (!card) {
    if (kind === 'retreat')
      throw new Error(`Add site/src/pages/${name}/${file}, the card of ${href}`);
    return [];
  }
  if (!route.picture) throw new Error(`The route ${name} has a card.ts and needs a picture`);
  return [{ id: journey ?? name, kind, journey, card, href, picture: pictures[route.picture] }];
});

/**
 * The pages that have a card, in the page's language: of a kind in the route table's order, or by their ids in the
 * given order. An id is a journey's, or the name of an article's folder.
 * @throws when an id has no card.
 */
export function useCards(selection: { kind: RouteKind } | { ids: readonly string[] }): SiteCard[] {
  const { t, i18n } = useLingui();
  const selected =
    'kind' in selection
      ? listedPages.filter(({ kind }) => kind === selection.kind)
      : selection.ids.flatMap((id) => listedPages.filter((page) => page.id === id));
  if ('ids' in selection && selected.length < selection.ids.length) {
    const known = listedPages.map(({ id }) => id).join(', ');
    throw new Error(`There is no card for one of ${selection.ids.join(', ')}. There are ${known}`);
  }
  return selected.map(({ id, journey, card, href, picture }) => {
    const title = card.title ? i18n._(card.title) : journey && journeyTitle(journey, i18n);
    if (title === undefined) throw new Error(`The card of ${id} needs a title`);
    const { days, nights }: Partial<Journey> = journey ? journeys[journey] : {};
    return {
      id,
      href,
      title,
      text: i18n._(card.text),
      alt: i18n._(card.alt),
      picture,
      ...(journey && { journey }),
      ...(days && nights && { meta: t`${days} Days / ${nights} Nights` }),
      ...(card.category && { category: i18n._(card.category) }),
      ...(card.published !== undefined && { published: card.published }),
    };
  });
}

/** The card of one journey or article. @throws when it has none. */
export function useCard(id: string): SiteCard {
  const [card] = useCards({ ids: [id] });
  if (!card) throw new Error(`There is no card for ${id}`);
  return card;
}
