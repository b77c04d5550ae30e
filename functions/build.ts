/**
 * Bundles the functions with all workspace code into lib/index.js, so that this folder can be deployed
 * alone. What package.json lists as a dependency stays outside the bundle.
 */
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build, defaultServerConditions } from 'vite';
import { catalogs } from '../scripts/catalogs.ts';
import manifest from './package.json' with { type: 'json' };

// The bundle holds React's production build, also when a test runner, which sets 'test', calls this.
process.env['NODE_ENV'] = 'production';

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  // 'message': the functions answer bad input in the messages themselves.
  plugins: [
    catalogs(),
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
  ],
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    external: Object.keys(manifest.dependencies),
    resolve: { conditions: ['@elevate/source', ...defaultServerConditions] },
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
