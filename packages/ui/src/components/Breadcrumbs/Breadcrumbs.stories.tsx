import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Hero } from '../Hero/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Picture } from '../Picture/index.ts';
import { Breadcrumbs, type BreadcrumbsProps } from './index.ts';

const meta = {
  component: Breadcrumbs,
  args: { label: '', items: [], current: '' },
  render: (_args: BreadcrumbsProps, { globals }: { globals: object }) => {
    const { label, home, retreats, tour } = journeyWordsOf(globals).breadcrumbs;
    return (
      <Breadcrumbs
        label={label}
        items={[
          { href: '/', label: home },
          { href: '/retreats', label: retreats },
        ]}
        current={tour}
      />
    );
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

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
export const OneWayUp: Story = {
  render: (_args, { globals }) => {
    const { label, home, retreats } = journeyWordsOf(globals).breadcrumbs;
    return <Breadcrumbs label={label} items={[{ href: '/', label: home }]} current={retreats} />;
  },
};
/** Above all else in the opening of a page. */
export const InAHero: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, context) => {
    const { hero } = journeyWordsOf(context.globals);
    return (
      <Hero
        size="70vh"
        breadcrumbs={meta.render(args, context)}
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
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
