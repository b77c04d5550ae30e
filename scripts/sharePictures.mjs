/**
 * `npm run share-pictures`: what is shown where a page is shared, one picture a page and language, and
 * the icons. Run it after a page's title or picture has changed (docs/contributing/share-pictures.md).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runVerb } from './toolchain.mjs';

const publicFolder = join(root, 'site/public');
/** What each picture was made of, for tests/guards/sharePictures.test.ts. */
const record = join(root, 'site/sharePictures.json');

/** Networks cut or refuse what is heavy; in bytes. */
const mostBytes = 90_000;
const qualities = [88, 84, 80, 76, 72, 68, 64];

const dataUrl = async (type, path) =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`;

const escapeHtml = (text) => text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The display family's files; what the first one has no letter for is taken from the second. */
async function faces(family, weight) {
  const folder = join(root, 'node_modules/@fontsource/cormorant-garamond/files');
  const files = await Promise.all(
    ['latin', 'latin-ext'].map((subset) =>
      dataUrl('font/woff2', join(folder, `cormorant-garamond-${subset}-${weight}-normal.woff2`)),
    ),
  );
  return files.map((file, index) => ({
    name: index === 0 ? family : `${family} extended`,
    file,
  }));
}

/** In px from the left: the words stand on the mist anyhow, and what the picture shows moves clear of it. */
const pictureStart = 120;

/**
 * How much of the ground's mist lies over the picture, by the distance from the left in px. Below the
 * words, which end at 664, it is at least 64 %: their contrast is 4.9 to 1 or better even on black
 * (WCAG 2.2, 1.4.3). Many stops, since a straight ramp shows its ends.
 */
const mist = [
  [pictureStart, 100],
  [400, 93],
  [540, 82],
  [664, 64],
  [760, 42],
  [860, 20],
  [960, 6],
  [1060, 0],
];

/** The card as a page: the picture, the mist, the brand above and the page's title below. */
function cardStyles({ color, fontWeight, tracking }, fonts, { width, height }) {
  const stops = mist.map(
    ([distance, percent]) =>
      `color-mix(in srgb, ${color.ground} ${percent}%, transparent) ${distance}px`,
  );
  return `
${fonts.map(({ name, file }) => `@font-face { font-family: '${name}'; src: url(${file}) }`).join('\n')}
* { margin: 0; box-sizing: border-box }
body {
  position: relative; width: ${width}px; height: ${height}px; overflow: hidden;
  font: ${fontWeight.display} 36px ${fonts.map(({ name }) => `'${name}'`).join(', ')};
  color: ${color.text};
}
img {
  position: absolute; left: ${pictureStart}px; width: calc(100% - ${pictureStart}px); height: 100%;
  object-fit: cover;
}
main {
  position: absolute; inset: 0; padding: 60px 64px;
  display: flex; flex-direction: column; justify-content: space-between;
  background: linear-gradient(90deg, ${stops.join(', ')});
}
p { display: flex; align-items: center; gap: 18px; letter-spacing: ${tracking.brand} }
svg { width: 44px; height: 55px; fill: none; stroke: currentColor }
svg path + path { fill: ${color.line}; stroke: none }
h1 {
  width: 600px; font-weight: inherit; font-size: 96px; line-height: 1.02;
  letter-spacing: ${tracking.display}; text-wrap: balance;
}
h1 span { white-space: nowrap }
h1::before {
  content: ''; display: block; width: 96px; margin-bottom: 30px;
  border-top: 2px solid ${color.line};
}`;
}

/** As large as fits: no word wider than the column, no title higher than the room below the brand. */
function fitTitle() {
  const title = document.querySelector('h1');
  let size = Number.parseFloat(getComputedStyle(title).fontSize);
  while (size > 40 && (title.scrollWidth > title.clientWidth || title.offsetHeight > 350)) {
    size -= 2;
    title.style.fontSize = `${size}px`;
  }
}

async function makeSharePictures() {
  const { chromium } = await import('playwright');
  const { default: sharp } = await import('sharp');
  const { findBrowser } = await import('./browser.mjs');
  const { build } = await import('./build.mjs');
  const { makeIcons } = await import('./icons.mjs');
  const { fileName } = await import('../packages/artwork/src/files.ts');
  const { manifest } = await import('../packages/artwork/src/manifest.ts');
  const { brand } = await import('../packages/brand/src/brand.ts');
  const { archMark } = await import('../packages/ui/src/components/Arch/archMark.ts');
  const tokens = await import('../packages/ui/src/tokens/index.ts');
  const { sharedPages, sharePictureFile, sharePictureSize } = await import(
    '../site/src/sharePictures.ts'
  );

  await makeIcons(publicFolder);
  await build();

  const fonts = await faces(tokens.fontFamily.display, tokens.fontWeight.display);
  const styles = cardStyles(tokens, fonts, sharePictureSize);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: sharePictureSize });

  /** The page's own title, as its built HTML has it. */
  const titleOf = async (address, locale) => {
    const file = `${address === '/' ? '/index' : address}.html`;
    const html = await readFile(join(root, 'site/dist/localized', locale, file), 'utf8');
    const title = await page.evaluate(
      (source) => new DOMParser().parseFromString(source, 'text/html').title,
      html,
    );
    return title.slice(0, title.lastIndexOf(` | ${brand.name}`));
  };

  const compress = async (name, png) => {
    for (const quality of qualities) {
      const file = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (file.length <= mostBytes) return file;
    }
    throw new Error(`${name} does not fit into ${mostBytes} bytes`);
  };

  await rm(join(publicFolder, 'share'), { recursive: true, force: true });
  await mkdir(join(publicFolder, 'share'));
  const made = {};
  try {
    for (const [name, { address, picture }] of sharedPages) {
      const { version } = manifest[picture];
      const key = { name: picture, version, camera: 'landscape', width: 1920, format: 'avif' };
      const source = await dataUrl(
        'image/avif',
        join(root, 'packages/artwork/files', fileName(key)),
      );
      made[name] = { picture, version, title: {} };
      for (const locale of ['en', 'de']) {
        const title = await titleOf(address, locale);
        await page.setContent(`<!doctype html><html lang="${locale}"><style>${styles}</style>
<img src="${source}" alt="">
<main>
<p><svg viewBox="-10 -18 120 150"><path d="${archMark.arch}" stroke-width="9"/><path d="${archMark.door.path}" transform="${archMark.door.transform}"/></svg>${escapeHtml(brand.name)}</p>
<h1>${escapeHtml(title).replace(/[^ ]+/g, '<span>$&</span>')}</h1>
</main></html>`);
        await page.evaluate(() =>
          Promise.all([document.fonts.ready, document.querySelector('img').decode()]),
        );
        await page.evaluate(fitTitle);
        const png = await page.screenshot();
        const file = sharePictureFile(name, locale);
        await writeFile(join(publicFolder, file), await compress(file, png));
        made[name].title[locale] = title;
      }
    }
  } finally {
    await browser.close();
  }
  await writeFile(record, `${JSON.stringify(made, undefined, 2)}\n`);
  console.log(`${2 * sharedPages.size} share pictures made`);
}

await runVerb(import.meta.url, makeSharePictures);
