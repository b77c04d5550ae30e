/**
 * Bundles the functions with all workspace code into lib/index.js, so that this folder can be deployed
 * alone. What package.json lists as a dependency stays outside the bundle.
 */
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build, defaultServerConditions } from 'vite';
import manifest from './package.json' with { type: 'json' };

// The bundle holds React's production build, also when a test runner, which sets 'test', calls this.
process.env['NODE_ENV'] = 'production';

// Lingui matches catalogs against the working directory.
process.chdir(join(import.meta.dirname, '..'));

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    external: Object.keys(manifest.dependencies),
    resolve: { conditions: ['elevate', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
