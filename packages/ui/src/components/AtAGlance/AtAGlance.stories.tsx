import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Columns } from '../Columns/index.ts';
import { Highlights } from '../Highlights/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Section } from '../Section/index.ts';
import { AtAGlance } from './index.ts';

const meta = {
  title: 'Journey/AtAGlance',
  component: AtAGlance,
  parameters: { layout: 'fullscreen', synonyms: ['key facts', 'sidebar', 'summary'] },
  args: { headingLevel: 2 },
  render: (args, { globals }) => {
    const { glance, hero, highlights } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <Columns>
          <Highlights items={highlights} />
          <AtAGlance
            {...args}
            title={glance.title}
            items={glance.facts}
            action={<LinkButton href="/contact">{hero.book}</LinkButton>}
          />
        </Columns>
      </Section>
    );
  },
} satisfies Meta<typeof AtAGlance>;
export default meta;
type Story = StoryObj<typeof AtAGlance>;

/** As the second child of `Columns` it stays in view beside a long text. */
export const BesideText: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { facts } = journeyWordsOf(globals).glance;
    await expect(canvas.getAllByRole('term')).toHaveLength(facts.length);
    await expect(canvas.getByText(String(facts[0]?.value))).toBeVisible();
  },
};
/** Phones fold further facts below their label. */
export const WithFurtherFacts: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => {
    const { glance } = journeyWordsOf(globals);
    const [first, ...others] = glance.facts;
    return (
      <AtAGlance
        {...args}
        title={glance.title}
        items={first ? [{ ...first, isLead: true, picture: pictures.lake }] : []}
        further={{ label: glance.title, items: others }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const [first, second] = journeyWordsOf(globals).glance.facts;
    await expect(canvas.getByText(String(first?.value))).toBeVisible();
    await expect(canvas.getByText(String(second?.value))).not.toBeVisible();
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
