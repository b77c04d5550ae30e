import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsOf } from '../../fixtures/index.ts';
import { States } from '../../fixtures/States.tsx';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from './index.ts';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  parameters: { synonyms: ['anchor', 'hyperlink'] },
  argTypes: { children: { control: 'text' } },
  args: { href: '/blog/mindful-travel' },
  render: (args, { globals }) => (
    <Text>
      {wordsOf(globals).prose.linkLead}
      <TextLink {...args}>{args.children ?? wordsOf(globals).prose.link}</TextLink>.
    </Text>
  ),
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof TextLink>;

export const Default: Story = {};

/** On both kinds of ground. */
export const StatesOnEachGround: Story = {
  name: 'States',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (args, context) => (
    <>
      {(['default', 'inverse'] as const).map((ground) => (
        <Section key={ground} tone={ground}>
          <States names={shownStates} isWide>
            {() => meta.render(args, context)}
          </States>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await showStates(links.slice(0, 4));
    await showStates(links.slice(4));
  },
};

/** The link text and the target page are in another language. */
export const InAnotherLanguage: Story = {
  args: { href: '/de/about', hrefLang: 'de', lang: 'de', children: 'Auf Deutsch lesen' },
};
