import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Picture } from '../Picture/index.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { Columns } from './index.ts';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  parameters: { layout: 'fullscreen', synonyms: ['grid', 'sidebar'] },
  render: ({ children, ...args }, { globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    return (
      <Section width="wide">
        <Columns {...args}>
          <Text>{text}</Text>
          <Text tone="muted">{lead}</Text>
          {children}
        </Columns>
      </Section>
    );
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof Columns>;

export const Default: Story = {};
export const MainAndAside: Story = { tags: ['visual'], args: { template: 'mainAside' } };
/** The second is at the side of the first and the third. */
export const Beside: Story = {
  args: { template: 'beside' },
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => {
    const { heading, lead, text } = wordsOf(globals).prose;
    return (
      <Section width="wide">
        <Columns template="beside">
          <Text>{lead}</Text>
          <Text>{`${heading} ${text}`}</Text>
          <Text>{text}</Text>
        </Columns>
      </Section>
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second, third] = [...canvasElement.querySelectorAll('p')].map((text) =>
      text.getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(third?.left).toBe(first?.left);
    await expect(second?.left).toBeGreaterThan(Number(first?.right));
  },
};
/** A text runs on from column to column; no paragraph is divided. */
export const Flow: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: (_args, { globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    return (
      <Section width="wide">
        <Columns template="flow">
          <Prose>
            <p>{text}</p>
            <p>{lead}</p>
          </Prose>
        </Columns>
      </Section>
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('p')].map((paragraph) =>
      paragraph.getBoundingClientRect(),
    );
    await expect(second?.left).toBeGreaterThanOrEqual(Number(first?.right));
  },
};
/** The picture is on top of the narrower column, and above both on phones. */
export const WithAPicture: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    return (
      <Section width="wide">
        <Columns template="mainAside">
          <Picture source={pictures.lake} alt="" shape="framed" />
          <Text>{text}</Text>
          <Text tone="muted">{lead}</Text>
        </Columns>
      </Section>
    );
  },
};
/** One column per child. */
export const Three: Story = { args: { children: <Text>1 2 3</Text> } };

export const BelowEachOtherOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { lead, text } = wordsOf(globals).prose;
    const first = canvas.getByText(text).getBoundingClientRect();
    const second = canvas.getByText(lead).getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect(second.width).toBe(first.width);
  },
};
