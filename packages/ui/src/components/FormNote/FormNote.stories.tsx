import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { FormNote } from './index.ts';

const meta = {
  title: 'Feedback/FormNote',
  component: FormNote,
  parameters: { synonyms: ['error message', 'alert'] },
  argTypes: { children: { control: 'text' } },
  render: ({ children }, { globals }) => {
    const { before, link, after } = journeyWordsOf(globals).failure;
    return (
      <FormNote>
        {children ?? (
          <>
            {before}
            <TextLink href="mailto:hello@example.com">{link}</TextLink>
            {after}
          </>
        )}
      </FormNote>
    );
  },
} satisfies Meta<typeof FormNote>;
export default meta;
type Story = StoryObj<typeof FormNote>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toContainElement(canvas.getByRole('link'));
  },
};

function FailingLater() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Button onPress={() => setHasFailed(true)}>Send</Button>
      <FormNote>{hasFailed && 'Not sent'}</FormNote>
    </>
  );
}

/** Empty until there is a failure: screen readers announce what appears in it. */
export const FailsLater: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <FailingLater />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toBeEmptyDOMElement();
    await expect(note.getBoundingClientRect().height).toBe(0);
    await userEvent.click(canvas.getByRole('button'));
    await expect(note).not.toBeEmptyDOMElement();
  },
};
