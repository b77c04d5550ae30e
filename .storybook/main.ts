import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/ui/src/docs', files: '*.mdx' },
    {
      directory: '../packages/ui/src/components',
      titlePrefix: 'Components',
      files: '**/*.@(mdx|stories.tsx)',
    },
    { directory: '../site/src/stories', titlePrefix: 'Pages', files: '*.stories.tsx' },
    { directory: '../packages/mail/src', titlePrefix: 'Mails', files: '*.stories.tsx' },
    { directory: '../packages/artwork/src', titlePrefix: 'Artwork', files: '*.stories.tsx' },
  ],
  staticDirs: [
    { from: '../packages/artwork/files', to: '/pictures' },
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
    '@chromatic-com/storybook',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
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
