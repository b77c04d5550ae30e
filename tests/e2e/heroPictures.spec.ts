import subjects from '../../packages/artwork/dist/subjects.json' with { type: 'json' };
import { printViews } from '../../packages/artwork/src/files.ts';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { addressesOf, notFoundAddress, routes } from '../../site/src/routes/routes.ts';
import { expect, slowInEnglish, test } from './fixtures.ts';

/** The first screens of firstScreens.spec.ts, and how high each shows a page's picture at least, in px. */
const screens = [
  { width: 1366, height: 650, picture: 420 },
  { width: 1366, height: 768, picture: 420 },
  { width: 1440, height: 900, picture: 420 },
  { width: 390, height: 664, picture: 160 },
  { width: 390, height: 844, picture: 240 },
] as const;

/** An article's is 60vh high in all (section 9 of the specification). */
const articles = new Set(routes.filter(({ kind }) => kind === 'article').flatMap(addressesOf));

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Where the page's hero and its scenes and the lines of their words are, in px; runs in the page. */
function measure() {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const box = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });
  const hero = document.querySelector('main h1')?.closest('main > div, article > div');
  const scenes = [...document.querySelectorAll('main img[src*="-hero."]')].map(
    (image) => image.closest('[aria-hidden]')?.parentElement,
  );
  return [...new Set([hero, ...scenes])].flatMap((frame) => {
    const image = frame?.querySelector('img');
    if (!frame || !image) return [];
    const words = [...frame.querySelectorAll('h1, h2, h3, p, dt, dd, a, button, nav span, time')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(box);
      });
    return {
      isHero: frame === hero,
      // A lazy picture below the screen has no current source.
      file: (image.currentSrc || image.src).split('/').at(-1) ?? '',
      image: box(image.getBoundingClientRect()),
      position: getComputedStyle(image)
        .objectPosition.split(' ')
        .map((part) => Number.parseFloat(part) / 100),
      words,
    };
  });
}

/** A box of the drawing on the screen, as `object-fit: cover` places it. */
function onScreen(subject: Box, image: Box, [across = 0, down = 0]: number[]): Box {
  const { x, y, width, height } = printViews.hero;
  const scale = Math.max(image.width / width, image.height / height);
  return {
    x: image.x + (subject.x - x) * scale + (image.width - width * scale) * across,
    y: image.y + (subject.y - y) * scale + (image.height - height * scale) * down,
    width: subject.width * scale,
    height: subject.height * scale,
  };
}

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`every hero and scene shows its subjects whole and free of words, in ${locale}${slowInEnglish(locale)}`, async ({
      page,
      watch,
    }) => {
      watch.expectConsole(/Failed to load resource.*404/);
      const shown = new Set<string>();
      for (const path of [...routes.flatMap(addressesOf), notFoundAddress]) {
        const address = localizedPath(path, locale);
        await page.goto(address);
        for (const { picture, ...screen } of screens) {
          await page.setViewportSize(screen);
          for (const { isHero, file, image, position, words } of await page.evaluate(measure)) {
            const name = file.match(/^(.+)-hero\./)?.[1];
            if (name === undefined) continue;
            shown.add(name);
            const at = `${name} on ${address} at ${screen.width} x ${screen.height}`;
            if (isHero && !articles.has(path)) {
              expect.soft(image.height, `height of ${at}`).toBeGreaterThanOrEqual(picture);
            }
            for (const subject of (subjects as Record<string, Box[]>)[name] ?? []) {
              const box = onScreen(subject, image, position);
              expect
                .soft(isInside(box, image), `${at} is whole: ${JSON.stringify(box)}`)
                .toBe(true);
              const covering = words.filter((line) => overlap(line, box));
              expect.soft(covering, `${at} is covered by no word`).toEqual([]);
            }
          }
        }
      }
      expect([...shown].toSorted()).toEqual(Object.keys(subjects).toSorted());
    });
  }
});
