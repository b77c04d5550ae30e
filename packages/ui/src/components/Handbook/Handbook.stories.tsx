import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { chaptersOf, journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Frieze } from '../Frieze/index.ts';
import { Handbook } from './index.ts';

const meta = {
  title: 'Journey/Handbook',
  component: Handbook,
  parameters: { layout: 'fullscreen', synonyms: ['table of contents', 'chapters', 'practical'] },
  render: (args, { globals }) => {
    const words = journeyWordsOf(globals);
    return <Handbook {...{ label: words.legal.contents, chapters: chaptersOf(words) }} {...args} />;
  },
} satisfies Meta<typeof Handbook>;
export default meta;
type Story = StoryObj<typeof Handbook>;

export const Default: Story = { tags: ['visual', 'night'] };
/** A larger screen shows all, and lists it. */
export const Contents: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const words = journeyWordsOf(globals);
    const contents = canvas.getByRole('navigation', { name: words.legal.contents });
    await expect(contents).toBeVisible();
    for (const { id, title, parts } of chaptersOf(words)) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
      for (const entry of [{ id, title }, ...parts]) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: entry.title })).toHaveFocus();
        await expect(document.activeElement).toHaveAttribute('href', `#${entry.id}`);
        await expect(document.getElementById(entry.id)).not.toBeNull();
      }
    }
  },
};
/** A number is read after what it is. */
export const WithFiguresAndABand: Story = {
  render: (_args, { globals }) => {
    const words = journeyWordsOf(globals);
    const chapters = chaptersOf(words).map((chapter) => ({
      ...chapter,
      band: <Frieze source={pictures.hills} />,
    }));
    return <Handbook label={words.legal.contents} chapters={chapters} />;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const [first] = chaptersOf(journeyWordsOf(globals));
    for (const { value, label } of first?.figures ?? []) {
      const [figure] = canvas.getAllByText(label);
      await expect(figure?.nextElementSibling).toHaveTextContent(value);
    }
    const band = canvasElement.querySelector('[aria-hidden]:has(> picture + picture)');
    await expect(band?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};
/** A phone shows titles that open, in place of the table of contents. */
export const FoldedOnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const folds = [...canvasElement.querySelectorAll('details')];
    await expect(folds.length).toBeGreaterThan(0);
    await expect(folds.filter(({ open }) => open)).toEqual([]);
    const [words] = folds.slice(-1).map((fold) => fold.querySelector('p'));
    await expect(words?.checkVisibility()).toBe(false);
    folds.at(-1)?.querySelector('summary')?.click();
    await expect(words?.checkVisibility()).toBe(true);
  },
};
/** Entries of the table of contents. */
export const States: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    chapters: [
      {
        id: 'states',
        title: 'States',
        text: '',
        picture: pictures.lake,
        figures: [],
        parts: shownStates.map((title) => ({
          id: title,
          title,
          picture: pictures.lake,
          body: <p>{title}</p>,
        })),
      },
    ],
  },
  play: ({ canvas }) => showStates(canvas.getAllByRole('link').slice(1)),
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
