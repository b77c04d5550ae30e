import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { localized } from '../../fixtures/localized.ts';
import { Button } from '../Button/index.ts';
import { SentPanel } from './index.ts';

const textsOf = (globals: object) => ({ title: wordsOf(globals).contact.receipt.title });
const panelOf = (globals: object, { title } = textsOf(globals)) => {
  const { next, add } = wordsOf(globals).contact.receipt;
  return (
    <SentPanel title={title}>
      <p>{next}</p>
      <p>{add}</p>
    </SentPanel>
  );
};

const meta = {
  title: 'Feedback/SentPanel',
  component: SentPanel,
  parameters: { synonyms: ['confirmation', 'success', 'receipt'] },
  argTypes: { children: { control: false } },
  args: { ...textsOf({}), children: null },
  render: (args, { globals }) => panelOf(globals, localized(textsOf, args, globals)),
} satisfies Meta<typeof SentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

function Later() {
  const [isShown, setShown] = useState(false);
  return isShown ? panelOf({}) : <Button onPress={() => setShown(true)}>Send</Button>;
}

/** It takes the focus when it appears, and nothing else announces it. */
export const Appears: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Later />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { title } = wordsOf({}).contact.receipt;
    await expect(canvas.getByRole('heading', { name: title })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
