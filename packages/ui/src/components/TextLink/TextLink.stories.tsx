import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { type LinkComponentProps, UiProvider } from '../UiProvider/index.ts';
import { TextLink } from './index.ts';

const meta = {
  component: TextLink,
  args: { href: '/blog/mindful-travel', children: 'our notes on mindful travel' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => (
    <Text>
      {wordsOf(globals).prose.linkLead}
      <TextLink {...args}>{wordsOf(globals).prose.link}</TextLink>.
    </Text>
  ),
};

export const Focused: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
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

export const InAnotherLanguage: Story = {
  args: { href: '/de/about', hrefLang: 'de', lang: 'de', children: 'Auf Deutsch lesen' },
};

const RouterLink = ({ children, ...props }: LinkComponentProps) => (
  <a data-router {...props}>
    {children}
  </a>
);

/** Every link is rendered with the component that `UiProvider` was given. */
export const ThroughARouter: Story = {
  render: (args, { globals }) => (
    <UiProvider locale={globals['locale']} linkComponent={RouterLink}>
      <TextLink {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', args.href);
  },
};
