import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { SelectionBar } from './index.ts';

const meta = {
  component: SelectionBar,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    label: { control: false },
    names: { control: false },
    actions: { control: false },
  },
  args: { label: '', text: '', names: '', actions: null },
  render: (args, { globals }) => {
    const { kept, hero } = journeyWordsOf(globals);
    return (
      <Section>
        <Text>{hero.text}</Text>
        <SelectionBar
          label={kept.label}
          text={args.text || kept.text}
          names={args.names || kept.names}
          actions={
            <>
              <LinkButton href="/contact" size="small">
                {kept.enquire}
              </LinkButton>
              <Button tone="secondary" size="small">
                {kept.copy}
              </Button>
            </>
          }
        />
      </Section>
    );
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { kept } = journeyWordsOf(globals);
    await expect(canvas.getByRole('region', { name: kept.label })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(kept.text));
  },
};

/** What has the focus when it appears is scrolled out from under it. */
export const NeverOverTheFocus: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_args, { globals }) => {
    const { kept, keep } = journeyWordsOf(globals);
    return (
      <>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={`line-${index + 1}`}>
            <Button tone="quiet">{`${keep.label} ${index + 1}`}</Button>
          </p>
        ))}
        <SelectionBar label={kept.label} text={kept.text} names={kept.names} actions={null} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('region', { name: journeyWordsOf(globals).kept.label });
    for (const button of canvas.getAllByRole('button')) {
      button.focus();
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      );
    }
  },
};

export const PhoneInGerman: Story = {
  ...Default,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
