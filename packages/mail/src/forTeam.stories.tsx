import type { EnquiryPayload } from '@elevate/enquiry';
import { limits } from '@elevate/enquiry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderEnquiryForTeam, renderSubscriptionForTeam } from './index.ts';
import { type MailArgs, mailMeta } from './mailStories.tsx';

const reader = { receivedAt: Date.UTC(2026, 1, 14, 6, 0), timeZone: 'Europe/Berlin' };

const enquiry: EnquiryPayload = {
  name: 'Anna Vogt',
  email: 'anna@example.org',
  phone: '+49 (0)30 901820',
  message:
    'We are two, and it is our first time in India.\n\nTen days in February would be good: a quiet week of yoga near the Ganges, then Varanasi by train. No long drives, please.',
  about: 'varanasi-tour',
  locale: 'de',
};

const enquiryStory = (change: Partial<EnquiryPayload> = {}): Story => ({
  args: {
    renderMail: (locale) =>
      renderEnquiryForTeam({ enquiry: { ...enquiry, ...change }, ...reader, locale }),
  },
});

/** Long enough for a limit, in words of any length. */
const filled = (words: string, length: number) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

/** They say everything the visitor sent, and are answered to the visitor. */
const meta = {
  ...mailMeta,
  title: 'To the team',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { part: 'html', ...enquiryStory().args },
} satisfies Meta<MailArgs>;
export default meta;
type Story = StoryObj<MailArgs>;

export const Enquiry: Story = { tags: ['visual'] };
export const EnquiryAsText: Story = { args: { part: 'text' } };
export const EnquiryOnANarrowPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow' } },
};

/** What must be sent, and nothing more. */
export const ShortEnquiry: Story = {
  args: {
    renderMail: (locale) =>
      renderEnquiryForTeam({
        enquiry: { name: 'A', email: 'a@b.de', message: '?' },
        ...reader,
        locale,
      }),
  },
};

/** Every field at its limit, with words that do not break of themselves. */
export const LongEnquiry: Story = enquiryStory({
  name: filled('Friederike-Wilhelmine von Hohenlohe-Waldenburg ', limits.name),
  email: `${filled('friederike.wilhelmine', 64)}@${filled('hohenlohe-', 150)}.example`,
  message: filled(
    'Achtsamkeitsmeditationsrückzugsmöglichkeiten in Rishikesh, Donaudampfschifffahrt nicht. ',
    limits.message,
  ),
});
export const LongEnquiryOnANarrowPhone: Story = {
  ...LongEnquiry,
  globals: { viewport: { value: 'narrow' } },
};

/** Somebody tries what a form lets one try: elements, further headers, turned words, placeholders. */
export const HostileEnquiry: Story = {
  ...enquiryStory({
    name: '\u202eangoV <b>annA</b>\r\nBcc: everybody@example.org',
    email: "a?bcc=x&b%0d=o'n@example.org",
    phone: 'javascript:1',
    message:
      '</p><script>alert(1)</script><img src=x onerror=alert(1)>\n<form action="https://example.org"><input name="password"></form>\n{name} ${message} %s\u2028-- \nYour bank',
  }),
  tags: ['visual'],
};
export const HostileEnquiryAsText: Story = { args: { ...HostileEnquiry.args, part: 'text' } };

/** Written from right to left, and with signs of every kind. */
export const EnquiryInArabic: Story = enquiryStory({
  name: 'شهرزاد 👩‍👩‍👧',
  message: 'مرحبا، نحن اثنتان.\n\nنود السفر في فبراير.',
});

export const Subscriber: Story = {
  args: {
    renderMail: (locale) =>
      renderSubscriptionForTeam({
        subscription: { email: 'anna@example.org', locale: 'de' },
        ...reader,
        locale,
      }),
  },
};
export const SubscriberAsText: Story = { args: { ...Subscriber.args, part: 'text' } };
