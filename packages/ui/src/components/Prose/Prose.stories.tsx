import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Picture } from '../Picture/index.ts';
import { Section } from '../Section/index.ts';
import { Prose, proseSizes } from './index.ts';

const meta = {
  component: Prose,
  parameters: { layout: 'fullscreen' },
  argTypes: { size: { options: proseSizes, control: 'select' }, children: { control: false } },
  args: { children: null },
  render: (args, { globals }) => (
    <Section width="text">
      <Prose {...args}>{journeyWordsOf(globals).article.body}</Prose>
    </Section>
  ),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Average characters per rendered line, without the last line. */
function charactersALine(paragraph: Element): number {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
  return (paragraph.textContent?.length ?? 0) / (lines.size - 0.5);
}

export const Default: Story = { tags: ['visual'] };
export const Reading: Story = { args: { size: 'reading' } };
/** About 66 characters per line, at both sizes. */
export const LineLength: Story = {
  tags: ['!autodocs'],
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
    const first = [...canvasElement.querySelectorAll('div > p:first-child')];
    await expect(first).toHaveLength(proseSizes.length);
    for (const paragraph of first) {
      await expect(charactersALine(paragraph)).toBeGreaterThan(55);
      await expect(charactersALine(paragraph)).toBeLessThan(75);
    }
  },
};
/** A picture in a figure is beside the text that follows it. */
export const WithAFigure: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => (
    <Section width="text">
      <Prose size="reading">
        <figure>
          <Picture source={pictures.lake} alt="" />
        </figure>
        {journeyWordsOf(globals).article.body}
      </Prose>
    </Section>
  ),
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(canvasElement.querySelector('p') as Element);
    const [line] = text.getClientRects();
    await expect(line?.right).toBeLessThan(figure.left);
    await expect(line?.top).toBeLessThan(figure.bottom);
  },
};
/** A link: default, hovered, pressed and focused. */
export const LinkStates: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <Section width="text">
      <Prose>
        {shownStates.map((state) => (
          <p key={state}>
            <a href="/varanasi-tour">{journeyWordsOf(globals).readMore}</a>
          </p>
        ))}
      </Prose>
    </Section>
  ),
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};
