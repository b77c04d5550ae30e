import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type JourneyWords, journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { LegalDocument } from './index.ts';

const propsOf = ({ legal }: JourneyWords) => ({ ...legal, contentsLabel: legal.contents });

const meta = {
  component: LegalDocument,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '',
    updated: { label: '', iso: '', text: '' },
    contentsLabel: '',
    sections: [],
  },
  render: (_args, { globals }) => {
    const { intro, title, updated, contentsLabel, sections } = propsOf(journeyWordsOf(globals));
    return (
      <LegalDocument
        title={title}
        updated={updated}
        intro={<p>{intro}</p>}
        contentsLabel={contentsLabel}
        sections={sections}
      />
    );
  },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

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
export const TwelveSections: Story = {
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
export const InGerman: Story = { globals: { locale: 'de' } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
