import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/index.ts';
import { Arch, ArchMark, ArchRule } from './index.ts';

const meta = {
  component: Arch,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Arch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = { args: { jambs: 20 } };

export const AsARule: Story = {
  decorators: [],
  render: () => (
    <Section tone="deep">
      <ArchRule />
    </Section>
  ),
};

/** Beside the brand's name, in the colour of the words. */
export const AsTheSign: Story = { decorators: [], render: () => <ArchMark /> };
export const AsTheSignOnADeepGround: Story = {
  decorators: [],
  render: () => (
    <Section tone="deep">
      <ArchMark />
    </Section>
  ),
};
