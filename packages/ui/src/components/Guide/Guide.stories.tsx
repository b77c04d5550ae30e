import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type JourneyWords, journeyWordsOf } from '../../fixtures/journeys.ts';
import { Section } from '../Section/index.ts';
import { Guide } from './index.ts';

const propsOf = ({ legal }: JourneyWords) => ({
  contentsLabel: legal.contents,
  sections: legal.sections,
});

const meta = {
  component: Guide,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    intro: { control: false },
    contentsLabel: { control: 'text' },
    sections: { control: false },
    isNumbered: { control: 'boolean' },
  },
  render: (args, { globals }) => (
    <Section>
      <Guide {...propsOf(journeyWordsOf(globals))} {...args} />
    </Section>
  ),
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof Guide>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { contents, sections } = journeyWordsOf(globals).legal;
    await expect(canvas.getByRole('navigation', { name: contents })).toBeVisible();
    for (const { id, title } of sections) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: title });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(document.getElementById(id)).toHaveTextContent(title);
    }
  },
};
export const Numbered: Story = {
  args: { isNumbered: true },
  play: async ({ canvas, globals }) => {
    const [first] = journeyWordsOf(globals).legal.sections;
    await expect(canvas.getByRole('heading', { name: `1 ${first?.title}` })).toBeVisible();
  },
};
/** With an introduction, and a line below each section. */
export const WithNotes: Story = {
  render: (_args, { globals }) => {
    const { contents, intro, sections, updated } = journeyWordsOf(globals).legal;
    return (
      <Section>
        <Guide
          contentsLabel={contents}
          intro={<p>{intro}</p>}
          sections={sections.map((section) => ({
            ...section,
            note: (
              <>
                {updated.label}: <time dateTime={updated.iso}>{updated.text}</time>
              </>
            ),
          }))}
        />
      </Section>
    );
  },
};
