import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { showStates } from '../../fixtures/showState.ts';
import { PrintButton } from './index.ts';

const meta = {
  component: PrintButton,
  argTypes: { children: { control: 'text' } },
  render: (args, { globals }) => (
    <PrintButton>{args.children ?? journeyWordsOf(globals).print}</PrintButton>
  ),
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof PrintButton>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(print).toHaveBeenCalledTimes(2);
    print.mockRestore();
  },
};
/** Default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <>
      {['default', 'hovered', 'pressed', 'focused'].map((state) => (
        <PrintButton key={state}>{journeyWordsOf(globals).print}</PrintButton>
      ))}
    </>
  ),
  play: ({ canvas }) => showStates(canvas.getAllByRole('button')),
};
/** A label that is wider than the screen wraps. */
export const LongGermanWordsOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { children: 'Tagesprogramm mit Reisebedingungen ausdrucken oder als PDF-Datei speichern' },
  play: expectNoOverflow,
};
