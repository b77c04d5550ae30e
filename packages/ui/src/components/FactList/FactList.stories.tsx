import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { contactDetailsOf, wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { TextLink } from '../TextLink/index.ts';
import { FactList } from './index.ts';

const meta = {
  title: 'Text/FactList',
  component: FactList,
  parameters: { synonyms: ['description list', 'contact details', 'definition list'] },
  args: { items: [] },
  render: ({ layout = 'rows' }, { globals }) => {
    const { conditions, example } = journeyWordsOf(globals);
    const [first, ...others] = conditions.items;
    return (
      <FactList
        layout={layout}
        items={[{ ...first, label: first?.label ?? '', tag: example }, ...others]}
      />
    );
  },
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
/** With lists, notes and a mark on sample content. */
export const Columns: Story = { tags: ['visual'], args: { layout: 'columns' } };
export const Table: Story = {
  args: { layout: 'table' },
  render: ({ layout = 'rows' }, { globals }) => (
    <FactList layout={layout} items={journeyWordsOf(globals).glance.facts} />
  ),
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
