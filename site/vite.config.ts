import { pictures } from '@elevate/artwork/build';
import { brand } from '@elevate/brand';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { brandStyles, shortProperties } from '../scripts/brandStyles.ts';
import { catalogs } from '../scripts/catalogs.ts';
import { checkedFacts } from '../scripts/facts.ts';

process.env['VITE_BUILD_DATE'] ??= new Date().toISOString().slice(0, 10);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    brandStyles(),
    react(),
    catalogs(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin({ identifiers: 'short' }),
    pictures(),
    shortProperties,
  ],
  define: {
    // A constant, so that no file has the code of reports that are switched off.
    'import.meta.env.VITE_FAILURE_REPORTS': JSON.stringify(brand.failureReports),
    'import.meta.env.VITE_CHECKED_FACTS': JSON.stringify(
      checkedFacts(new URL('..', import.meta.url).pathname),
    ),
  },
  resolve: {
    conditions: ['@elevate/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The licences of the scripts' packages, which must be served with them (docs/security.md).
    license: { fileName: 'licences.txt' },
    // A route's stylesheet that fails to load is never retried; all of them together are a few kB.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Short hashes: the scripts name every file that they may load.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Its own chunk, which stays in caches from one deploy to the next.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // The entry module with everything it imports, in one file.
            {
              name: 'entry',
              test: /src\/main\.ts/,
              includeDependenciesRecursively: true,
              priority: 3,
            },
            // What every page needs, in one file.
            {
              name: 'client',
              test: /src\/client\.tsx/,
              includeDependenciesRecursively: true,
              priority: 2,
            },
            // Used by home and a dozen other pages, and not by contact.
            {
              name: 'facts',
              test: /src\/facts\//,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Shown by the same pages: in files of their own they weigh half as much again.
            {
              name: 'features',
              test: /components\/(FeatureList|MediaText)\//,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What half of the pages share: a dozen small files compress worse and need a request each.
            { name: 'shared', test: /./, minShareCount: 14, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: {
    noExternal: [/^@elevate\//],
    resolve: { conditions: ['@elevate/source', ...defaultServerConditions] },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/functions': {
        // In development the functions answer from their own emulator; elsewhere Hosting passes calls on.
        target: 'http://127.0.0.1:5001/demo-elevate/europe-west3',
        rewrite: (path) => path.replace('/functions', ''),
      },
    },
  },
});
