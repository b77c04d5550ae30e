import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { shownStates, showStates } from '../../fixtures/showState.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { type LinkComponentProps, UiProvider } from '../UiProvider/index.ts';
import { TextLink, textLinkTones } from './index.ts';

const meta = {
  component: TextLink,
  argTypes: {
    tone: { options: textLinkTones, control: 'select' },
    children: { control: 'text' },
  },
  args: { href: '/blog/mindful-travel' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof TextLink>;

export const Default: Story = {
  render: (args, { globals }) => (
    <Text>
      {wordsOf(globals).prose.linkLead}
      <TextLink {...args}>{args.children ?? wordsOf(globals).prose.link}</TextLink>.
    </Text>
  ),
};

/** Each tone: default, hovered, pressed and focused. */
export const States: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { autoplay: true } } },
  render: (args, { globals }) => (
    <>
      {textLinkTones.map((tone) => (
        <Section key={tone} tone={tone === 'inverse' ? 'deep' : 'plain'}>
          {shownStates.map((state) => (
            <Text key={state} tone={tone}>
              {wordsOf(globals).prose.linkLead}
              <TextLink {...args} tone={tone}>
                {wordsOf(globals).prose.link}
              </TextLink>
              .
            </Text>
          ))}
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

export const Inverse: Story = {
  args: { tone: 'inverse' },
  render: (args, { globals }) => (
    <Section tone="deep">
      <Text tone="inverse">
        {wordsOf(globals).prose.linkLead}
        <TextLink {...args}>{wordsOf(globals).prose.link}</TextLink>.
      </Text>
    </Section>
  ),
};

export const GermanOnANarrowPhone: Story = {
  ...Default,
  tags: ['!autodocs'],
  globals: { locale: 'de', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** The link text and the target page are in another language. */
export const InAnotherLanguage: Story = {
  render: (args) => <TextLink {...args} />,
  args: { href: '/de/about', hrefLang: 'de', lang: 'de', children: 'Auf Deutsch lesen' },
};

const RouterLink = ({ children, ...props }: LinkComponentProps) => (
  <a data-router {...props}>
    {children}
  </a>
);

/** Rendered with the `linkComponent` of `UiProvider`. */
export const ThroughARouter: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <UiProvider locale={globals['locale']} linkComponent={RouterLink}>
      <TextLink {...args}>{wordsOf(globals).prose.link}</TextLink>
    </UiProvider>
  ),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', args.href);
  },
};
