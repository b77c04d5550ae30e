import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type PreviewServer, preview } from 'vite';
import { root } from '../support/repository.ts';

/** Builds the site with another text in the brand file, and serves it at a port of its own. */
export async function serveWithBrand(
  [text, other]: readonly [string, string],
  port: number,
  {
    define = {},
    headers = {},
  }: { define?: Record<string, string>; headers?: Record<string, string> },
): Promise<PreviewServer> {
  const brand: Plugin = {
    name: 'brand',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/packages/brand/src/brand.ts')) return undefined;
      if (!code.includes(text)) throw new Error(`The brand has no '${text}'`);
      return code.replace(text, other);
    },
    // As site/build.ts does: a report names the build by its entry script, and the page.
    transformIndexHtml: (html, { chunk }) =>
      html.replace('<html', `<html data-page="about" data-script-url="/${chunk?.fileName}"`),
  };
  const shared: InlineConfig = {
    configFile: join(root, 'site/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(root, `.cache/site-${port}`) },
  };
  await build({ ...shared, define, plugins: [brand] });
  return preview({ ...shared, preview: { port, strictPort: true, host: 'localhost', headers } });
}
