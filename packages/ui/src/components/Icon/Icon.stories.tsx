import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States } from '../../fixtures/States.tsx';
import { Text } from '../Text/index.ts';
import { sizes } from '../vocabulary.ts';
import { Icon, iconNames } from './Icon.tsx';

const meta = {
  title: 'Text/Icon',
  component: Icon,
  parameters: { synonyms: ['symbol', 'glyph'] },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ['visual', 'forced-colours'],
  render: () => <States names={iconNames}>{(name) => <Icon name={name} />}</States>,
};

/** Takes the size and colour of the text. */
export const Sizes: Story = {
  render: (args) => (
    <States names={sizes}>
      {(size) => (
        <Text size={size} tone="muted">
          <Icon {...args} />
        </Text>
      )}
    </States>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      const { fontSize, color } = getComputedStyle(icon.parentElement as Element);
      const { width } = icon.getBoundingClientRect();
      await expect(width).toBeCloseTo(1.25 * Number.parseFloat(fontSize), 1);
      await expect(getComputedStyle(icon).color).toBe(color);
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

/** The arrow points the way that text runs. */
export const FromRightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  render: () => <States names={iconNames}>{(name) => <Icon name={name} />}</States>,
  play: async ({ canvasElement }) => {
    const mirrored = [...canvasElement.querySelectorAll('svg')].map(
      (icon) => getComputedStyle(icon).transform !== 'none',
    );
    await expect(mirrored).toEqual(iconNames.map((name) => name === 'arrow'));
  },
};
