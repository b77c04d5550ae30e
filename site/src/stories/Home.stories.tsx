import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow, loadSitePage, renderSitePage } from './sitePage.tsx';

/** The home page: a full-screen hero, then journeys, steps and testimonials. */
const meta: Meta = {
  tags: ['!autodocs'],
  // A whole page has landmarks and a heading: all of axe's rules apply.
  parameters: { path: '/', layout: 'fullscreen', a11y: { config: { rules: [] } } },
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
  // The button at the foot of the screen lies on a card's title until one scrolls.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
};
export const PhoneSideways: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'sideways' } },
};
