import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf, repeated } from '../../fixtures/journeys.ts';
import { pictureOf } from '../../fixtures/pictures.ts';
import { Heading } from '../Heading/index.ts';
import { RouteMap } from '../RouteMap/index.ts';
import { Section } from '../Section/index.ts';
import { Itinerary } from './index.ts';

const meta = {
  title: 'Journey/Itinerary',
  component: Itinerary,
  parameters: { layout: 'fullscreen', synonyms: ['timeline', 'schedule', 'day by day'] },
  args: { headingLevel: 3, dayLabel: String, items: [] },
  render: (args, { globals }) => {
    const { days, dayLabel } = journeyWordsOf(globals);
    return (
      <Section tone="tinted">
        <Itinerary {...args} dayLabel={dayLabel} items={days.slice(0, 3)} />
      </Section>
    );
  },
} satisfies Meta<typeof Itinerary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a route map, as on a tour page. */
const besideAMap: NonNullable<Story['render']> = (args, { globals }) => {
  const { days, dayLabel, map } = journeyWordsOf(globals);
  const items = repeated(days, 7).map((item, index) => ({
    ...item,
    day: index + 1,
    picture: pictureOf(index),
  }));
  return (
    <Section tone="tinted" width="wide">
      <Itinerary {...args} dayLabel={dayLabel} items={items} map={<RouteMap {...map} />} />
    </Section>
  );
};

export const Default: Story = {
  // Itinerary.test.tsx tests the reveal on scroll: stories are tested under reduced motion.
  play: async ({ canvas, globals }) => {
    const { dayLabel, days } = journeyWordsOf(globals);
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings).toHaveLength(3);
    await expect(headings[0]).toHaveTextContent(`${dayLabel(1)}: ${days[0]?.title}`);
    for (const heading of headings) await expect(heading).toBeVisible();
  },
};
/** The map is on the right on wide screens. */
export const BesideAMap: Story = {
  tags: ['visual', 'print', 'forced-colours', 'large-text', 'plain', 'night'],
  render: besideAMap,
};
/** Without a map the days flow in two columns on a wide screen. */
export const WithPictures: Story = {
  tags: ['visual'],
  render: (args, { globals }) => {
    const { days, dayLabel, glance } = journeyWordsOf(globals);
    const items = repeated(days, 7).map((day, index) => ({
      ...day,
      day: index + 1,
      picture: pictureOf(index),
    }));
    return (
      <Section tone="tinted" width="wide">
        <Itinerary
          {...args}
          heading={<Heading level={2}>{glance.title}</Heading>}
          dayLabel={dayLabel}
          items={items}
        />
      </Section>
    );
  },
  play: async ({ canvas }) => {
    const isPhone = window.innerWidth < 600;
    for (const picture of canvas.getAllByRole('presentation')) {
      const { width, bottom } = picture.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(isPhone ? 76 : 120);
      // A phone's list is below the drawing, not around it.
      const list = picture.closest('li')?.querySelector('details ul');
      if (isPhone) await expect(list?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    }
  },
};
export const MapStaysInView: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: besideAMap,
  play: async ({ canvas }) => {
    const map = canvas.getByRole('img');
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(map.getBoundingClientRect().left).toBeGreaterThan(
      headings[0]?.getBoundingClientRect().right ?? Number.NaN,
    );
    headings[4]?.scrollIntoView({ block: 'center' });
    const { top, bottom } = map.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
export const MapMarksTheDay: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: besideAMap,
  // Room for the first day to be in the middle of the screen.
  decorators: (Story) => (
    <div style={{ paddingBlock: '50vh' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const places = journeyWordsOf(globals).map.places.flatMap(({ days }) => days ?? []);
    const [first, second, third] = places.map((days) =>
      canvas.getByText(days, { selector: 'text' }),
    );
    const days = canvas.getAllByRole('heading', { level: 3 });
    days[1]?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(second).toHaveAttribute('data-state', 'current'));
    await expect(first).not.toHaveAttribute('data-state');
    await expect(third).toHaveAttribute('data-state', 'ahead');
    days[0]?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(first).toHaveAttribute('data-state', 'current'));
  },
};
/** The map's frame holds the drawing of the day in view, in place of the one beside each day. */
export const DrawingOfTheDay: Story = {
  ...MapMarksTheDay,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, canvas }) => {
    const drawings = [...canvasElement.querySelectorAll('figure img')];
    const shown = () => drawings.findIndex((drawing) => drawing.closest('[data-current]') !== null);
    const days = canvas.getAllByRole('heading', { level: 3 });
    for (const day of [1, 0]) {
      days[day]?.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(shown()).toBe(day));
    }
    await expect(drawings[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
    await expect(canvasElement.querySelector('li img')).not.toBeVisible();
  },
};
export const MapAboveTheDaysOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: besideAMap,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(canvas.getByRole('img').getBoundingClientRect().bottom).toBeLessThan(
      first?.getBoundingClientRect().top ?? Number.NaN,
    );
  },
};
const isShown = (fold?: Element) => fold?.querySelector('li')?.checkVisibility();
/** The first two days are open; a press on its row opens another, whose title, facts and drawing are always shown. */
export const FoldedOnAPhone: Story = {
  tags: ['visual', 'night'],
  globals: { viewport: { value: 'phone' } },
  render: besideAMap,
  play: async ({ canvasElement }) => {
    const folds = [...canvasElement.querySelectorAll('details')];
    await expect(folds.map(isShown)).toEqual(folds.map((_, index) => index < 2));
    const third = folds[2]?.closest('li') as HTMLElement;
    const heading = within(third).getByRole('heading', { level: 3 });
    const drawing = within(third).getByRole('presentation');
    const summary = third.querySelector('summary') as HTMLElement;
    await expect(summary).toHaveAccessibleName(heading.textContent);
    await expect(heading).toBeVisible();
    await expect(drawing).toBeVisible();
    // The heading's box reaches below the drawing, its words do not.
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { left } = drawing.getBoundingClientRect();
    await expect(left - words.getBoundingClientRect().right).toBeGreaterThanOrEqual(12);
    await userEvent.click(summary);
    await expect(isShown(folds[2])).toBe(true);
  },
};
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  render: besideAMap,
  play: expectNoOverflow,
};
