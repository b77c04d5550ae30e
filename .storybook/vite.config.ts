import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { pictures } from '../packages/artwork/build/pictures.ts';
import { brandStyles } from '../scripts/brandStyles.ts';
import { catalogs } from '../scripts/catalogs.ts';
import { checkedFacts } from '../scripts/facts.ts';
import { readTypeTexts } from './typeTexts.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    brandStyles(),
    react(),
    catalogs(),
    pictures(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' }),
  ],
  define: {
    TYPE_TEXTS: JSON.stringify(readTypeTexts()),
    'import.meta.env.VITE_CHECKED_FACTS': JSON.stringify(
      checkedFacts(new URL('..', import.meta.url).pathname),
    ),
  },
  resolve: {
    conditions: ['@elevate/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    // Storybook's own chunks are large.
    chunkSizeWarningLimit: 4000,
    // One stylesheet, as in the site.
    cssCodeSplit: false,
  },
}));
