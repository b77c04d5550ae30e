import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Section, sectionTones, sectionWidths } from './index.ts';

const bands = [
  ['plain', 'standard'],
  ['plain', 'text'],
  ['tinted', 'wide'],
  ['tinted', 'text'],
  ['deep', 'standard'],
  ['plain', 'wide'],
] as const;

const meta = {
  component: Section,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    tone: { options: sectionTones, control: 'select' },
    width: { options: sectionWidths, control: 'select' },
    labelledBy: { control: false },
    isScreenOnly: { control: 'boolean' },
    id: { control: false },
    children: { control: false },
  },
  args: { labelledBy: 'section-title', children: null },
  render: (args, { globals }) => {
    const { heading, text } = wordsOf(globals).prose;
    const isDeep = args.tone === 'deep';
    return (
      <Section {...args}>
        <Stack>
          <Heading level={2} id="section-title" tone={isDeep ? 'inverse' : 'default'}>
            {heading}
          </Heading>
          <Text tone={isDeep ? 'inverse' : 'default'}>{text}</Text>
        </Stack>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark, named by its heading. */
export const Plain: Story = {
  play: async ({ canvas, globals }) => {
    const { heading } = wordsOf(globals).prose;
    await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
  },
};
export const Tinted: Story = { args: { tone: 'tinted' } };
export const Deep: Story = { args: { tone: 'deep' } };
export const ForReading: Story = { args: { width: 'text' } };
export const Wide: Story = { args: { width: 'wide' } };
/** Two sections of the same background share one padding; with different backgrounds each has its own. */
export const OneAfterTheOther: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { heading, text } = wordsOf(globals).prose;
    return (
      <>
        {bands.map(([tone, width]) => (
          <Section key={`${tone} ${width}`} tone={tone} width={width}>
            <Stack>
              <Heading level={2} tone={tone === 'deep' ? 'inverse' : 'default'}>
                {heading}
              </Heading>
              <Text tone={tone === 'deep' ? 'inverse' : 'default'}>{text}</Text>
            </Stack>
          </Section>
        ))}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('section')].map(
      (section) => getComputedStyle(section).paddingTop !== '0px',
    );
    await expect(tops).toEqual([true, false, true, false, true, true]);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, tags: ['!autodocs'] };
