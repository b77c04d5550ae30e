import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { misplacedNames } from '../../fixtures/misplacedNames.ts';
import { Section } from '../Section/index.ts';
import { RouteMap } from './index.ts';

/** Widths of a map in px: on phones of 320 and 390 px, beside an itinerary, and on a tablet. */
const widths = [280, 350, 390, 480, 560];

const textsOf = (globals: object) => journeyWordsOf(globals).map;

const meta = {
  title: 'Journey/RouteMap',
  component: RouteMap,
  parameters: { layout: 'fullscreen', synonyms: ['route', 'directions', 'geography'] },
  args: textsOf({}),
  render: (args, { globals }) => (
    <Section tone="tinted" width="text">
      <RouteMap {...localized(textsOf, args, globals)} />
    </Section>
  ),
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Roads, an optional flight, a river and hills. */
export const Region: Story = {
  tags: ['visual', 'forced-colours', 'night'],
  play: async ({ canvas, globals }) => {
    const { label, description, legs } = journeyWordsOf(globals).map;
    await expect(canvas.getByRole('img', { name: label })).toHaveAccessibleDescription(description);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      legs.map(({ title, detail }) => `${title} ${detail}`),
    );
  },
};
/** Where the days of an `Itinerary` give the distances, the list has only the leg that is no day's. */
export const BesideAnItinerary: Story = {
  render: (_args, { globals }) => {
    const { legs, ...map } = journeyWordsOf(globals).map;
    const listed = legs.map(({ detail = '', ...leg }) =>
      leg.isOptional ? { ...leg, detail } : leg,
    );
    return (
      <Section tone="tinted" width="text">
        <RouteMap {...map} legs={listed} />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
/** A few kilometres: the river is drawn to scale, with a leg by boat. */
export const Town: Story = {
  tags: ['visual'],
  render: (_args, { globals }) => (
    <Section tone="tinted" width="text">
      <RouteMap {...journeyWordsOf(globals).townMap} />
    </Section>
  ),
};
/** At every width, names stay inside the map and do not overlap. */
export const EveryWidth: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => (
    <>
      {[journeyWordsOf(globals).map, journeyWordsOf(globals).townMap].map((map) =>
        widths.map((width) => (
          <div style={{ width }} key={`${map.label} ${width}`}>
            <RouteMap {...map} />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const maps = canvas.getAllByRole('img');
    await expect(maps).toHaveLength(2 * widths.length);
    await expect(maps[0]?.clientWidth).toBe(278);
    for (const map of maps) await expect(misplacedNames(map)).toEqual([]);
  },
};
export const EveryWidthInGerman: Story = {
  ...EveryWidth,
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de' },
};
/** East stays right of west, and the days of a place are read from left to right. */
export const FromRightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    await expect(getComputedStyle(map).direction).toBe('ltr');
    await expect(misplacedNames(map)).toEqual([]);
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
