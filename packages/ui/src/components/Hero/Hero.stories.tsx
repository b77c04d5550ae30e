import type { Meta, StoryObj } from '@storybook/react-vite';
import { dusk, type Words, wordsOf } from '../../fixtures/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Hero, heroSizes } from './index.ts';

const titleOf = ({ hero }: Words) => (
  <>
    {hero.title[0]}
    <em>{hero.title[1]}</em>
    {hero.title[2]}
  </>
);

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  argTypes: { size: { options: heroSizes, control: 'select' } },
  args: { title: '', text: '', actions: null, backdrop: dusk },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    return (
      <Hero
        {...args}
        title={titleOf(words)}
        eyebrow={words.hero.eyebrow}
        text={words.hero.text}
        actions={
          <>
            <LinkButton href="/retreats">{words.hero.plan}</LinkButton>
            <LinkButton href="/about" tone="secondary">
              {words.hero.learn}
            </LinkButton>
          </>
        }
      />
    );
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OfATour: Story = { args: { size: '70vh' } };
export const OfAnArticle: Story = { args: { size: '60vh' } };
export const PhoneInGerman: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } };
export const NarrowPhoneInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const Sideways: Story = { globals: { viewport: { value: 'sideways' } } };
