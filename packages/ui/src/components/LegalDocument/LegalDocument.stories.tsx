import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type JourneyWords, journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { showStates } from '../../fixtures/showState.ts';
import { LegalDocument } from './index.ts';

const propsOf = ({ legal }: JourneyWords) => ({ ...legal, contentsLabel: legal.contents });

const meta = {
  component: LegalDocument,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    title: { control: 'text' },
    updated: { control: false },
    breadcrumbs: { control: false },
    intro: { control: false },
    contentsLabel: { control: 'text' },
    sections: { control: false },
  },
  render: (args, { globals }) => {
    const { intro, title, updated, contentsLabel, sections } = propsOf(journeyWordsOf(globals));
    return (
      <LegalDocument
        title={args.title ?? title}
        updated={updated}
        intro={<p>{intro}</p>}
        contentsLabel={args.contentsLabel ?? contentsLabel}
        sections={sections}
      />
    );
  },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof LegalDocument>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { contents, sections, updated } = journeyWordsOf(globals).legal;
    await expect(canvas.getByRole('navigation', { name: contents })).toBeVisible();
    await expect(canvas.getByText(updated.text)).toHaveAttribute('datetime', updated.iso);
    for (const { id, title } of sections) {
      const link = canvas.getByRole('link', { name: new RegExp(title) });
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(document.getElementById(id)).toHaveTextContent(title);
    }
  },
};
/** Entries of the table of contents: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  play: ({ canvas }) => {
    const { children } = canvas.getAllByRole('list')[0] as HTMLElement;
    return showStates([...children].slice(0, 4).map((entry) => entry.firstElementChild as Element));
  },
};
export const ContentsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    for (const { title } of journeyWordsOf(globals).legal.sections) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: new RegExp(title) })).toHaveFocus();
    }
  },
};
export const OneSection: Story = {
  render: (_args, { globals }) => {
    const { title, updated, contentsLabel, sections } = propsOf(journeyWordsOf(globals));
    return (
      <LegalDocument
        title={title}
        updated={updated}
        contentsLabel={contentsLabel}
        sections={sections.slice(0, 1)}
      />
    );
  },
};
export const TwelveSections: Story = {
  tags: ['!autodocs'],
  render: (_args, { globals }) => {
    const { title, updated, contentsLabel, sections } = propsOf(journeyWordsOf(globals));
    return (
      <LegalDocument
        title={title}
        updated={updated}
        contentsLabel={contentsLabel}
        sections={repeated(sections, 12).map((section, index) => ({
          ...section,
          id: `section-${index + 1}`,
        }))}
      />
    );
  },
};
