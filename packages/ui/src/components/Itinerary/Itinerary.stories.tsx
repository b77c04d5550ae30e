import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { RouteMap } from '../RouteMap/index.ts';
import { Section } from '../Section/index.ts';
import type { ItineraryDay } from './index.ts';
import { Itinerary, revealDelays } from './index.ts';

const itemsOf = (globals: object, count: number) => {
  const { days } = journeyWordsOf(globals);
  return Array.from({ length: count }, (_, index) => ({
    ...(days[index % days.length] as ItineraryDay),
    day: index + 1,
  }));
};

const daysOf = (count: number): Story => ({
  render: (args, { globals }) => (
    <Section tone="tinted">
      <Itinerary
        {...args}
        dayLabel={journeyWordsOf(globals).dayLabel}
        items={itemsOf(globals, count)}
      />
    </Section>
  ),
  // Itinerary.test.tsx tests the reveal on scroll: stories are tested under reduced motion.
  play: async ({ canvas, globals }) => {
    const { dayLabel, days } = journeyWordsOf(globals);
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings).toHaveLength(count);
    await expect(headings[0]).toHaveTextContent(`${dayLabel(1)}: ${days[0]?.title}`);
    for (const heading of headings) await expect(heading).toBeVisible();
  },
});

/** Beside a route map, as on a tour page. */
const besideAMap = (count: number): Story => ({
  render: (args, { globals }) => {
    const { dayLabel, map } = journeyWordsOf(globals);
    return (
      <Section tone="tinted" width="wide">
        <Itinerary
          {...args}
          dayLabel={dayLabel}
          items={itemsOf(globals, count)}
          map={<RouteMap {...map} />}
        />
      </Section>
    );
  },
});

const meta = {
  component: Itinerary,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    revealDelay: { options: revealDelays, control: 'select' },
    headingLevel: { options: [2, 3, 4], control: 'select' },
    dayLabel: { control: false },
    items: { control: false },
    map: { control: false },
  },
  args: { headingLevel: 3, revealDelay: 100, dayLabel: String, items: [] },
} satisfies Meta<typeof Itinerary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDays: Story = daysOf(3);
export const SevenDays: Story = { ...daysOf(7), tags: ['!autodocs'] };
export const OneDay: Story = daysOf(1);
export const TwelveDays: Story = { ...daysOf(12), args: { revealDelay: 50 }, tags: ['!autodocs'] };
/** The map is on the right on wide screens. */
export const BesideAMap: Story = {
  ...besideAMap(3),
  tags: ['visual'],
  // Chromatic does not scroll, so days below the viewport would stay offset.
  parameters: { chromatic: { prefersReducedMotion: 'reduce' } },
};
/** A small drawing beside each title. */
export const WithPictures: Story = {
  tags: ['visual'],
  render: (args, { globals }) => {
    const { days, dayLabel, map } = journeyWordsOf(globals);
    return (
      <Section tone="tinted" width="wide">
        <Itinerary
          {...args}
          dayLabel={dayLabel}
          items={days.map((day, index) => ({ ...day, picture: pictureOf(index) }))}
          map={<RouteMap {...map} />}
        />
      </Section>
    );
  },
  parameters: { chromatic: { prefersReducedMotion: 'reduce' } },
  play: async ({ canvas }) => {
    const [picture] = canvas.getAllByRole('presentation');
    const [heading] = canvas.getAllByRole('heading', { level: 3 });
    const { left, width } = (picture as HTMLElement).getBoundingClientRect();
    await expect(width).toBe(96);
    await expect(left).toBeGreaterThan((heading as HTMLElement).getBoundingClientRect().right);
  },
};
/** The map stays in view while the days scroll. */
export const MapStaysInSight: Story = {
  ...besideAMap(7),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(map.getBoundingClientRect().left).toBeGreaterThan(
      (first as HTMLElement).getBoundingClientRect().right,
    );
    canvas.getAllByRole('heading', { level: 3 })[4]?.scrollIntoView({ block: 'center' });
    const { top, bottom } = map.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
/** The map marks the place of the day in view. */
export const MapMarksTheDay: Story = {
  ...besideAMap(7),
  tags: ['!autodocs'],
  // Room for the first day to be in the middle of the screen.
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '50vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [delhi, jaipur] = ['1', '3'].map((days) => canvas.getByText(days, { selector: 'text' }));
    const days = canvas.getAllByRole('heading', { level: 3 });
    days[2]?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(jaipur).toHaveAttribute('data-state', 'current'));
    await expect(delhi).not.toHaveAttribute('data-state');
    days[0]?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(delhi).toHaveAttribute('data-state', 'current'));
    await expect(jaipur).toHaveAttribute('data-state', 'ahead');
  },
};
/** The map is above the days. */
export const BelowAMapOnAPhone: Story = {
  ...besideAMap(7),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(canvas.getByRole('img').getBoundingClientRect().bottom).toBeLessThan(
      (first as HTMLElement).getBoundingClientRect().top,
    );
  },
};
export const PhoneInGerman: Story = {
  ...daysOf(7),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
export const NarrowPhoneInGerman: Story = {
  ...daysOf(7),
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
