import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Button } from '../Button/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { synonyms: ['sr-only', 'screen reader', 'live region'] },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

/** Screen readers also hear the title of what there is to read. */
export const Default: Story = {
  render: (args, { globals }) => {
    const { readMore, articles } = journeyWordsOf(globals);
    return (
      <TextLink href="/blog/ayurveda-dosha">
        {readMore}
        <VisuallyHidden {...args}>{args.children ?? ` ${articles[0]?.title}`}</VisuallyHidden>
      </TextLink>
    );
  },
  play: async ({ canvas, globals }) => {
    const { readMore, articles } = journeyWordsOf(globals);
    const title = String(articles[0]?.title);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(`${readMore} ${title}`);
    const hidden = canvas.getByText(title);
    await expect([hidden.offsetWidth, hidden.offsetHeight]).toEqual([1, 1]);
  },
};

function Sending({ label, said }: { label: string; said: string }) {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <Button onPress={() => setIsSent(true)}>{label}</Button>
      <VisuallyHidden isStatus>{isSent ? said : undefined}</VisuallyHidden>
    </>
  );
}

/** A status is rendered empty; later changes of its text are announced. */
export const Status: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => {
    const { submit, submitting } = wordsOf(globals).contact;
    return <Sending label={submit} said={submitting} />;
  },
  play: async ({ canvas, globals }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent(wordsOf(globals).contact.submitting);
  },
};
