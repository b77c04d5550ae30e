/** Builds the package into dist: ES modules, one stylesheet, its fonts. `tsc` adds the types. */
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { subsetFonts } from './fonts/subsetFonts.ts';
import manifest from './package.json' with { type: 'json' };
import { designTokens } from './src/tokens/designTokens.ts';

/** Dependencies that npm installs beside the package. */
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isInstalled = (id: string) =>
  installed.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * Leaves `…woff2?url` imports to the application's bundler, which names the files, and points them at the files
 * of the stylesheet.
 */
const fontAddresses: Plugin = {
  name: 'font-addresses',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('.woff2?url') ? { id: `./fonts/${basename(id)}`, external: true } : null,
};

/** Keeps fonts as separate files; Vite's library mode would inline them into the stylesheet. */
const fontFiles: Plugin = {
  name: 'font-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\.vanilla\.css$/ },
    handler: (css) => css.replaceAll('.woff2"', '.woff2?no-inline"'),
  },
};

/** Writes the tokens in the W3C format for design tools. */
const tokensFile: Plugin = {
  name: 'tokens-file',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'tokens.json',
      source: `${JSON.stringify(designTokens(), null, 2)}\n`,
    });
  },
};

export default defineConfig({
  // Font URLs are relative to the stylesheet.
  base: './',
  plugins: [
    fontAddresses,
    fontFiles,
    subsetFonts(),
    tokensFile,
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
  build: {
    lib: {
      entry: ['src/index.ts', 'src/fonts.ts', 'src/tokens/index.ts'],
      formats: ['es'],
      cssFileName: 'styles',
    },
    target: 'es2023',
    minify: false,
    cssMinify: false,
    rolldownOptions: {
      external: isInstalled,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not *.css.js: an application's own vanilla-extract would compile that.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
      },
    },
  },
});
