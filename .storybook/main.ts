import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { makePictures } from '../packages/artwork/build/pictures.ts';
import { makeFontFiles } from '../packages/brand/fonts/subsetFonts.ts';
import { readSynonyms } from './synonyms.ts';

// The manager's fonts, and the pictures in `staticDirs`.
await Promise.all([makeFontFiles(), makePictures()]);

/** The frame of the canvas keeps the viewport's size and scrolls, where Storybook shrinks it to the window. */
const frameStyle = '[data-dragging][data-scale]{flex-shrink:0}';

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/ui/src/docs', files: '*.mdx' },
    { directory: '../packages/ui/src/components', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../site/src/stories', titlePrefix: 'Pages', files: '*.stories.tsx' },
    { directory: '../packages/mail/src', titlePrefix: 'Mails', files: '*.stories.tsx' },
    { directory: '../packages/artwork/src', titlePrefix: 'Artwork', files: '*.stories.tsx' },
  ],
  staticDirs: [
    { from: '../packages/artwork/dist/pictures', to: '/pictures' },
    { from: '../site/public/favicon.svg', to: '/favicon.svg' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Plain Markdown has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // For manager.ts, which is bundled without these files.
  managerHead: (head) =>
    `${head}<style>${frameStyle}</style><script id="synonyms" type="application/json">${JSON.stringify(readSynonyms())}</script>`,
  // Ignores files that other tools write. Set here, since Storybook overrides the server options of the Vite
  // configuration.
  viteFinal: (config) => ({
    ...config,
    server: {
      ...config.server,
      watch: {
        ignored: ['**/.cache/**', '**/dist/**', '**/storybook-static/**', '**/test-results/**'],
      },
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript fails on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
