import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  component: SkipLink,
  args: { label: 'Skip to content', target: 'content' },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} label={wordsOf(globals).skip} />
      <main id="content" tabIndex={-1}>
        {wordsOf(globals).prose.lead}
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
