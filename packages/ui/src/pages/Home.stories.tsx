import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from '../fixtures/wholePages.tsx';
import type { Locale } from '../index.ts';
import { expectNoSidewaysScrolling, wholePageParameters } from './wholePage.ts';

/** The way in: an opening of the whole screen, then everything there is to choose from. */
const meta = {
  tags: ['!autodocs'],
  parameters: wholePageParameters,
  render: (_args, { globals, loaded }) => (
    <HomePage locale={globals['locale'] as Locale} art={loaded['art']} />
  ),
  play: expectNoSidewaysScrolling,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async (context) => {
    await expectNoSidewaysScrolling();
    await expect(context.canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};
export const TabletInGerman: Story = { globals: { locale: 'de', viewport: { value: 'tablet' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const PhoneSideways: Story = { globals: { viewport: { value: 'sideways' } } };
