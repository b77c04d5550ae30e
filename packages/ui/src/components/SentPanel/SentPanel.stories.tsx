import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { SentPanel } from './index.ts';

const panelOf = (globals: object) => {
  const { title, next, add } = wordsOf(globals).contact.receipt;
  return (
    <SentPanel title={title}>
      <p>{next}</p>
      <p>{add}</p>
    </SentPanel>
  );
};

const meta = {
  component: SentPanel,
  argTypes: { title: { control: false }, children: { control: false } },
  args: { title: '', children: undefined },
  render: (_args, { globals }) => panelOf(globals),
} satisfies Meta<typeof SentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** It takes the focus when it appears, and nothing else announces it. */
export const Appears: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => (
    <Later label={wordsOf(globals).contact.submit}>{panelOf(globals)}</Later>
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { title } = wordsOf(globals).contact.receipt;
    await expect(canvas.getByRole('heading', { name: title })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

function Later({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <Stack>
      {isShown && children}
      <Button onPress={() => setShown(true)}>{label}</Button>
    </Stack>
  );
}

export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
