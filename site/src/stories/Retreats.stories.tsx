import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow, loadSitePage, pageRules, renderSitePage } from './sitePage.tsx';

/** The retreats overview with its finder, which loads when it is opened. */
const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { path: '/retreats', layout: 'fullscreen', a11y: pageRules },
  loaders: [loadSitePage],
  render: renderSitePage,
};
export default meta;
type Story = StoryObj;

/** Not by `userEvent`: within its `act`, React does not render again what has suspended. */
const open = (finder: HTMLElement) => within(finder).getByRole('button').click();

/** Opens the finder and gives the first answer to every question: exhausted, and a few nights alone. */
async function answerAll({ canvasElement }: StoryContext): Promise<HTMLElement> {
  const finder = canvasElement.querySelector<HTMLElement>('section[aria-labelledby=finder]');
  if (!finder) throw new Error('The page has no finder');
  open(finder);
  for (const group of await within(finder).findAllByRole('radiogroup')) {
    await userEvent.click(within(group).getAllByRole('radio')[0] as HTMLElement);
  }
  return finder;
}

export const Default: Story = { tags: ['visual', 'night'], play: expectNoOverflow };

export const Advice: Story = {
  play: async (context) => {
    const finder = await answerAll(context);
    const show = finder.querySelector<HTMLElement>('button[type=submit]');
    await userEvent.click(show as HTMLElement);
    await expect(within(finder).getAllByRole('listitem')).toHaveLength(3);
    await expect(document.activeElement).toHaveAttribute('id', 'finder-advice');
    // Another answer takes the advice away.
    await userEvent.click(within(finder).getAllByRole('radio')[1] as HTMLElement);
    await expect(within(finder).queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.click(show as HTMLElement);
    await expectNoOverflow(context);
  },
};

export const AdviceInGermanOnANarrowPhone: Story = {
  ...Advice,
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};

export const QuestionsWithoutAnswers: Story = {
  play: async ({ canvasElement }) => {
    const finder = canvasElement.querySelector<HTMLElement>('section[aria-labelledby=finder]');
    open(finder as HTMLElement);
    const [first] = await within(finder as HTMLElement).findAllByRole('radio');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(finder?.querySelector('button[type=submit]') as HTMLElement);
    await expect(finder?.querySelectorAll('[aria-invalid=true]')).toHaveLength(5);
    await expect(first).toHaveFocus();
  },
};

export const QuestionsOnATabletInGerman: Story = {
  tags: ['!dev'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  play: async (context) => {
    await answerAll(context);
    await expectNoOverflow(context);
  },
};
