import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { wordsOf } from '../../fixtures/index.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Picture } from '../Picture/index.ts';
import { Hero } from './index.ts';

const backdropOf = (picture: keyof typeof pictures) => (
  <Picture source={pictures[picture]} alt="" isFirst />
);

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    synonyms: ['banner', 'masthead', 'jumbotron'],
    // Its height depends on the viewport: in the docs it needs a frame of its own.
    docs: { story: { inline: false, height: '40rem' } },
  },
  args: { backdrop: backdropOf('lake') },
  render: (args, { globals }) => {
    const { hero } = wordsOf(globals);
    const [before, word, after] = hero.title;
    const title = (
      <>
        {before}
        <em>{word}</em>
        {after}
      </>
    );
    const actions = (
      <>
        <LinkButton href="/retreats">{hero.plan}</LinkButton>
        <LinkButton href="/about" tone="secondary">
          {hero.learn}
        </LinkButton>
      </>
    );
    return <Hero {...hero} {...{ title, actions }} {...args} />;
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof Hero>;

export const Large: Story = { tags: ['visual', 'forced-colours'], args: { size: 'large' } };
/** With breadcrumbs, and one action. */
export const Standard: Story = {
  tags: ['visual', 'large-text'],
  args: { backdrop: backdropOf('hills') },
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
export const Small: Story = { args: { size: 'small' } };
/** Light words on a dark picture, where they are beside its subject. */
export const OnADarkPicture: Story = { args: { backdrop: backdropOf('ghats'), isDeep: true } };
export const LongWordOnANarrowPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { title: 'Sehenswürdigkeitenbesichtigungsrundreise' },
  play: expectNoOverflow,
};
export const LargeTextInGerman: Story = {
  ...Standard,
  tags: ['!dev', '!autodocs', '!visual', '!large-text'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
