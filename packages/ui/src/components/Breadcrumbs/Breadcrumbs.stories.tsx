import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { localized } from '../../fixtures/localized.ts';
import { States } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Breadcrumbs } from './index.ts';

const textsOf = (globals: object) => {
  const { label, home, retreats, tour } = journeyWordsOf(globals).breadcrumbs;
  const items = [
    { href: '/', label: home },
    { href: '/retreats', label: retreats },
  ];
  return { label, items, current: tour };
};

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { synonyms: ['you are here', 'path'] },
  args: textsOf({}),
  render: (args, { globals }) => <Breadcrumbs {...localized(textsOf, args, globals)} />,
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

export const StatesOfALink: Story = {
  name: 'States',
  tags: ['visual'],
  parameters: { docs: { story: { autoplay: true } } },
  render: (_args, { globals }) => {
    const { home, retreats } = journeyWordsOf(globals).breadcrumbs;
    return (
      <States names={shownStates}>
        {(state) => (
          <Breadcrumbs label={state} items={[{ href: '/', label: home }]} current={retreats} />
        )}
      </States>
    );
  },
  play: ({ canvas }) => showStates(canvas.getAllByRole('link')),
};

/** They wrap, and long words break. */
export const NarrowPhoneInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { current: 'Sehenswürdigkeitenbesichtigungsrundreisen' },
  play: expectNoOverflow,
};
