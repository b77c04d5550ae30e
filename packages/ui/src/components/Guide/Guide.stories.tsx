import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
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

export const Default: Story = {
  tags: ['visual'],
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
export const WithAnIntroduction: Story = {
  render: (_args, { globals }) => {
    const { contents, intro, sections } = journeyWordsOf(globals).legal;
    return (
      <Section width="wide">
        <Guide label={contents} intro={<p>{intro}</p>} sections={sections} />
      </Section>
    );
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(journeyWordsOf(globals).legal.intro)).toBeVisible(),
};
/** Entries of the table of contents. */
export const States: Story = {
  tags: ['visual'],
  args: { sections: shownStates.map((title) => ({ id: title, title, body: <p>{title}</p> })) },
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
