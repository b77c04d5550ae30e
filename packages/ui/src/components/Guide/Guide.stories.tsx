import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Frieze } from '../Frieze/index.ts';
import { Section } from '../Section/index.ts';
import { Guide } from './index.ts';

const meta = {
  title: 'Journey/Guide',
  component: Guide,
  parameters: { layout: 'fullscreen', synonyms: ['table of contents', 'legal', 'terms'] },
  render: (args, { globals }) => {
    const { contents, sections } = journeyWordsOf(globals).legal;
    return (
      <Section width="wide">
        <Guide {...{ label: contents, sections: repeated(sections, 4) }} {...args} />
      </Section>
    );
  },
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof Guide>;

/** A larger screen shows all; a phone folds the sections in place of the contents. */
export const Default: Story = { tags: ['visual'] };
/** For terms, whose sections others refer to. */
export const Numbered: Story = {
  tags: ['visual'],
  args: { isNumbered: true },
  play: async ({ canvas, globals }) => {
    const { contents, sections } = journeyWordsOf(globals).legal;
    const [first] = sections;
    await expect(canvas.getByRole('heading', { name: `1 ${first?.title}` })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: contents })).toBeVisible();
    for (const { id, title } of sections) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: (name) => name.includes(title) });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(document.getElementById(id)).toHaveTextContent(title);
    }
  },
};
/** With an introduction, and a line below each section. */
export const WithNotes: Story = {
  render: (_args, { globals }) => {
    const { contents, intro, sections, updated } = journeyWordsOf(globals).legal;
    return (
      <Section width="wide">
        <Guide
          label={contents}
          intro={<p>{intro}</p>}
          sections={sections.map((section) => ({ ...section, note: updated.text }))}
        />
      </Section>
    );
  },
};
/** Information with drawings beside the text, and a picture across the page in its middle. */
export const WithPictures: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => {
    const { contents, sections } = journeyWordsOf(globals).legal;
    return (
      <Section width="wide">
        <Guide
          label={contents}
          sections={sections.map((section) => ({ ...section, picture: pictures.lake }))}
          dividers={[<Frieze source={pictures.hills} key="hills" />]}
        />
      </Section>
    );
  },
  play: async ({ canvasElement }) => {
    const divider = canvasElement.querySelector('[aria-hidden]:has(> picture)');
    const { left, width } = (divider as Element).getBoundingClientRect();
    await expect(left).toBe(0);
    await expect(width).toBe(window.innerWidth);
  },
};
/** A phone shows titles that open, in place of the table of contents. */
export const FoldedOnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const { contents, sections } = journeyWordsOf(globals).legal;
    return (
      <Section width="wide">
        <Guide
          label={contents}
          sections={sections.map((section) => ({ ...section, picture: pictures.lake }))}
        />
      </Section>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { sections } = journeyWordsOf(globals).legal;
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const folds = [...canvasElement.querySelectorAll('details')];
    await expect(folds.map(({ open }) => open)).toEqual(sections.map(() => false));
    const [words] = folds.slice(-1).map((fold) => fold.querySelector('p'));
    await expect(words?.checkVisibility()).toBe(false);
    folds.at(-1)?.querySelector('summary')?.click();
    await expect(words?.checkVisibility()).toBe(true);
  },
};
/** Entries of the table of contents. */
export const States: Story = {
  tags: ['visual'],
  args: {
    isNumbered: true,
    sections: shownStates.map((title) => ({ id: title, title, body: <p>{title}</p> })),
  },
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
