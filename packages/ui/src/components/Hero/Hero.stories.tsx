import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Picture } from '../Picture/index.ts';
import { Hero, heroSizes } from './index.ts';

const contentOf = (globals: object) => {
  const { hero } = wordsOf(globals);
  const [before, word, after] = hero.title;
  return {
    title: (
      <>
        {before}
        <em>{word}</em>
        {after}
      </>
    ),
    eyebrow: hero.eyebrow,
    text: hero.text,
    actions: (
      <>
        <LinkButton href="/retreats">{hero.plan}</LinkButton>
        <LinkButton href="/about" tone="secondary">
          {hero.learn}
        </LinkButton>
      </>
    ),
  };
};

const backdropOf = (picture: keyof typeof pictures) => (
  <Picture source={pictures[picture]} alt="" isFirst />
);

const meta = {
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    // Its height depends on the viewport: in the docs it needs a frame of its own.
    docs: { story: { inline: false, height: '40rem' } },
  },
  argTypes: {
    size: { options: heroSizes, control: 'select' },
    title: { control: 'text' },
    breadcrumbs: { control: false },
    actions: { control: false },
    backdrop: { control: false },
  },
  args: { backdrop: backdropOf('lake') },
  render: (args, { globals }) => <Hero {...contentOf(globals)} {...args} />,
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof Hero>;

export const Full: Story = { tags: ['visual'] };
/** With breadcrumbs and one action. */
export const OfATour: Story = {
  tags: ['visual'],
  args: { size: '70vh', backdrop: backdropOf('hills') },
  render: (args, { globals }) => {
    const { breadcrumbs, hero } = journeyWordsOf(globals);
    return (
      <Hero
        {...args}
        breadcrumbs={
          <Breadcrumbs
            label={breadcrumbs.label}
            items={[
              { href: '/', label: breadcrumbs.home },
              { href: '/retreats', label: breadcrumbs.retreats },
            ]}
            current={breadcrumbs.tour}
          />
        }
        eyebrow={hero.eyebrow}
        title={hero.title}
        text={hero.text}
        actions={<LinkButton href="/contact">{hero.book}</LinkButton>}
      />
    );
  },
};
/** The lowest size, without an eyebrow. */
export const Low: Story = {
  args: { size: '60vh' },
  render: (args, { globals }) => {
    const { title, text, actions } = contentOf(globals);
    return <Hero {...args} title={title} text={text} actions={actions} />;
  },
};
/** The overlay keeps the text's contrast on a dark picture. */
export const OnADarkPicture: Story = { args: { backdrop: backdropOf('ghats') } };
export const PhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
export const OfATourOnAPhoneInGerman: Story = {
  ...OfATour,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: expectNoOverflow,
};
export const LongGermanWordOnANarrowPhone: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { title: 'Sehenswürdigkeitenbesichtigungsrundreise' },
  play: expectNoOverflow,
};
