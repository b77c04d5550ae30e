import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow, loadSitePage, pageRules, renderSitePage } from './sitePage.tsx';

/** An article, with a link back and a link on. */
const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { path: '/blog/ayurveda-dosha', layout: 'fullscreen', a11y: pageRules },
  loaders: [loadSitePage],
  render: renderSitePage,
  play: expectNoOverflow,
};
export default meta;
type Story = StoryObj;

export const Default: Story = { tags: ['visual', 'both-languages', 'large-text', 'night'] };
/** On its calm side, where the screen is wide enough. */
export const TitleOnThePicture: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [picture] = canvas.getAllByRole('img');
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
    await expect(title.top).toBeGreaterThan(top);
    await expect(title.bottom).toBeLessThan(bottom);
  },
};
export const TabletInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
