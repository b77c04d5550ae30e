import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderEnquiryAcknowledgement, renderSubscriptionWelcome } from './index.ts';
import { type MailArgs, mailMeta } from './mailStories.tsx';

/** They hold nothing that a visitor typed, so there is one of each in each language. */
const meta = {
  ...mailMeta,
  title: 'To visitors',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { part: 'html', renderMail: (locale) => renderEnquiryAcknowledgement({ locale }) },
} satisfies Meta<MailArgs>;
export default meta;
type Story = StoryObj<MailArgs>;

export const Acknowledgement: Story = { tags: ['visual'] };
export const AcknowledgementAsText: Story = { args: { part: 'text' } };
export const AcknowledgementOnANarrowPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};

export const Welcome: Story = {
  tags: ['visual'],
  args: { renderMail: (locale) => renderSubscriptionWelcome({ locale }) },
};
export const WelcomeAsText: Story = { args: { ...Welcome.args, part: 'text' } };
