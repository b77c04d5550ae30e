import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { Heading } from '../Heading/index.ts';
import { SaveButton } from '../SaveButton/index.ts';
import { Section } from '../Section/index.ts';
import { Stack } from '../Stack/index.ts';
import { ComparisonTable, type ComparisonTableProps } from './index.ts';

const textsOf = (globals: object) => {
  const { columns, rows, corner, selectLabels } = journeyWordsOf(globals).comparison;
  return { columns, rows, corner, selectLabels };
};

const meta = {
  title: 'Journey/ComparisonTable',
  component: ComparisonTable,
  parameters: { layout: 'fullscreen', synonyms: ['matrix', 'compare'] },
  argTypes: { labelledBy: { control: false } },
  args: { labelledBy: 'comparison', ...textsOf({}) },
  render: (args, { globals }) => {
    const { comparison, save } = journeyWordsOf(globals);
    const { labelledBy, columns, ...words } = localized<ComparisonTableProps>(
      textsOf,
      args,
      globals,
    );
    return (
      <Section width="wide">
        <Stack>
          <Heading level={2} id={labelledBy}>
            {comparison.title}
          </Heading>
          <ComparisonTable
            labelledBy={labelledBy}
            {...words}
            columns={columns.map((column, index) => ({
              ...column,
              action: (
                <SaveButton
                  labels={save}
                  title={column.title}
                  isSaved={index === 2}
                  onChange={() => {}}
                />
              ),
            }))}
          />
        </Stack>
      </Section>
    );
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row without any known cell is left out. */
export const Default: Story = {
  tags: ['visual', 'forced-colours', 'large-text', 'plain', 'night'],
  play: async ({ canvas, globals }) => {
    const { title, columns, rows } = journeyWordsOf(globals).comparison;
    await expect(canvas.getByRole('table', { name: title })).toBeVisible();
    const shown = window.innerWidth < 1200 ? 2 : columns.length;
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(shown);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rows.length - 1);
    await expectNoOverflow();
  },
};

/** Four rows, and the others when they are asked for. */
export const Folded: Story = {
  tags: ['visual'],
  render: (args, { globals }) => {
    const { comparison, glance } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <ComparisonTable
          {...args}
          {...textsOf(globals)}
          rows={Array.from({ length: 6 }, (_, index) => ({
            label: `${index + 1}`,
            cells: comparison.rows[0]?.cells ?? [],
          }))}
          furtherLabel={glance.title}
        />
      </Section>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    canvasElement.querySelector('summary')?.click();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await expectNoOverflow();
  },
};
/** Two of the columns, which the selects choose without scripts. */
export const NarrowPhoneInGerman: Story = {
  tags: ['visual'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async ({ canvas, globals }) => {
    const { title, columns, selectLabels } = journeyWordsOf(globals).comparison;
    const shown = () => canvas.getAllByRole('columnheader').map((header) => header.textContent);
    const names = [0, 1, 2, 4].map((index) => String(columns[index]?.title));
    const [first = '', second = '', third = '', last = ''] = names;
    await expectNoOverflow();
    await expect(canvas.getByRole('table', { name: title })).toBeVisible();
    await expect(shown()).toEqual([first, second].map((name) => expect.stringContaining(name)));
    await userEvent.selectOptions(canvas.getByLabelText(selectLabels[1]), last);
    await userEvent.selectOptions(canvas.getByLabelText(selectLabels[0]), third);
    await expect(shown()).toEqual([third, last].map((name) => expect.stringContaining(name)));
    const offered = within(canvas.getByLabelText(selectLabels[1]));
    await expect(getComputedStyle(offered.getByText(third)).display).toBe('none');
    await expect(getComputedStyle(offered.getByText(last)).display).not.toBe('none');
    await expectNoOverflow();
  },
};

/** One of the columns, for a reader who needs no other. */
export const OneColumnOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_args, { globals }) => {
    const { title, columns, rows, corner, selectLabels } = journeyWordsOf(globals).comparison;
    return (
      <Section width="wide">
        <Stack>
          <Heading level={2} id="one">
            {title}
          </Heading>
          <ComparisonTable
            labelledBy="one"
            corner={corner}
            selectLabels={selectLabels.slice(0, 1)}
            columns={columns.map(({ title }) => ({ title }))}
            rows={rows}
          />
        </Stack>
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    const { columns } = journeyWordsOf(globals).comparison;
    await expect(canvas.getByRole('columnheader')).toHaveTextContent(String(columns[0]?.title));
    await userEvent.selectOptions(canvas.getByRole('combobox'), String(columns[2]?.title));
    await expect(canvas.getByRole('columnheader')).toHaveTextContent(String(columns[2]?.title));
  },
};
