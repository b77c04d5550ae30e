import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Columns } from '../Columns/index.ts';
import { Highlights } from '../Highlights/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Section } from '../Section/index.ts';
import { AtAGlance } from './index.ts';

const contentOf = (globals: object) => {
  const { glance, hero } = journeyWordsOf(globals);
  return {
    title: glance.title,
    items: glance.facts,
    action: <LinkButton href="/contact">{hero.book}</LinkButton>,
  };
};

const meta = {
  component: AtAGlance,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    headingLevel: { options: [2, 3, 4], control: 'select' },
    items: { control: false },
    action: { control: false },
  },
  args: { headingLevel: 2 },
  render: (args, { globals }) => (
    <Section width="text">
      <AtAGlance {...contentOf(globals)} {...args} />
    </Section>
  ),
} satisfies Meta<typeof AtAGlance>;
export default meta;
type Story = StoryObj<typeof AtAGlance>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { facts } = journeyWordsOf(globals).glance;
    await expect(canvas.getAllByRole('term')).toHaveLength(facts.length);
    await expect(canvas.getByText(String(facts[0]?.value))).toBeVisible();
  },
};
export const OneFactWithoutAnAction: Story = {
  render: ({ headingLevel }, { globals }) => {
    const { title, items } = contentOf(globals);
    return (
      <Section width="text">
        <AtAGlance title={title} headingLevel={headingLevel} items={items.slice(0, 1)} />
      </Section>
    );
  },
};
/** A fact that is sample content says so. */
export const ExampleFact: Story = {
  render: ({ headingLevel }, { globals }) => {
    const { title, items } = contentOf(globals);
    const { conditions, example } = journeyWordsOf(globals);
    const { label, value } = conditions.lead;
    return (
      <Section width="text">
        <AtAGlance
          title={title}
          headingLevel={headingLevel}
          items={[...items.slice(0, 2), { label, value, tag: example }]}
        />
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    const { conditions, example } = journeyWordsOf(globals);
    await expect(canvas.getAllByRole('term').at(-1)).toHaveTextContent(
      `${conditions.lead.label} ${example}`,
    );
  },
};
/** In the narrower column it stays in view beside a long text. */
export const BesideText: Story = {
  tags: ['visual'],
  render: (args, { globals }) => (
    <Section width="wide">
      <Columns template="mainAside">
        <Highlights items={journeyWordsOf(globals).highlights} />
        <AtAGlance {...contentOf(globals)} {...args} />
      </Columns>
    </Section>
  ),
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
