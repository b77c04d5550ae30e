import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text, textSizes } from '../Text/index.ts';
import { Icon, iconNames } from './index.ts';

const Line = ({ children }: { children: ReactNode }) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: '0.5em' }}>{children}</span>
);

const meta = {
  component: Icon,
  argTypes: { name: { options: iconNames, control: 'select' } },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** All icons by name. */
export const All: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="small">
      {iconNames.map((name) => (
        <Text key={name}>
          <Line>
            <Icon name={name} />
            {name}
          </Line>
        </Text>
      ))}
    </Stack>
  ),
};

/** Takes the size and colour of the text. */
export const BesideWords: Story = {
  args: { name: 'alert' },
  render: (args, { globals }) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size} tone="accent">
          <Line>
            <Icon {...args} />
            {wordsOf(globals).newsletter.invalid.title}
          </Line>
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      const { fontSize, color } = getComputedStyle(icon.parentElement as Element);
      await expect(icon.getBoundingClientRect().width).toBeCloseTo(
        1.25 * Number.parseFloat(fontSize),
        1,
      );
      await expect(getComputedStyle(icon).color).toBe(color);
    }
  },
};
