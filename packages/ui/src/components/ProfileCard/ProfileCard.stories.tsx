import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../fixtures/expectNoOverflow.ts';
import { journeyWordsOf } from '../../fixtures/journeys.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { CardGrid } from '../CardGrid/index.ts';
import { Section } from '../Section/index.ts';
import { ProfileCard } from './index.ts';

const { lake } = pictures;

const meta = {
  component: ProfileCard,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    headingLevel: { options: [3, 4], control: 'select' },
    picture: { control: false },
    facts: { control: false },
  },
  args: { headingLevel: 3, title: '' },
  render: ({ headingLevel, tag }, { globals }) => (
    <Section width="wide">
      <CardGrid label="Profiles">
        {journeyWordsOf(globals).profiles.map((profile) => (
          <ProfileCard {...profile} key={profile.title} headingLevel={headingLevel} tag={tag} />
        ))}
      </CardGrid>
    </Section>
  ),
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof ProfileCard>;

/** A place, an adviser, and an adviser with a sentence alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const WithPictures: Story = {
  tags: ['visual'],
  render: ({ headingLevel }, { globals }) => (
    <Section width="wide">
      <CardGrid label="Profiles">
        {journeyWordsOf(globals).profiles.map((profile) => (
          <ProfileCard
            {...profile}
            key={profile.title}
            headingLevel={headingLevel}
            picture={lake}
            alt={profile.title}
            tag={journeyWordsOf(globals).example}
          />
        ))}
      </CardGrid>
    </Section>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(journeyWordsOf(globals).example)).toHaveLength(3);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
/** A photograph says what it shows, where and when it was taken, and by whom. */
export const WithACredit: Story = {
  render: ({ headingLevel }, { globals }) => {
    const { profiles, credit } = journeyWordsOf(globals);
    return (
      <Section width="wide">
        <CardGrid label="Profiles">
          {profiles.map((profile) => (
            <ProfileCard
              {...profile}
              key={profile.title}
              headingLevel={headingLevel}
              picture={lake}
              alt={profile.title}
              credit={credit}
            />
          ))}
        </CardGrid>
      </Section>
    );
  },
  play: async ({ canvas, globals }) => {
    const [figure] = canvas.getAllByRole('figure');
    await expect(figure).toHaveTextContent(journeyWordsOf(globals).credit);
  },
};
export const OneCard: Story = {
  render: ({ headingLevel }, { globals }) => (
    <Section width="wide">
      <CardGrid label="Profiles">
        {journeyWordsOf(globals)
          .profiles.slice(0, 1)
          .map((profile) => (
            <ProfileCard
              {...profile}
              key={profile.title}
              headingLevel={headingLevel}
              picture={lake}
              alt={profile.title}
            />
          ))}
      </CardGrid>
    </Section>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(heading.left).toBeGreaterThan(picture.right);
  },
};
export const NarrowPhoneInGerman: Story = {
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  args: { tag: 'Beispiel' },
  play: expectNoOverflow,
};
