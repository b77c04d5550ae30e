import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { CallToAction, callToActionTones } from './index.ts';

const contentOf = (globals: object) => {
  const { title, text } = journeyWordsOf(globals).closing;
  return { title, text };
};

const meta = {
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    tone: { options: callToActionTones, control: 'select' },
    headingLevel: { options: [2, 3], control: 'select' },
    actions: { control: false },
  },
  render: (args, { globals }) => (
    <CallToAction
      {...contentOf(globals)}
      {...args}
      actions={<LinkButton href="/contact">{journeyWordsOf(globals).closing.action}</LinkButton>}
    />
  ),
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof CallToAction>;

export const Inverse: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { title } = journeyWordsOf(globals).closing;
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
  },
};
export const Tinted: Story = { args: { tone: 'tinted' } };
/** Without a text. */
export const TwoActions: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { title, action, other } = journeyWordsOf(globals).closing;
    return (
      <CallToAction
        title={title}
        tone="tinted"
        actions={
          <ButtonGroup align="center">
            <LinkButton href="/contact">{action}</LinkButton>
            <LinkButton href="/retreats" tone="secondary">
              {other}
            </LinkButton>
          </ButtonGroup>
        }
      />
    );
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
