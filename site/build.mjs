/**
 * Builds the site: the browser's files, then one HTML file a page and language. Into site/dist, or
 * with `--development` into .cache/site-development, where React says all that it has to complain of.
 * Run by `npm run build`; needs the compiled catalogs.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const mode = process.argv.includes('--development') ? 'development' : 'production';
process.env.NODE_ENV = mode;
const here = import.meta.dirname;
const outDir =
  mode === 'production' ? join(here, 'dist') : join(here, '../.cache/site-development');
const serverDir = mode === 'production' ? join(here, 'dist-server') : `${outDir}-server`;
const shared = { configFile: join(here, 'vite.config.ts'), mode, logLevel: 'warn' };

/**
 * The script of the head (site/src/early), which stands in every page: as a file it would be a request
 * that the first paint waits for. The policy names it by its hash, and it is the same in both modes.
 */
async function buildEarlyScript() {
  const result = await build({
    ...shared,
    mode: 'production',
    build: {
      write: false,
      manifest: false,
      lib: { entry: 'src/early/index.ts', formats: ['iife'], name: 'early' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { code } = [result].flat()[0].output[0];
  const script = code.trim();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = `sha256-${Buffer.from(digest).toString('base64')}`;
  const settings = await readFile(join(here, '../firebase.json'), 'utf8');
  if (!settings.includes(`'${hash}'`)) {
    throw new Error(
      `Browsers would refuse the script of the head: its hash is now '${hash}'. Put that in the place of ` +
        "the 'sha256-…' in scripts/contentSecurityPolicy.ts and firebase.json.",
    );
  }
  return script;
}

const earlyScript = await buildEarlyScript();
await build({ ...shared, build: { outDir } });
await cp(join(here, '../packages/artwork/files'), join(outDir, 'pictures'), { recursive: true });
await build({
  ...shared,
  build: { ssr: 'src/prerender.tsx', outDir: serverDir, manifest: false, ssrEmitAssets: false },
});

/** The scripts of a page, the entry first: its own chunks and the entry's, each with what it imports. */
function scriptsOf(manifest, source) {
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) add(next);
  };
  add('index.html');
  add(source);
  return [...seen].map((key) => `/${manifest[key].file}`);
}

const escapeJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

const dataBlock = (id, value) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
await rm(join(outDir, '.vite'), { recursive: true });
// The early script loads the others when the page has been drawn (site/src/early): in the HTML they
// would compete with its picture.
const template = (await readFile(join(outDir, 'index.html'), 'utf8')).replace(
  /\s*<script type="module"[^>]*><\/script>/,
  '',
);
const server = await import(pathToFileURL(join(serverDir, 'prerender.js')).href);

const fontLinks = server.preloadedFonts
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  .join('');

async function writePage(target) {
  const { head, body, catalogs } = await server.renderTarget(target);
  const source = Object.keys(manifest).find((key) =>
    key.startsWith(`src/pages/${target.route.name}/`),
  );
  const state = server.isComplete(target) ? '' : ' data-incomplete';
  const html = template
    .replace(
      '<html lang="en">',
      `<html lang="${target.locale}" data-locale="${target.locale}" data-address="${target.address}"${state}>`,
    )
    .replace(
      '<!--head-->',
      () =>
        `${head}${dataBlock('scripts', scriptsOf(manifest, source))}<script>${earlyScript}</script>${fontLinks}`,
    )
    .replace('<!--page-->', () => body)
    .replace('</body>', () => `${dataBlock('catalogs', catalogs)}</body>`);
  for (const file of target.files) {
    const path = join(outDir, `${file}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
}

await Promise.all(server.targets.map(writePage));
for (const [file, content] of Object.entries(server.files)) {
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), content);
}
console.log(`${server.targets.length} pages prerendered`);
