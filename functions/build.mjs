// Bundles the functions with all workspace code into lib/index.js, so that this folder can be
// deployed alone. What package.json lists as a dependency stays outside the bundle.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build, defaultServerConditions } from 'vite';
import { catalogs } from '../scripts/catalogs.ts';

// The bundle is React's production build wherever this is called from; a test runner sets 'test'.
process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('.', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  // 'message': the functions answer bad input in the messages themselves.
  plugins: [catalogs(), babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] })],
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    external: Object.keys(dependencies),
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
