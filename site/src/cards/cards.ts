import { pictureNamed } from '@elevate/artwork';
import type { PictureSource } from '@elevate/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { addressesOf, type RouteKind, routes } from '../routes/routes.ts';

/** What a page's `card.ts` says of it wherever it is listed. Its words are in the shell's catalog. */
export interface CardWords {
  title: MessageDescriptor;
  /** One or two sentences. */
  text: MessageDescriptor;
  /** What the card's picture shows. */
  alt: MessageDescriptor;
  /** A short fact beside the title, such as '7 Days / 6 Nights'. */
  meta?: MessageDescriptor;
  /** An article's category. */
  category?: MessageDescriptor;
  /** The day an article was published, as 2024-03-15. */
  published?: string;
}

export interface SiteCard {
  name: string;
  href: string;
  title: string;
  text: string;
  alt: string;
  meta?: string;
  category?: string;
  published?: string;
  picture: PictureSource;
}

const words = import.meta.glob<CardWords>('../pages/*/card.ts', { eager: true, import: 'card' });

const listed = routes.flatMap((route) => {
  const card = words[`../pages/${route.name}/card.ts`];
  const href = addressesOf(route).known[0] ?? route.path;
  if (!card) return [];
  return [{ route, card, href, picture: pictureNamed(route.name) }];
});

/** The pages that have a card, in the route table's order and the page's language. */
export function useCards(choose: { kind: RouteKind } | { names: readonly string[] }): SiteCard[] {
  const { i18n } = useLingui();
  const chosen =
    'kind' in choose
      ? listed.filter(({ route }) => route.kind === choose.kind)
      : listed.filter(({ route }) => choose.names.includes(route.name));
  return chosen.map(({ route, card, href, picture }) => ({
    name: route.name,
    href,
    title: i18n._(card.title),
    text: i18n._(card.text),
    alt: i18n._(card.alt),
    picture,
    ...(card.meta && { meta: i18n._(card.meta) }),
    ...(card.category && { category: i18n._(card.category) }),
    ...(card.published && { published: card.published }),
  }));
}

/** The card of one page. @throws when the page has none. */
export function useCard(name: string): SiteCard {
  const [card] = useCards({ names: [name] });
  if (!card) throw new Error(`The page ${name} has no card.ts, or is not in the route table`);
  return card;
}
