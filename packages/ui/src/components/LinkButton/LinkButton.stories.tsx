import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { buttonTones } from '../Button/index.ts';
import { Section } from '../Section/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  component: LinkButton,
  args: { href: '/retreats', children: 'Find your journey' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => <LinkButton {...args}>{wordsOf(globals).button.label}</LinkButton>,
};

export const Tones: Story = {
  render: (args, { globals }) => (
    <>
      {buttonTones.map((tone) => (
        <Section key={tone} tone={tone === 'inverse' ? 'deep' : 'plain'}>
          <LinkButton {...args} tone={tone}>
            {wordsOf(globals).button.label}
          </LinkButton>
        </Section>
      ))}
    </>
  ),
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Small: Story = {
  args: { size: 'small', tone: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const FullWidthWithLongGermanWords: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { isFullWidth: true },
  render: (args, { globals }) => <LinkButton {...args}>{wordsOf(globals).button.other}</LinkButton>,
};
