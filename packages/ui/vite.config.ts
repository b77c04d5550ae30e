/** Builds the package into dist: ES modules, one stylesheet, the plain brand. `tsc` adds the types. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { brandCss, designTokens, plain, schemes } from './src/brand/index.ts';

/** Dependencies that npm installs beside the package. */
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isInstalled = (id: string) =>
  installed.some((name) => id === name || id.startsWith(`${name}/`));

/** Writes the plain brand's stylesheet, and its tokens in the W3C's format for design tools. */
const plainBrand: Plugin = {
  name: 'plain-brand',
  generateBundle() {
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: 'asset', fileName, source });
    emit('plain.css', brandCss(plain, 'system'));
    for (const scheme of schemes) {
      const tokens = JSON.stringify(designTokens(plain, scheme), null, 2);
      emit(`tokens/plain-${scheme}.json`, `${tokens}\n`);
    }
  },
};

export default defineConfig({
  plugins: [plainBrand, vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    lib: {
      entry: ['src/index.ts', 'src/brand/index.ts', 'src/tokens/index.ts'],
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
        assetFileNames: '[name][extname]',
      },
    },
  },
});
