import { answerHours } from '@elevate/enquiry';
import type { FaqItem } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** The eight questions of the contact page (docs/product.md, section 2). */
export function useQuestions(): FaqItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'why-an-advisor',
      question: t`Why use a travel advisor at all?`,
      answer: (
        <Trans>
          Because a website shows rooms, and an advisor knows which one is above the kitchen. We
          look at houses with your reasons for travelling in mind: whether the yoga class suits a
          stiff back, whether the Ayurveda doctor speaks your language, how long the road from the
          airport really takes. We have done this for over 15 years.
        </Trans>
      ),
    },
    {
      id: 'services',
      question: t`What do you do for me?`,
      answer: (
        <Trans>
          We listen first. Then we propose a short list of retreats or a tour that fits your dates,
          your budget and your state of health, answer your questions about each, and arrange the
          booking with the partner you choose. While you are away, someone can be reached around the
          clock, seven days a week.
        </Trans>
      ),
    },
    {
      id: 'fees',
      question: t`What does your advice cost?`,
      answer: (
        <Trans>
          Nothing. Our advice is free for you, whether you book in the end or not. The retreat
          houses and tour partners pay us when a journey comes about.
        </Trans>
      ),
    },
    {
      id: 'why-book-through-us',
      question: t`Why book through an advisor rather than directly?`,
      answer: (
        <Trans>
          You have one person who knows your whole journey, and who sorts things out when a flight
          is late or a teacher falls ill. We also tell you when a house you have found does not suit
          what you are looking for. That is hard to read in a brochure.
        </Trans>
      ),
    },
    {
      id: 'how-to-start',
      question: t`How do I start?`,
      answer: (
        <Trans>
          With the form on this page. Write when you would like to travel and what for; a
          half-formed wish is enough. We answer within {answerHours} hours, usually with two or
          three questions of our own.
        </Trans>
      ),
    },
    {
      id: 'how-to-book',
      question: t`How do I book once I have decided?`,
      answer: (
        <Trans>
          Tell us which of our proposals you like. We then settle dates, rooms and transfers with
          the partner, and you receive their offer and terms in writing before anything is fixed.
          Nothing is booked or paid on this website.
        </Trans>
      ),
    },
    {
      id: 'customization',
      question: t`Can a journey be changed to suit me?`,
      answer: (
        <Trans>
          Yes, most of them. You can add a rest day in Udaipur, leave out a long drive, travel with
          a private guide, or put a week of yoga in Rishikesh after a tour. What cannot be shortened
          is a cure: a Panchakarma takes two to three weeks, and we will say so.
        </Trans>
      ),
    },
    {
      id: 'price-includes',
      question: t`What does the price of a journey include?`,
      answer: (
        <Trans>
          That differs from house to house, so every proposal lists it line by line. A retreat
          usually covers the room, meals and the daily programme; a tour covers rooms, transport and
          guides. Flights, visa and insurance are usually separate.
        </Trans>
      ),
    },
  ];
}
