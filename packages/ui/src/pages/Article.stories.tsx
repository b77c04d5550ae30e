import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticlePage } from '../fixtures/wholePages.tsx';
import type { Locale } from '../index.ts';
import { expectNoSidewaysScrolling } from './expectNoSidewaysScrolling.ts';

/** Something to read in peace, with a way back and a way on. */
const meta = {
  tags: ['!autodocs'],
  // All of axe's rules hold for a whole page.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [] } } },
  render: (_args, { globals, loaded }) => (
    <ArticlePage locale={globals['locale'] as Locale} art={loaded['art']} />
  ),
  play: expectNoSidewaysScrolling,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const TabletInGerman: Story = { globals: { locale: 'de', viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
