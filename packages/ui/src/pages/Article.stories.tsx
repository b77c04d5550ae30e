import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../fixtures/expectNoOverflow.ts';
import type { Locale } from '../fixtures/index.ts';
import { ArticlePage } from '../fixtures/wholePages.tsx';

/** Something to read in peace, with a way back and a way on. */
const meta = {
  tags: ['!autodocs'],
  // All of axe's rules hold for a whole page.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [] } } },
  render: (_args, { globals, loaded }) => (
    <ArticlePage locale={globals['locale'] as Locale} art={loaded['art']} />
  ),
  play: expectNoOverflow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture keeps to its frame, and leaves the title alone. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expectNoOverflow();
    const [picture] = canvas.getAllByRole('img');
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(picture?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      title.getBoundingClientRect().top,
    );
  },
};
export const TabletInGerman: Story = { globals: { locale: 'de', viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
