import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from './examples.ts';
import { type MailArgs, mailMeta } from './mailStories.tsx';

/** Mails to visitors contain nothing that was typed, so there is one of each in each language. */
const meta = {
  ...mailMeta,
  title: 'To visitors',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...mailMeta.args, renderMail: examples.acknowledgement },
} satisfies Meta<MailArgs>;
export default meta;
type Story = StoryObj<MailArgs>;

const dark = { scheme: 'dark' } as const;
const text = { part: 'text' } as const;
const germanPhone = { locale: 'de', viewport: { value: 'phone' } };

export const Acknowledgement: Story = { tags: ['visual'] };
export const AcknowledgementInTheDark: Story = { tags: ['!dev'], args: dark };
export const AcknowledgementOnAPhone: Story = { tags: ['!dev'], globals: germanPhone };
export const AcknowledgementAsText: Story = { args: text };

const aboutSeveral = { renderMail: examples.acknowledgementAboutSeveral };
export const AcknowledgementAboutSeveral: Story = { tags: ['visual'], args: aboutSeveral };
export const AcknowledgementAboutSeveralOnAPhone: Story = {
  tags: ['!dev'],
  args: aboutSeveral,
  globals: germanPhone,
};

const withBrief = { renderMail: examples.acknowledgementWithBrief };
export const AcknowledgementWithBrief: Story = { tags: ['visual'], args: withBrief };
export const AcknowledgementWithBriefInTheDark: Story = {
  tags: ['!dev'],
  args: { ...withBrief, ...dark },
};
export const AcknowledgementWithBriefOnAPhone: Story = {
  tags: ['!dev'],
  args: withBrief,
  globals: germanPhone,
};

const confirmation = { renderMail: examples.confirmation };
export const Confirmation: Story = { tags: ['visual'], args: confirmation };
export const ConfirmationInTheDark: Story = {
  tags: ['visual'],
  args: { ...confirmation, ...dark },
};
export const ConfirmationOnAPhone: Story = {
  tags: ['!dev'],
  args: confirmation,
  globals: germanPhone,
};

const welcome = { renderMail: examples.welcome };
export const Welcome: Story = { tags: ['visual'], args: welcome };
export const WelcomeInTheDark: Story = { tags: ['!dev'], args: { ...welcome, ...dark } };
export const WelcomeOnAPhone: Story = { tags: ['!dev'], args: welcome, globals: germanPhone };
