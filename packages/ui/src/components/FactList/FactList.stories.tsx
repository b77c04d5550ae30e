import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { contactDetailsOf, wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { Heading } from '../Heading/index.ts';
import { SeasonStrip } from '../SeasonStrip/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { FactList } from './index.ts';

const textsOf = (globals: object) => ({ items: journeyWordsOf(globals).glance.facts });

const meta = {
  title: 'Text/FactList',
  component: FactList,
  parameters: { synonyms: ['description list', 'contact details', 'definition list'] },
  args: { ...textsOf({}), layout: 'table' },
  render: (args, { globals }) => <FactList {...localized(textsOf, args, globals)} />,
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address is a link, as high as a finger needs, in a line of the usual height. */
export const Rows: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => contactDetailsOf(wordsOf(globals)),
  play: async ({ canvas, globals }) => {
    const { details } = wordsOf(globals).contact;
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      details.map(({ label }) => label),
    );
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
/** Two short facts share a row, where the others have one each. */
export const PairsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const { facts } = journeyWordsOf(globals).glance;
    return (
      <FactList
        layout="pairs"
        items={facts.map((fact, index) => ({ ...fact, isShort: index > 0 && index < 3 }))}
      />
    );
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    const [first, second, third] = terms.map(({ offsetWidth }) => offsetWidth);
    await expect(first).toBeGreaterThan(2 * Number(second));
    await expect(second).toBe(third);
    await expect(terms[1]?.offsetTop).toBe(terms[2]?.offsetTop);
  },
};
/** The lead has a row of its own above the pairs, in larger type. */
export const PairsWithALead: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'tablet' } },
  render: (_args, { globals }) => {
    const [first, ...rest] = journeyWordsOf(globals).glance.facts;
    return <FactList layout="pairs" items={[{ label: '', ...first, isLead: true }, ...rest]} />;
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    const [lead, second, third] = terms.map(({ offsetWidth }) => offsetWidth);
    await expect(second).toBe(third);
    await expect(lead).toBeGreaterThan(2 * Number(second));
    const [leading, following] = canvas
      .getAllByRole('definition')
      .map(({ firstElementChild }) =>
        firstElementChild ? Number.parseFloat(getComputedStyle(firstElementChild).fontSize) : 0,
      );
    await expect(leading).toBeGreaterThan(Number(following));
  },
};
/** Large numbers, beside each other where a third has room for one. A number is read after what it is. */
export const Figures: Story = {
  tags: ['visual'],
  args: { layout: 'figures' },
  render: (args, { globals }) => {
    const { benefits } = journeyWordsOf(globals);
    return (
      <FactList
        {...args}
        items={benefits
          .slice(0, 3)
          .map(({ title }, index) => ({ value: `${index + 1}`, label: title }))}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const term of canvas.getAllByRole('term')) {
      await expect(term.nextElementSibling?.getBoundingClientRect().top).toBeLessThan(
        term.getBoundingClientRect().bottom,
      );
    }
  },
};
export const Table: Story = { args: { layout: 'table' } };
/** With a price, lists and notes. */
export const Card: Story = {
  tags: ['visual', 'large-text'],
  render: (_args, { globals }) => {
    const { conditions, months } = journeyWordsOf(globals);
    return (
      <FactList layout="card" items={conditions.items}>
        <Stack gap="small">
          <FactList items={[conditions.price]} />
          <Heading level={2} size="small" id="season">
            {conditions.seasonTitle}
          </Heading>
          <SeasonStrip labelledBy="season" months={months} />
        </Stack>
      </FactList>
    );
  },
  play: async ({ canvas, globals }) => {
    const { conditions } = journeyWordsOf(globals);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      conditions.price.label,
      ...conditions.items.map(({ label }) => label),
    ]);
  },
};
/** Further facts, which a press on their label opens; larger screens show them without it. */
export const CardFoldedOnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const { items, seasonTitle } = journeyWordsOf(globals).conditions;
    return (
      <FactList
        layout="card"
        items={items.slice(0, 1)}
        further={{ label: seasonTitle, items: items.slice(1) }}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { items, seasonTitle } = journeyWordsOf(globals).conditions;
    const [shown, further] = canvas.getAllByRole('term', { hidden: true });
    const summary = canvasElement.querySelector('summary') as HTMLElement;
    await expect(summary).toHaveAccessibleName(seasonTitle);
    await expect(shown).toHaveTextContent(String(items[0]?.label));
    await expect(further?.checkVisibility()).toBe(false);
    summary.click();
    await expect(further?.checkVisibility()).toBe(true);
  },
};
export const CardOnATabletInGerman: Story = {
  ...Card,
  tags: ['!dev', '!autodocs', '!visual', '!large-text'],
  globals: { locale: 'de', viewport: { value: 'tablet' } },
  play: expectNoOverflow,
};
export const CardWithLargeTextInGerman: Story = {
  ...Card,
  tags: ['!dev', '!autodocs', '!visual', '!large-text'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
/** A long address breaks anywhere. */
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  render: () => {
    const address = 'reiseberatung.achtsamkeit@wohlfuehlreisen.example.com';
    const value = <TextLink href={`mailto:${address}`}>{address}</TextLink>;
    return <FactList items={[{ label: 'E-Mail', value }]} />;
  },
  play: expectNoOverflow,
};
