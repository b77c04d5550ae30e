import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { type LinkComponentProps, UiProvider, useUiLocale } from './index.ts';

const meta = {
  title: 'Layout/UiProvider',
  component: UiProvider,
  argTypes: {
    locale: { control: false },
    linkComponent: { control: false },
    ornament: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof UiProvider>;

const RouterLink = ({ children, ...props }: LinkComponentProps) => (
  <a data-router {...props}>
    {children}
  </a>
);

/** Every link inside is rendered with `linkComponent`, in a part in another language too. */
export const ThroughARouter: Story = {
  render: (_args, { globals }) => {
    const { button, prose } = wordsOf(globals);
    return (
      <UiProvider locale={globals['locale']} linkComponent={RouterLink}>
        <Stack align="start">
          <TextLink href="/blog/mindful-travel">{prose.link}</TextLink>
          <UiProvider locale="en">
            <LinkButton href="/retreats">{button.label}</LinkButton>
          </UiProvider>
        </Stack>
      </UiProvider>
    );
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('data-router');
  },
};

const LastUpdated = () => (
  <Text>
    {new Intl.DateTimeFormat(useUiLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, 2, 9),
    )}
  </Text>
);

/** A part of a page in another language has its own provider. */
export const TwoLanguages: Story = {
  render: () => (
    <Stack>
      {['en', 'de'].map((locale) => (
        <div key={locale} lang={locale}>
          <UiProvider locale={locale}>
            <LastUpdated />
          </UiProvider>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 9, 2026')).toBeVisible();
    await expect(canvas.getByText('9. März 2026')).toBeVisible();
  },
};
