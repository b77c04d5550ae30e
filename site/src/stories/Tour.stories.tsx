import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow, loadSitePage, pageRules, renderSitePage } from './sitePage.tsx';

/** A tour: what it is, its highlights, every day with a map, and what to know before. */
const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { path: '/golden-triangle-tour', layout: 'fullscreen', a11y: pageRules },
  loaders: [loadSitePage],
  render: renderSitePage,
  play: expectNoOverflow,
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  tags: ['visual', 'both-languages', 'large-text', 'forced-colours', 'print', 'plain', 'night'],
};
export const TabletInGerman: Story = {
  tags: ['visual', '!dev'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
