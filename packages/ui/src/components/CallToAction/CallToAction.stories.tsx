import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { ButtonGroup } from '../ButtonGroup/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { CallToAction } from './index.ts';

const meta = {
  title: 'Layout/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen', synonyms: ['cta', 'banner'] },
  render: (args, { globals }) => {
    const { title, text, action } = journeyWordsOf(globals).closing;
    return (
      <CallToAction
        {...args}
        title={title}
        text={text}
        actions={<LinkButton href="/contact">{action}</LinkButton>}
      />
    );
  },
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
/** A silhouette along its foot, up to the edge of what follows. */
export const WithAFrieze: Story = {
  args: { frieze: pictures.hills },
  play: async ({ canvasElement }) => {
    const [frieze] = canvasElement.querySelectorAll('img');
    await expect(frieze).toBeVisible();
    await expect(frieze).toHaveAttribute('alt', '');
  },
};
/** With two actions, and without a text. */
export const TwoActions: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { title, action, other } = journeyWordsOf(globals).closing;
    return (
      <CallToAction
        title={title}
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
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
