import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { States } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Frieze } from '../Frieze/index.ts';
import { Picture } from '../Picture/index.ts';
import { Section } from '../Section/index.ts';
import { Prose, proseSizes } from './Prose.tsx';

const meta = {
  title: 'Text/Prose',
  component: Prose,
  parameters: { layout: 'fullscreen', synonyms: ['rich text', 'article', 'list'] },
  args: { children: null },
  render: ({ children, ...args }, { globals }) => (
    <Section width="text">
      <Prose {...args}>
        {children}
        {journeyWordsOf(globals).article.body}
      </Prose>
    </Section>
  ),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** For articles. A picture in a figure is beside the text that follows it, and above it on phones. */
export const LargeWithAFigure: Story = {
  tags: ['visual'],
  args: {
    size: 'large',
    children: (
      <figure>
        <Picture source={pictures.lake} alt="" />
      </figure>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(canvasElement.querySelector('p') as Element);
    const line = text.getClientRects()[0] as DOMRect;
    const isBeside = matchMedia('(min-width: 37.5em)').matches;
    await expect(isBeside ? line.right : figure.bottom).toBeLessThanOrEqual(
      isBeside ? figure.left : line.top,
    );
  },
};

/** A frieze is across the page, whatever the width of the text. */
export const WithAFrieze: Story = {
  args: { size: 'large', children: <Frieze source={pictures.hills} /> },
  play: async ({ canvasElement }) => {
    const frieze = canvasElement.querySelector('[aria-hidden]') as Element;
    const { left, width } = frieze.getBoundingClientRect();
    await expect(left).toBeCloseTo(0, 1);
    await expect(width).toBeCloseTo(window.innerWidth, 1);
  },
};

export const LinkStates: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <Section width="text">
      <States names={shownStates}>
        {() => (
          <Prose>
            <a href="/varanasi-tour">{journeyWordsOf(globals).readMore}</a>
          </Prose>
        )}
      </States>
    </Section>
  ),
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};

/** Average characters per rendered line, without the last line. */
function charactersALine(paragraph: Element): number {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
  return (paragraph.textContent?.length ?? 0) / (lines.size - 0.5);
}

/** About 66 characters per line, at both sizes. */
export const LineLength: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => (
    <Section>
      {proseSizes.map((size) => (
        <Prose size={size} key={size}>
          {journeyWordsOf(globals).article.body}
        </Prose>
      ))}
    </Section>
  ),
  play: async ({ canvasElement }) => {
    // The first of a large text is its lead, in larger type.
    const second = [...canvasElement.querySelectorAll('div > p:nth-of-type(2)')];
    await expect(second).toHaveLength(proseSizes.length);
    for (const paragraph of second) {
      await expect(charactersALine(paragraph)).toBeGreaterThan(50);
      await expect(charactersALine(paragraph)).toBeLessThan(75);
    }
  },
};
