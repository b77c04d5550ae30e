import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { CallToAction, callToActionTones } from './index.ts';

const meta = {
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  argTypes: { tone: { options: callToActionTones, control: 'select' } },
  args: { title: '', actions: null },
  render: ({ tone }, { globals }) => {
    const { title, text, action } = journeyWordsOf(globals).closing;
    return (
      <CallToAction
        title={title}
        text={text}
        {...(tone && { tone })}
        actions={
          <LinkButton href="/contact" tone={tone === 'tinted' ? 'primary' : 'inverse'}>
            {action}
          </LinkButton>
        }
      />
    );
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {
  play: async ({ canvas, globals }) => {
    const { title } = journeyWordsOf(globals).closing;
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
  },
};
export const Tinted: Story = { args: { tone: 'tinted' } };
export const TwoActions: Story = {
  args: { tone: 'tinted' },
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
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
