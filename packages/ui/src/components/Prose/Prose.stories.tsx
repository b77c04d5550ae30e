import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { Prose } from './index.ts';

const meta = {
  component: Prose,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  render: (_args, { globals }) => (
    <Section width="text">
      <Prose>{journeyWordsOf(globals).article.body}</Prose>
    </Section>
  ),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Characters a line of a text, as it is broken on this screen; its last line does not count. */
function charactersALine(paragraph: Element): number {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
  return (paragraph.textContent?.length ?? 0) / (lines.size - 0.5);
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p') as Element;
    await document.fonts.ready;
    await expect(charactersALine(paragraph)).toBeGreaterThan(55);
    await expect(charactersALine(paragraph)).toBeLessThan(75);
  },
};
export const Reading: Story = {
  ...Default,
  render: (_args, { globals }) => (
    <Section width="text">
      <Prose size="reading">{journeyWordsOf(globals).article.body}</Prose>
    </Section>
  ),
};
export const InGerman: Story = { globals: { locale: 'de' } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
