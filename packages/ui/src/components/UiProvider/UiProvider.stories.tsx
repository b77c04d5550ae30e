import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { type LinkComponentProps, UiProvider, useUiLocale } from './index.ts';

const RouterLink = ({ children, ...props }: LinkComponentProps) => (
  <a data-router {...props}>
    {children}
  </a>
);

const LastUpdated = () => (
  <Text>
    {new Intl.DateTimeFormat(useUiLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, 2, 9),
    )}
  </Text>
);

const meta = {
  title: 'Layout/UiProvider',
  component: UiProvider,
  parameters: { synonyms: ['router', 'link component', 'context', 'logo'] },
  args: { locale: 'en', linkComponent: RouterLink },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof UiProvider>;

/** Every link is rendered with `linkComponent`. A part in another language has its own provider, and the same links. */
export const ThroughARouter: Story = {
  render: (args) => (
    <UiProvider {...args}>
      <Stack align="start">
        <TextLink href="/retreats">Retreats</TextLink>
        <LastUpdated />
        <div lang="de">
          <UiProvider locale="de">
            <TextLink href="/de/retreats">Retreats auf Deutsch</TextLink>
            <LastUpdated />
          </UiProvider>
        </div>
      </Stack>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('data-router');
    await expect(canvas.getByText('March 9, 2026')).toBeVisible();
    await expect(canvas.getByText('9. März 2026')).toBeVisible();
  },
};
