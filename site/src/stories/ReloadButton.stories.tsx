import { sourceLocale } from '@elevate/languages';
import { FormNote, MessagePage } from '@elevate/ui';
import { I18nProvider } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { shell } from '../parts/catalogs.ts';
import { SiteContext } from '../SiteContext.ts';
import { ReloadButton } from '../shell/ReloadButton.tsx';
import { loadSitePage } from './sitePage.tsx';

/** Reloads the page. Where the server does not answer, a sentence says so. */
const meta = {
  component: ReloadButton,
  tags: ['!autodocs'],
  parameters: { path: '/contact' },
  args: { children: 'Reload the page' },
  loaders: [
    async (context) => {
      const { site } = await loadSitePage(context);
      return { site, i18n: await site.catalogs.load(shell, sourceLocale) };
    },
  ],
  decorators: [
    (Story, { loaded }) => (
      <SiteContext value={loaded['site']}>
        <I18nProvider i18n={loaded['i18n']}>
          <Story />
        </I18nProvider>
      </SiteContext>
    ),
  ],
  beforeEach: () => {
    const request = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    return () => request.mockRestore();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // Not every screen reader announces a status that appears together with its text.
    const status = button.parentElement?.querySelector('output') as HTMLElement;
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(button);
    await waitFor(() =>
      expect(status).toHaveTextContent(/^The page can’t be reloaded right now\./),
    );
    // Seen too, and not only by screen readers.
    await expect(status.getBoundingClientRect().height).toBeGreaterThan(10);
    await expect(button).toHaveFocus();
  },
} satisfies Meta<typeof ReloadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a page that failed. */
export const OfflineOnAPage: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <MessagePage
      title="This page isn't working"
      text="The error is on our side, and the other pages should still work."
      action={<ReloadButton {...args} />}
    />
  ),
};

/** After the sentence that says why a form failed. */
export const OfflineInAForm: Story = {
  tags: ['visual'],
  args: { tone: 'secondary', size: 'small' },
  render: (args) => (
    <FormNote>
      Part of this page didn't load. <ReloadButton {...args} />
    </FormNote>
  ),
};
