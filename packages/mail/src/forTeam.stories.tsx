import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from './examples.ts';
import { type MailArgs, mailMeta } from './mailStories.tsx';

/** Mails to the team show everything the visitor sent. A reply goes to the visitor. */
const meta = {
  ...mailMeta,
  title: 'To the team',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...mailMeta.args, renderMail: examples.enquiry },
} satisfies Meta<MailArgs>;
export default meta;
type Story = StoryObj<MailArgs>;

const dark = { scheme: 'dark' } as const;
const text = { part: 'text' } as const;
const germanPhone = { locale: 'de', viewport: { value: 'phone' } };

export const Enquiry: Story = { tags: ['visual'] };
export const EnquiryInTheDark: Story = { tags: ['visual'], args: dark };
export const EnquiryOnAPhone: Story = { tags: ['!dev'], globals: germanPhone };
export const EnquiryAsText: Story = { args: text };

const aboutSeveral = { renderMail: examples.enquiryAboutSeveral };
export const EnquiryAboutSeveral: Story = { args: aboutSeveral };
export const EnquiryAboutSeveralOnAPhone: Story = {
  tags: ['!dev'],
  args: aboutSeveral,
  globals: germanPhone,
};

const withBrief = { renderMail: examples.enquiryWithBrief };
export const EnquiryWithBrief: Story = { tags: ['visual'], args: withBrief };
export const EnquiryWithBriefInTheDark: Story = { tags: ['!dev'], args: { ...withBrief, ...dark } };
export const EnquiryWithBriefOnAPhone: Story = {
  tags: ['!dev'],
  args: withBrief,
  globals: germanPhone,
};

const aboutAll = { renderMail: examples.enquiryAboutAll };
export const EnquiryAboutAll: Story = { args: aboutAll };
export const EnquiryAboutAllOnAPhone: Story = {
  tags: ['!dev'],
  args: aboutAll,
  globals: germanPhone,
};

const marked = { renderMail: examples.markedEnquiry };
export const MarkedEnquiry: Story = { tags: ['visual'], args: marked };
export const MarkedEnquiryInTheDark: Story = { tags: ['!dev'], args: { ...marked, ...dark } };

export const ShortEnquiry: Story = { args: { renderMail: examples.shortEnquiry } };

const long = { renderMail: examples.longEnquiry };
export const LongEnquiry: Story = { args: long };

const hostile = { renderMail: examples.hostileEnquiry };
export const HostileEnquiry: Story = { tags: ['visual'], args: hostile };

const multilingual = { renderMail: examples.multilingualEnquiry };
export const MultilingualEnquiry: Story = { args: multilingual };

const subscriber = { renderMail: examples.subscriber };
export const Subscriber: Story = { tags: ['visual'], args: subscriber };
export const SubscriberInTheDark: Story = { tags: ['!dev'], args: { ...subscriber, ...dark } };
export const SubscriberOnAPhone: Story = { tags: ['!dev'], args: subscriber, globals: germanPhone };

const unconfirmed = { renderMail: examples.unconfirmed };
export const Unconfirmed: Story = { args: unconfirmed };
export const UnconfirmedInTheDark: Story = { tags: ['!dev'], args: { ...unconfirmed, ...dark } };
export const UnconfirmedOnAPhone: Story = {
  tags: ['!dev'],
  args: unconfirmed,
  globals: germanPhone,
};

const unsubscribe = { renderMail: examples.unsubscribe };
export const Unsubscribe: Story = { args: unsubscribe };
export const UnsubscribeInTheDark: Story = { tags: ['!dev'], args: { ...unsubscribe, ...dark } };
export const UnsubscribeOnAPhone: Story = {
  tags: ['!dev'],
  args: unsubscribe,
  globals: germanPhone,
};

const held = { renderMail: examples.heldEnquiry };
export const HeldEnquiry: Story = { args: held };
export const HeldEnquiryInTheDark: Story = { tags: ['!dev'], args: { ...held, ...dark } };
export const HeldEnquiryOnAPhone: Story = { tags: ['!dev'], args: held, globals: germanPhone };
export const HeldNewsletter: Story = { args: { renderMail: examples.heldNewsletter } };

const undeliverable = { renderMail: examples.undeliverableAcknowledgement };
export const UndeliverableAcknowledgement: Story = { args: undeliverable };
export const UndeliverableOnAPhone: Story = {
  tags: ['!dev'],
  args: undeliverable,
  globals: germanPhone,
};
