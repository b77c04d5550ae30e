import { recordsByFile } from '@elevate/brand/operator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadSitePage, pageRules, renderSitePage } from './sitePage.tsx';

const kinds = Object.values(recordsByFile) as unknown[][];

/** Pages of an operator who has entered no adviser, property, price or conditions. */
const meta: Meta = {
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', a11y: pageRules },
  loaders: [loadSitePage],
  beforeEach: () => {
    const entered = kinds.map((records) => records.splice(0));
    return () => kinds.forEach((records, kind) => records.push(...(entered[kind] ?? [])));
  },
  render: renderSitePage,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await expect(canvasElement.querySelector('[href$="#examples"], #examples')).toBeNull();
    const sections = [...canvasElement.querySelectorAll('section')];
    await expect(sections.filter(({ textContent }) => !textContent?.trim())).toEqual([]);
    await expect(canvas.queryByRole('region', { name: 'Places to stay' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Who advises you' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /shortlist/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: "Price and what's included" })).toBeNull();
  },
};
export default meta;
type Story = StoryObj;

export const Tour: Story = { parameters: { path: '/golden-triangle-tour' } };
export const Retreat: Story = { parameters: { path: '/retreats/1' } };
export const Category: Story = { parameters: { path: '/ayurveda' } };
export const BeforeYouGo: Story = { parameters: { path: '/before-you-go' } };
export const About: Story = { parameters: { path: '/about' } };
