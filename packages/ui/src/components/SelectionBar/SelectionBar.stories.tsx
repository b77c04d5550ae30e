import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Section } from '../Section/index.ts';
import { SelectionBar } from './index.ts';

const meta = {
  title: 'Navigation/SelectionBar',
  component: SelectionBar,
  parameters: { layout: 'fullscreen', synonyms: ['sticky bar', 'basket', 'action bar'] },
  args: { label: '', status: '', actions: null },
  render: (args, { globals }) => {
    const { saved, hero } = journeyWordsOf(globals);
    return (
      <Section>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={`line-${index + 1}`}>
            <Button tone="quiet">{`${hero.title} ${index + 1}`}</Button>
          </p>
        ))}
        <SelectionBar
          label={saved.label}
          status={args.status || saved.text}
          text={args.text ?? saved.names}
          pictures={[pictures.lake, pictures.hills]}
          actions={
            <>
              <LinkButton href="/contact" size="small">
                {saved.enquire}
              </LinkButton>
              <Button tone="secondary" size="small">
                {saved.copy}
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
  tags: ['visual', 'large-text'],
  play: async ({ canvas, globals }) => {
    const { saved } = journeyWordsOf(globals);
    await expect(canvas.getByRole('region', { name: saved.label })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(saved.text));
    await expectNoOverflow();
  },
};

const test = ['!dev', '!autodocs'];
export const PhoneInGerman: Story = {
  ...Default,
  tags: test,
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
export const NarrowPhoneInGerman: Story = {
  ...Default,
  tags: test,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};

/** What has the focus when it appears is scrolled out from under it. */
export const NeverOverTheFocus: Story = {
  tags: test,
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('region', { name: journeyWordsOf(globals).saved.label });
    for (const button of canvas.getAllByRole('button').slice(0, 40)) {
      button.focus();
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      );
    }
  },
};
