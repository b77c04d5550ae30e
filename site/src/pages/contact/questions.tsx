import { type FaqItem, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** The eight questions of the contact page (docs/product.md, section 2). */
export function useQuestions(): FaqItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'why-an-advisor',
      question: t`Why use a travel adviser?`,
      answer: t`A website shows you the rooms; an adviser asks which is above the kitchen. We check what matters to you: whether the yoga suits a stiff back, whether the doctor speaks your language.`,
    },
    {
      id: 'services',
      question: t`What will you do for me?`,
      answer: t`We suggest a shortlist of retreats, or a tour, that fits your dates, your budget and your pace. We answer your questions, arrange the booking with the partner you choose, and are on call 24/7 while you're away.`,
    },
    {
      id: 'fees',
      question: t`What does your advice cost?`,
      answer: t`Nothing. Our advice is free, whether or not you book. The retreats and tour operators pay us when a trip goes ahead.`,
    },
    {
      id: 'why-book-through-us',
      question: t`Why not book direct?`,
      answer: (
        <Trans>
          One adviser knows your whole trip, and speaks to the partner for you if a flight is late
          or a teacher falls ill. For what you pay and how it is protected, see{' '}
          <TextLink href="/before-you-go#protection">Money and protection by country</TextLink>.
        </Trans>
      ),
    },
    {
      id: 'how-to-start',
      question: t`How do I start?`,
      answer: t`Use the form on this page to tell us roughly when you'd travel, and why.`,
    },
    {
      id: 'how-to-book',
      question: t`How do I book?`,
      answer: t`Tell us which suggestion you like. We settle dates, rooms and transfers with the retreat or tour operator, and you get their quote and terms in writing before you commit.`,
    },
    {
      id: 'customization',
      question: t`Can I adapt a tour or retreat?`,
      answer: t`Usually, yes. Add a rest day in Udaipur, skip a long drive, keep one guide for the whole route, or follow a tour with a week of yoga in Rishikesh. Panchakarma can't be shortened.`,
    },
    {
      id: 'price-includes',
      question: t`What does the price include?`,
      answer: (
        <Trans>
          It varies, so every quote is itemised. A retreat usually covers your room, meals and the
          daily programme; a tour covers hotels, transport and guides. Flights, visas and insurance
          are usually extra: see <TextLink href="/before-you-go">Before you go to India</TextLink>.
        </Trans>
      ),
    },
  ];
}
