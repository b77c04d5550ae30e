/**
 * Builds the site: the browser's files, then one HTML file per page and language. Writes site/dist, or
 * with `--development` .cache/site-development, where React reports all its warnings. `npm run build` runs
 * it.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pictureFiles } from '@elevate/artwork/build';
import { brand } from '@elevate/brand';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { fill, hostingSettings } from './hostingSettings.ts';
import type * as Prerender from './src/prerender.tsx';

const mode = process.argv.includes('--development') ? 'development' : 'production';
process.env.NODE_ENV = mode;
const here = import.meta.dirname;
const outDir =
  mode === 'production' ? join(here, 'dist') : join(here, '../.cache/site-development');
const serverDir = mode === 'production' ? join(here, 'dist-server') : `${outDir}-server`;
const shared: InlineConfig = { configFile: join(here, 'vite.config.ts'), mode, logLevel: 'warn' };

const { output } = (await build({ ...shared, build: { outDir } })) as Rolldown.RolldownOutput;
const entry = output.find((file) => file.type === 'chunk' && file.name === 'entry');
if (!entry) throw new Error('site/vite.config.ts makes no chunk named entry');
const scriptUrl = `/${entry.fileName}`;

/**
 * Builds the script in the head of every page. It is inline: as a file, it is a request that the first
 * paint waits for (docs/decisions/0010).
 */
async function buildHeadScript(): Promise<string> {
  const result = (await build({
    ...shared,
    mode: 'production',
    build: {
      write: false,
      license: false,
      rolldownOptions: {
        input: 'src/head/head.ts',
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}

/** Writes what the brand's switches and the inline script require into firebase.json. */
async function writeHosting(script: string): Promise<void> {
  const file = join(here, '../firebase.json');
  await writeFile(file, hostingSettings(await readFile(file, 'utf8'), brand, script));
}

const headScript = await buildHeadScript();
if (mode === 'production') await writeHosting(headScript);
await cp(pictureFiles, join(outDir, 'pictures'), { recursive: true });
await build({
  ...shared,
  build: { ssr: 'src/prerender.tsx', outDir: serverDir, license: false, ssrEmitAssets: false },
});
const { files, needsScripts, preloadedFonts, renderTarget, targets } = (await import(
  pathToFileURL(join(serverDir, 'prerender.js')).href
)) as typeof Prerender;

/** Vite's HTML without its entry script, which the head script loads later (docs/decisions/0010). */
const template = fill(
  await readFile(join(outDir, 'index.html'), 'utf8'),
  `<script type="module" crossorigin src="${scriptUrl}"></script>`,
  '',
  'site/dist/index.html',
);

const fontLinks = preloadedFonts
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  .join('');

async function writePage(target: Prerender.Target): Promise<void> {
  const { route, locale, address } = target;
  const { head, body } = await renderTarget(target);
  const attributes = [
    `lang="${locale}" data-address="${address}" data-page="${route.name}"`,
    `data-script-url="${scriptUrl}"`,
    ...(needsScripts(target) ? ['data-needs-scripts'] : []),
  ];
  const contents = {
    '<html lang="en">': `<html ${attributes.join(' ')}>`,
    '<!--head-->': `${head}<script>${headScript}</script>${fontLinks}`,
    '<!--page-->': body,
  };
  const html = Object.entries(contents).reduce(
    (filled, [marker, content]) => fill(filled, marker, content, 'site/index.html'),
    template,
  );
  for (const file of target.files) {
    const path = join(outDir, `${file}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
}

await Promise.all(targets.map(writePage));
for (const [file, content] of Object.entries(files)) {
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), content);
}
console.log(`${targets.length} pages prerendered`);
