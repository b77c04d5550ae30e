import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow, loadSitePage, pageRules, renderSitePage } from './sitePage.tsx';

/** The home page: a full-screen hero, then journeys, steps and testimonials. */
const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { path: '/', layout: 'fullscreen', a11y: pageRules },
  loaders: [loadSitePage],
  render: renderSitePage,
  play: expectNoOverflow,
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['visual', 'both-languages', 'large-text', 'forced-colours', 'plain', 'night'],
};
export const TabletInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const PhoneSideways: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'sideways' } },
};
