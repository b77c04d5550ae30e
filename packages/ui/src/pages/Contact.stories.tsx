import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Columns } from '../components/Columns/index.ts';
import { Faq } from '../components/Faq/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Page } from '../components/Page/index.ts';
import { Section } from '../components/Section/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import {
  contactDetailsOf,
  contactFormOf,
  footerOf,
  headerOf,
  type Words,
  wordsOf,
} from '../fixtures/index.ts';

const contactPageOf = (words: Words) => (
  <Page header={headerOf(words)} footer={footerOf(words)} skipLinkLabel={words.skip}>
    <Section width="wide" labelledBy="contact-title">
      <Columns template="mainAside">
        <Stack gap="xlarge">
          <Stack>
            <Heading level={1} size="large" id="contact-title" tabIndex={-1}>
              {words.contact.title}
            </Heading>
            <Text size="large" tone="muted">
              {words.contact.lead}
            </Text>
          </Stack>
          {contactFormOf(words)}
        </Stack>
        {contactDetailsOf(words)}
      </Columns>
    </Section>
    <Section tone="tinted" labelledBy="faq-title">
      <Stack gap="large">
        <Heading level={2} id="faq-title">
          {words.faq.title}
        </Heading>
        <Faq items={words.faq.items.map((item, index) => ({ id: `faq-${index}`, ...item }))} />
      </Stack>
    </Section>
  </Page>
);

const meta = {
  component: Page,
  parameters: {
    layout: 'fullscreen',
    a11y: { config: { rules: [] } },
  },
  args: { header: null, footer: null, skipLinkLabel: '', children: null },
  render: (_args, { globals }) => contactPageOf(wordsOf(globals)),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectNoSidewaysScrolling = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Desktop: Story = { play: expectNoSidewaysScrolling };
export const DesktopInGerman: Story = { ...Desktop, globals: { locale: 'de' } };
export const Tablet: Story = { ...Desktop, globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { ...Desktop, globals: { viewport: { value: 'phone' } } };
export const PhoneInGerman: Story = {
  ...Desktop,
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
export const NarrowPhoneInGerman: Story = {
  ...Desktop,
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};
export const PhoneSideways: Story = { ...Desktop, globals: { viewport: { value: 'sideways' } } };

/** The skip link is the first stop, and leads to the content. */
export const SkippingTheNavigation: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: wordsOf(globals).skip });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
