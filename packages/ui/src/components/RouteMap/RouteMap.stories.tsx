import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { misplacedNames } from '../../fixtures/misplacedNames.ts';
import { Section } from '../Section/index.ts';
import { RouteMap } from './index.ts';

/** Widths of a map in px: on phones of 320 and 390 px, beside an itinerary, and on a tablet. */
const widths = [280, 350, 390, 480, 560];

const meta = {
  component: RouteMap,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    title: { control: false },
    description: { control: false },
    places: { control: false },
    legs: { control: false },
    features: { control: false },
    scale: { control: false },
  },
  args: journeyWordsOf({}).map,
  render: (_args, { globals }) => (
    <Section tone="tinted" width="text">
      <RouteMap {...journeyWordsOf(globals).map} />
    </Section>
  ),
} satisfies Meta<typeof RouteMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Roads, an optional flight, a river and hills. */
export const Region: Story = {
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    const { title, description, legs } = journeyWordsOf(globals).map;
    await expect(canvas.getByRole('img', { name: title })).toHaveAccessibleDescription(description);
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(
      legs.map((leg) => `${leg.title} ${leg.detail}`),
    );
  },
};

/** The days of an `Itinerary` beside it give the distances: the list has only the leg that is no day's. */
export const BesideAnItinerary: Story = {
  render: (_args, { globals }) => {
    const { legs, ...map } = journeyWordsOf(globals).map;
    return (
      <Section tone="tinted" width="text">
        <RouteMap
          {...map}
          legs={legs.map(({ detail, ...leg }) =>
            leg.isOptional && detail !== undefined ? { ...leg, detail } : leg,
          )}
        />
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(
      journeyWordsOf(globals)
        .map.legs.filter(({ isOptional }) => isOptional)
        .map(({ title, detail }) => `${title} ${detail}`),
    );
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
  tags: ['!autodocs'],
  render: (_args, { globals }) => (
    <>
      {[journeyWordsOf(globals).map, journeyWordsOf(globals).townMap].map((map) =>
        widths.map((width) => (
          <div style={{ width }} key={`${map.title} ${width}`}>
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
export const EveryWidthInGerman: Story = { ...EveryWidth, globals: { locale: 'de' } };
export const TownOnAPhone: Story = {
  ...Town,
  tags: ['!visual', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** A single leg. */
export const OneLeg: Story = {
  render: (_args, { globals }) => {
    const { places, legs, ...map } = journeyWordsOf(globals).map;
    return (
      <Section tone="tinted" width="text">
        <RouteMap {...map} places={places.slice(0, 2)} legs={legs.slice(0, 1)} />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(misplacedNames(canvas.getByRole('img'))).toEqual([]);
  },
};
