import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { States as StatesSideBySide } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Prose } from '../Prose/index.ts';
import { Section } from '../Section/index.ts';
import { Faq } from './index.ts';

const textsOf = (globals: object) => ({
  items: wordsOf(globals).faq.items.map((item, index) => ({ id: `faq-${index}`, ...item })),
});

const meta = {
  title: 'Text/Faq',
  component: Faq,
  parameters: { synonyms: ['accordion', 'disclosure', 'questions'] },
  args: textsOf({}),
  render: (args, { globals }) => <Faq {...localized(textsOf, args, globals)} />,
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Opened by script, as the browser's page search does: a click would leave a focus ring in the picture. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, globals }) => {
    for (const item of canvasElement.querySelectorAll('details')) item.open = true;
    for (const { answer } of wordsOf(globals).faq.items) {
      await expect(canvas.getByText(answer)).toBeVisible();
    }
  },
};
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => (
    <StatesSideBySide names={shownStates} isWide>
      {(state) => {
        const [first] = wordsOf(globals).faq.items;
        return <Faq items={first ? [{ id: state, ...first }] : []} />;
      }}
    </StatesSideBySide>
  ),
  play: ({ canvasElement }) => showStates([...canvasElement.querySelectorAll('summary')]),
};
/** Opening one question leaves the others unchanged. */
export const OpensEachOnItsOwn: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    const [first, second] = wordsOf(globals).faq.items;
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText(String(first?.question)));
    await userEvent.click(canvas.getByText(String(second?.question)));
    await expect(canvas.getByText(String(first?.answer))).toBeVisible();
    await expect(canvas.getByText(String(second?.answer))).toBeVisible();
    await userEvent.click(canvas.getByText(String(second?.question)));
    await expect(canvas.getByText(String(second?.answer))).not.toBeVisible();
  },
};
/** Sections of a page in place of questions: headings, with a drawing each, in rows. */
export const Sections: Story = {
  tags: ['visual', 'large-text', 'night'],
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => (
    <Section width="wide">
      <Faq
        headingLevel={3}
        items={journeyWordsOf(globals).legal.sections.map(({ id, title, body }, index) => ({
          id,
          question: title,
          answer: <Prose>{body}</Prose>,
          picture: pictureOf(index),
        }))}
      />
    </Section>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { sections } = journeyWordsOf(globals).legal;
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(sections.length);
    const last = canvasElement.querySelector('details:last-child');
    await expect(last?.querySelector('p')?.checkVisibility()).toBe(false);
    last?.querySelector('summary')?.click();
    await expect(last?.querySelector('p')?.checkVisibility()).toBe(true);
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  args: {
    items: [
      {
        id: 'faq-long',
        question: 'Reiserücktrittskostenversicherungsbedingungen?',
        answer: 'Reiserücktrittskostenversicherungsbedingungen',
      },
    ],
  },
  play: expectNoOverflow,
};
