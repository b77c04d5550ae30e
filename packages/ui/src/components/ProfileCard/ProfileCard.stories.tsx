import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { Section } from '../Section/index.ts';
import { ProfileCard } from './index.ts';

const cards = (count?: number): NonNullable<Story['render']> =>
  function Cards(args, { globals }) {
    return (
      <Section width="wide">
        <CardGrid label="Profiles">
          {journeyWordsOf(globals)
            .profiles.slice(0, count)
            .map((profile) => (
              <ProfileCard {...args} {...profile} alt={profile.title} key={profile.title} />
            ))}
        </CardGrid>
      </Section>
    );
  };

const meta = {
  title: 'Cards/ProfileCard',
  component: ProfileCard,
  parameters: { layout: 'fullscreen', synonyms: ['person', 'team', 'adviser', 'hotel'] },
  args: { headingLevel: 3, title: '' },
  render: cards(),
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof ProfileCard>;

/** A place, an adviser, and an adviser with a sentence alone. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { length } = journeyWordsOf(globals).profiles;
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(length);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** A photograph says what it shows, where and when it was taken, and by whom. */
export const WithPictures: Story = {
  tags: ['visual', 'large-text'],
  args: { picture: pictures.lake },
  render: (args, context) =>
    cards()({ ...args, credit: journeyWordsOf(context.globals).credit }, context),
  play: async ({ canvas, globals }) => {
    const [figure] = canvas.getAllByRole('figure');
    await expect(figure).toHaveTextContent(journeyWordsOf(globals).credit);
  },
};
/** A single card fills its row, its words beside the picture. */
export const OneCard: Story = { args: { picture: pictures.lake }, render: cards(1) };
/** A drawing takes the place of a photograph. */
export const WithVignettes: Story = { tags: ['visual'], args: { vignette: pictures.lake } };
export const OneCardWithAVignette: Story = { args: { vignette: pictures.lake }, render: cards(1) };
/** Two share the row. */
export const TwoCards: Story = { render: cards(2) };
export const LargeTextInGerman: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de', textSize: '200', viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
