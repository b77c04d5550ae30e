import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { Columns } from '../Columns/index.ts';
import { Highlights } from '../Highlights/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Section } from '../Section/index.ts';
import { AtAGlance } from './index.ts';

const meta = {
  component: AtAGlance,
  parameters: { layout: 'fullscreen' },
  args: { title: '', headingLevel: 2, items: [] },
  render: (args, { globals }) => {
    const { glance, hero } = journeyWordsOf(globals);
    return (
      <Section width="text">
        <AtAGlance
          {...args}
          title={glance.title}
          items={glance.facts}
          action={<LinkButton href="/contact">{hero.book}</LinkButton>}
        />
      </Section>
    );
  },
} satisfies Meta<typeof AtAGlance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { facts } = journeyWordsOf(globals).glance;
    await expect(canvas.getAllByRole('term')).toHaveLength(facts.length);
    await expect(canvas.getByText(String(facts[0]?.value))).toBeVisible();
  },
};
export const WithoutAnAction: Story = {
  render: (args, { globals }) => {
    const { title, facts } = journeyWordsOf(globals).glance;
    return (
      <Section width="text">
        <AtAGlance {...args} title={title} items={facts.slice(0, 1)} />
      </Section>
    );
  },
};
export const BesideText: Story = {
  render: (args, { globals }) => {
    const { glance, highlights, hero } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <Columns template="mainAside">
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
};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
