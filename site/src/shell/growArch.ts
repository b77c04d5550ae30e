import { addressLocale, routePath } from '@elevate/languages';
import type { RouteLoader } from '../routes/RouteLoader.ts';
import { routeAt } from '../routes/routes.ts';

/** In ms. */
const duration = 250;

/** In ms: the screen is frozen while the loaded page renders. */
const patience = 500;

const easing = 'cubic-bezier(0.4, 0, 0.2, 1)';

const name = 'arch';

// Animations of their own, because the browser's brighten what they fade (`plus-lighter`).
const look = `
@keyframes ${name}-old { to { opacity: 0; } }
@keyframes ${name}-new { from { opacity: 0; } }
::view-transition { pointer-events: none; }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
  animation-duration: ${duration}ms;
  animation-timing-function: ${easing};
}
::view-transition-old(${name}), ::view-transition-new(${name}) {
  width: 100%;
  height: 100%;
  object-fit: cover;
  overflow: clip;
}
::view-transition-old(${name}) {
  animation-name: ${name}-old;
  animation-timing-function: ease-in;
}
::view-transition-new(${name}) { animation-name: ${name}-new; }`;

let routeLoader: RouteLoader | undefined;

/**
 * Lets the picture of a clicked card grow into the hero of its page, by a view transition. Only if the page is
 * loaded, so that no link takes longer than without it.
 */
export function growArches(loader: RouteLoader): void {
  if (!('startViewTransition' in document)) return;
  if (!routeLoader) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(look);
    document.adoptedStyleSheets.push(sheet);
    // Before React: the click waits until the browser has captured the old page.
    addEventListener('click', holdClick, { capture: true });
  }
  routeLoader = loader;
}

/** The picture of a card: its link covers it. Only if it is in view. */
function pictureOf(link: HTMLAnchorElement): HTMLImageElement | null | undefined {
  const image = link.closest(':has(picture)')?.querySelector<HTMLImageElement>('picture > img');
  if (!image) return null;
  const { x, y, width, height } = image.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === link ? image : null;
}

/** Whether a link leads to the top of another page that can be rendered without waiting. */
function isReady({ origin, pathname, hash, target }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || pathname === location.pathname || hash || target) return false;
  const locale = addressLocale(pathname);
  return routeLoader?.loaded(routeAt(routePath(pathname)), locale) !== undefined;
}

function holdClick(event: MouseEvent): void {
  // Our own click, or one for another tab.
  const { isTrusted, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!isTrusted || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const image = link && isReady(link) && pictureOf(link);
  if (!image) return;
  try {
    grow(link, image);
  } catch {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

function grow(link: HTMLAnchorElement, image: HTMLImageElement): void {
  const from = location.href;
  const card = image.closest('span') ?? image;
  const { clipPath } = getComputedStyle(card);
  let hero: HTMLElement | undefined;
  const transition = document.startViewTransition(async () => {
    card.style.viewTransitionName = '';
    // Else another navigation came first.
    if (location.href === from) {
      const gone = untilGone(link);
      link.click();
      await gone;
      if (!link.isConnected) hero = heroOfPage();
    }
    if (hero) {
      hero.style.viewTransitionName = name;
      fillWith(image.currentSrc, hero);
    } else {
      transition.skipTransition();
    }
  });
  card.style.viewTransitionName = name;
  transition.ready.then(
    () => openArch(clipPath),
    // Skipped.
    () => {},
  );
  void transition.finished.finally(() => hero?.style.removeProperty('view-transition-name'));
}

/** Resolves when the page of an element is replaced: scroll and focus are then those of the new page. */
const untilGone = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!element.isConnected) settle();
    });
    const settle = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(document, { childList: true, subtree: true });
    setTimeout(settle, patience);
  });

/** The picture on top of the page, with the words that are on it. */
function heroOfPage(): HTMLElement | undefined {
  const heading = document.querySelector('main h1');
  const hero = heading?.closest<HTMLElement>('main :has([fetchpriority=high])');
  const scene = [...(hero?.children ?? [])].find((part) => part.querySelector('picture'));
  const isBelow =
    heading && scene && heading.getBoundingClientRect().top >= scene.getBoundingClientRect().bottom;
  return isBelow && scene instanceof HTMLElement ? scene : (hero ?? undefined);
}

/** Shows the card's picture in the hero until the hero's own has loaded. */
function fillWith(address: string, hero: HTMLElement): void {
  const image = hero.querySelector('img');
  if (!image || image.complete) return;
  image.style.background = `url(${JSON.stringify(address)}) center / cover`;
  image.addEventListener('load', () => image.style.removeProperty('background'), { once: true });
}

/** Moves the curve of the card's arch upwards out of the picture, while the picture grows. */
function openArch(clipPath: string): void {
  if (!clipPath.startsWith('polygon')) return;
  const open = clipPath.replaceAll(/([\d.]+)%(?=[,)])/g, (all, y) =>
    y === '100' ? all : `${y - 50}%`,
  );
  document.documentElement.animate(
    { clipPath: [clipPath, open] },
    { duration, easing, pseudoElement: `::view-transition-image-pair(${name})` },
  );
}
