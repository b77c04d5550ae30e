import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../fixtures/expectNoOverflow.ts';
import type { Locale } from '../fixtures/index.ts';
import { HomePage } from '../fixtures/wholePages.tsx';

/** The way in: an opening of the whole screen, then everything there is to choose from. */
const meta = {
  tags: ['!autodocs'],
  // All of axe's rules hold for a whole page.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [] } } },
  render: (_args, { globals, loaded }) => (
    <HomePage locale={globals['locale'] as Locale} art={loaded['art']} />
  ),
  play: expectNoOverflow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async (context) => {
    await expectNoOverflow();
    await expect(context.canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
export const TabletInGerman: Story = { globals: { locale: 'de', viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const PhoneSideways: Story = { globals: { viewport: { value: 'sideways' } } };
