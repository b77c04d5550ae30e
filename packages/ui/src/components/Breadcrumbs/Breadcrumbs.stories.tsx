import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { showState } from '../../fixtures/showState.ts';
import { Hero } from '../Hero/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Picture } from '../Picture/index.ts';
import { Breadcrumbs } from './index.ts';

const contentOf = (globals: object) => {
  const { label, home, retreats, tour } = journeyWordsOf(globals).breadcrumbs;
  return {
    label,
    items: [
      { href: '/', label: home },
      { href: '/retreats', label: retreats },
    ],
    current: tour,
  };
};

const meta = {
  component: Breadcrumbs,
  argTypes: { items: { control: false } },
  render: (args, { globals }) => <Breadcrumbs {...contentOf(globals)} {...args} />,
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label, tour } = journeyWordsOf(globals).breadcrumbs;
    await expect(canvas.getByRole('navigation', { name: label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(tour)).toHaveAttribute('aria-current', 'page');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};
/** A child of the home page. */
export const OneWayUp: Story = {
  render: (_args, { globals }) => {
    const { label, home, retreats } = journeyWordsOf(globals).breadcrumbs;
    return <Breadcrumbs label={label} items={[{ href: '/', label: home }]} current={retreats} />;
  },
};
/** The first link is hovered, the second focused. */
export const States: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await showState(first, 'hover');
    await showState(second, 'focus-visible');
  },
};
/** In a `Hero`. */
export const InAHero: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { hero } = journeyWordsOf(globals);
    return (
      <Hero
        breadcrumbs={<Breadcrumbs {...contentOf(globals)} {...args} />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        text={hero.text}
        actions={<LinkButton href="/contact">{hero.book}</LinkButton>}
        backdrop={<Picture source={pictures.lake} alt="" isFirst />}
      />
    );
  },
};
export const InAHeroOnANarrowPhone: Story = {
  ...InAHero,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
/** They wrap, and long words break. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { current: 'Sehenswürdigkeitenbesichtigungsrundreisen' },
  play: expectNoOverflow,
};
