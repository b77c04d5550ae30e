import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { showState } from '../../fixtures/showState.ts';
import { SkipLink } from './index.ts';

const meta = {
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  argTypes: { label: { control: 'text' } },
  args: { target: 'content' },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} label={args.label ?? wordsOf(globals).skip} />
      <main id="content" tabIndex={-1}>
        {wordsOf(globals).prose.lead}
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof SkipLink>;

/** As it is seen: the first step by keyboard brings it. */
export const Focused: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** Until then it is out of sight, and still in the order of the keyboard and the screen reader. */
export const OutOfSight: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const Hovered: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    const { backgroundColor } = getComputedStyle(link);
    showState(link, 'hover');
    await expect(getComputedStyle(link).backgroundColor).not.toBe(backgroundColor);
  },
};

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};
