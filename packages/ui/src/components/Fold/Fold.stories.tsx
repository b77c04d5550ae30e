import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { Heading } from '../Heading/index.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { Fold } from './index.ts';

const meta = {
  title: 'Layout/Fold',
  component: Fold,
  parameters: { layout: 'fullscreen', synonyms: ['accordion', 'disclosure', 'collapse'] },
  argTypes: { head: { control: false }, children: { control: false } },
  args: { head: null, labelledBy: 'title', id: 'folded', children: null },
  render: (args, { globals }) => {
    const { heading, text } = wordsOf(globals).prose;
    return (
      <Section>
        <Stack gap="medium">
          <Fold
            {...args}
            head={
              <Heading level={2} id={args.labelledBy}>
                {heading}
              </Heading>
            }
          >
            <Prose>
              <p>{text}</p>
            </Prose>
          </Fold>
        </Stack>
      </Section>
    );
  },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Larger screens show the content, and no control. */
export const Default: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByText(wordsOf(globals).prose.text).checkVisibility()).toBe(true);
    await expect(canvasElement.querySelector('summary')?.checkVisibility()).toBe(false);
  },
};

/** Folded below its heading; the whole row of the heading opens it. */
export const OnAPhone: Story = {
  tags: ['visual', 'forced-colours', 'night'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { heading, text } = wordsOf(globals).prose;
    const summary = canvasElement.querySelector('summary') as HTMLElement;
    const content = canvas.getByText(text);
    await expect(content.checkVisibility()).toBe(false);
    await expect(summary).toHaveAccessibleName(heading);
    const row = canvas.getByRole('heading').getBoundingClientRect();
    const control = summary.getBoundingClientRect();
    await expect(control.top).toBeLessThanOrEqual(row.top);
    await expect(control.bottom).toBeGreaterThanOrEqual(row.bottom);
    await userEvent.click(summary);
    await expect(content.checkVisibility()).toBe(true);
    await userEvent.click(summary);
    await expect(content.checkVisibility()).toBe(false);
  },
};
export const OpenOnAPhone: Story = {
  args: { isOpen: true },
  tags: ['visual', 'night'],
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
