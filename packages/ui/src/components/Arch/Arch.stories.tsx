import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/index.ts';
import { Arch, ArchMark, ArchRule } from './index.ts';

const meta = {
  component: Arch,
  render: (args) => (
    <div style={{ maxWidth: '14rem' }}>
      <Arch {...args} />
    </div>
  ),
} satisfies Meta<typeof Arch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Shorter jambs, for little height. */
export const Low: Story = { args: { jambs: 20 } };

/** `ArchRule`: a dividing line. */
export const AsARule: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section>
        <ArchRule />
      </Section>
      <Section tone="inverse">
        <ArchRule />
      </Section>
    </>
  ),
};

/** `ArchMark`: beside the brand's name, in the colour of the text. */
export const AsTheSign: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section>
        <ArchMark />
      </Section>
      <Section tone="inverse">
        <ArchMark />
      </Section>
    </>
  ),
};
