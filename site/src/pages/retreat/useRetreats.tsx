import { pictures } from '@elevate/artwork';
import { journeys } from '@elevate/enquiry';
import { type DayBandHour, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { drives, useDrives } from '../../facts/drives.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import type { ItineraryPageContent } from '../../templates/ItineraryPageTemplate.tsx';

/** The words of a retreat (docs/product.md, sections 2 and 3). */
export interface Retreat extends ItineraryPageContent {
  location: string;
  /** By the hours of a day. */
  benefits: DayBandHour[];
  /** What to know before: accommodation, seasons, temples, health. Paragraphs. */
  practical: ReactNode;
}

const { days, nights } = journeys['bali-yoga-meditation'];

/** The retreats that have a page. */
export function useRetreats(): Retreat[] {
  const { t } = useLingui();
  const { during } = useSeasons();
  const { hours } = useDrives();
  const fromAirport = hours(drives.baliAirport);
  const dry = during('ubud', 'dry');
  const wet = during('ubud', 'wet');
  const visaSite = <TextLink href="https://evisa.imigrasi.go.id/">evisa.imigrasi.go.id</TextLink>;
  const cardSite = (
    <TextLink href="https://allindonesia.imigrasi.go.id/">allindonesia.imigrasi.go.id</TextLink>
  );
  const levySite = (
    <TextLink href="https://lovebali.baliprov.go.id/">lovebali.baliprov.go.id</TextLink>
  );
  return [
    {
      journey: 'bali-yoga-meditation',
      head: {
        title: t`Bali yoga and meditation retreat`,
        description: t`Yoga and meditation retreat in Ubud, Bali: ${days} Days / ${nights} Nights for up to 12 guests, with classes for beginners and outings to rice terraces and temples.`,
        keywords: t`Bali yoga retreat, meditation retreat Ubud, small group retreat, yoga for beginners`,
      },
      hero: {
        eyebrow: t`Small-group retreat`,
        title: t`Bali yoga and meditation retreat: ${days} days in Ubud`,
        text: t`Yoga before breakfast, meditation before dinner, and rice terraces and temples in between. Beginners are welcome.`,
      },
      location: t`Ubud, Bali`,
      groupSize: t`max 12 guests`,
      facts: {
        effort: {
          points: [
            t`On most days a yoga class in the morning, often meditation before dinner`,
            t`Day 2: about 2 km on foot along the Campuhan Ridge`,
            t`Day 5: sitting and walking by turns, 20 minutes each`,
          ],
          easier: t`a bench or a chair instead of the cushion`,
        },
      },
      intro: {
        title: t`Yoga in the morning, meditation in the evening`,
        lead: (
          <Trans>
            Ubud lies in Bali's uplands, where the evenings are cooler and the rice fields begin at
            the edge of town.
          </Trans>
        ),
        picture: pictures.terraces,
        body: (
          <>
            <p>
              <Trans>
                The classes build slowly from the floor to standing poses and end in Shavasana,
                lying still. Meditation is taught from scratch: how to sit without sore knees, and
                what to do when your mind wanders. If you've practised for years, expect harder
                variations.
              </Trans>
            </p>
            <p>
              <Trans>
                You'll also see something of Balinese Hinduism: the small trays of petals set down
                on every doorstep each morning, and the subak, cooperatives in which rice farmers
                have shared water for about a thousand years. UNESCO lists the system, with the
                Tirta Empul temple, as World Heritage.
              </Trans>
            </p>
          </>
        ),
      },
      scene: {
        source: pictures.ubud,
        text: t`Before dinner the terraces turn pink, and the frogs begin.`,
      },
      benefits: [
        {
          when: t`7:00`,
          title: t`Yoga in the open hall`,
          text: t`Most days begin like this. You just turn up, and go home with a 20-minute practice that fits in before work.`,
          light: 'dawn',
          picture: pictures['retreat-pavilion'],
        },
        {
          when: t`9:00`,
          title: t`Papaya and rice porridge`,
          text: t`Meals are vegetarian: red rice, tempeh, water spinach, sambal on the side.`,
          light: 'morning',
          picture: pictures['island-breakfast'],
        },
        {
          when: t({ message: 'Morning', context: 'not early' }),
          title: t`A temple, rice terraces or offerings`,
          text: t`Every outing stays near Ubud.`,
          light: 'noon',
          picture: pictures['temple-parasols'],
        },
        {
          when: t`Late afternoon`,
          title: t`Gentle yoga or a ridge walk`,
          text: t`Your teacher will soon know your name and your stiff shoulder.`,
          light: 'afternoon',
          picture: pictures['childs-pose'],
        },
        {
          when: t`Before dinner`,
          title: t`Meditation on breath or sounds`,
          text: t`You start with ten minutes; by the sixth day it is half an hour.`,
          light: 'dusk',
          picture: pictures['singing-bowl'],
        },
        {
          when: t`Night`,
          title: t`Lamps out`,
          text: t`Expect frogs at night and cockerels well before 7:00; light sleepers should bring earplugs.`,
          light: 'night',
          picture: pictures['oil-lamp'],
        },
      ],
      itinerary: [
        {
          title: t`Arrival in Ubud`,
          picture: pictures['split-gate'],
          activities: [
            {
              when: t`On arrival`,
              what: t`a driver meets you at the airport; Ubud is ${fromAirport} away.`,
            },
            { when: t`Afternoon`, what: t`settle in over tea, or catch up on sleep.` },
            {
              when: t`17:00`,
              what: t`join a gentle first class on the floor, starting in Balasana, child's pose.`,
            },
            {
              when: t`Evening`,
              what: t`have dinner together, then sit in silence for ten minutes.`,
            },
          ],
        },
        {
          title: t`Yoga and the Campuhan Ridge`,
          picture: pictures['ridge-walk'],
          activities: [
            {
              when: t`7:00`,
              what: t`practise slow sun salutations, then meditate for ten minutes.`,
            },
            {
              when: t`Late morning`,
              what: t`try a cushion, a bench and a chair to see how you sit best.`,
            },
            {
              when: t`Late afternoon`,
              what: t`walk the Campuhan Ridge, about 2 km between two river valleys.`,
            },
          ],
        },
        {
          title: t`The rice terraces of Tegallalang`,
          picture: pictures['rice-terrace'],
          activities: [
            {
              when: t`Early morning`,
              what: t`drive about 10 km to the terraces, ahead of the coaches.`,
            },
            {
              when: t({ message: 'Morning', context: 'not early' }),
              what: t`follow a channel from field to field and see how a subak works.`,
            },
            { when: t`Midday`, what: t`come back for brunch and free time.` },
            {
              when: t`17:00`,
              what: t`ease into yin yoga: a few poses, each held for several minutes.`,
            },
            { when: t`Evening`, what: t`try walking meditation in the garden.` },
          ],
        },
        {
          title: t`The springs of Tirta Empul`,
          picture: pictures.spring,
          activities: [
            { when: t`7:00`, what: t`take a shorter yoga class, then meditate.` },
            {
              when: t`Mid-morning`,
              what: t`put on sarong and sash at Tirta Empul, a 10th-century spring temple.`,
            },
            { when: t`Midday`, what: t`watch the ritual bathing, or join in once briefed.` },
            { when: t`Afternoon`, what: t`free time for a book, a journal or a nap.` },
          ],
        },
        {
          title: t`A silent morning`,
          picture: pictures.lotus,
          activities: [
            { when: t`Until noon`, what: t`everyone keeps silent, and phones stay in the rooms.` },
            { when: t`7:00`, what: t`move through a slow class, shown rather than explained.` },
            { when: t`Late morning`, what: t`alternate sitting and walking, 20 minutes each.` },
            { when: t`Afternoon`, what: t`rest, or have a Balinese massage, which costs extra.` },
            {
              when: t`Evening`,
              what: t`end with Viparita Karani, legs up the wall, and an early night.`,
            },
          ],
        },
        {
          title: t`Offerings, Goa Gajah and dance`,
          picture: pictures.offering,
          activities: [
            {
              when: t`Late morning`,
              what: t`fold canang sari, small palm-leaf offerings, and fill them with flowers.`,
            },
            { when: t`Afternoon`, what: t`visit the Goa Gajah cave temple, in a sarong again.` },
            { when: t`17:00`, what: t`meditate for half an hour, your longest sitting so far.` },
            {
              when: t`Evening`,
              what: t`watch Balinese dance in Ubud; the programme changes from night to night.`,
            },
          ],
        },
        {
          title: t`Farewell`,
          picture: pictures.notebook,
          activities: [
            { when: t`7:00`, what: t`join the last class, this time at your own pace.` },
            { when: t`8:30`, what: t`sit together and write down your routine for home.` },
            {
              when: t`Late morning`,
              what: t`have breakfast, then stroll through Ubud for coffee or a sarong.`,
            },
            { when: t`Afternoon`, what: t`transfer to the airport; an evening flight works best.` },
          ],
        },
      ],
      practical: (
        <>
          <p>
            <Trans>
              You stay in a small guesthouse outside the centre of Ubud, in a single room or with
              someone you know. The yoga hall has a roof and no walls, so you look out on greenery.
            </Trans>
          </p>
          <p>
            <Trans>
              It is mostly dry {dry}; July and August are the busiest months. It is wet and very
              green {wet}, and in heavy rain the retreat may postpone an outing. On Nyepi, the
              Balinese day of silence, usually in March, the airport closes for 24 hours and
              everyone stays indoors.
            </Trans>
          </p>
          <p>
            <Trans>
              In temples you wear a sarong and a sash, usually lent at the gate. At a ceremony stand
              to the side, no higher than the priest, and don't walk in front of people who are
              praying.
            </Trans>
          </p>
          <p>
            <Trans>
              Yoga is no substitute for treatment. If you are pregnant, or have high blood pressure
              or trouble with your back or eyes, ask your doctor first and tell the teacher.
            </Trans>
          </p>
          <p>
            <Trans>
              Check visa rules on Indonesia's official site, {visaSite}, and fill in the arrival
              card at {cardSite} in the three days before you land. Foreign visitors also pay Bali's
              tourist levy, at {levySite}.
            </Trans>
          </p>
        </>
      ),
      closing: {
        title: t`Plan your retreat in Ubud`,
        text: t`When would you like to travel, and how much yoga have you done?`,
      },
      emblem: pictures['yoga-mat'],
      vignettes: [pictures['garden-house']],
      related: ['yoga-retreats', 'mindful-escapes', 'yoga-stress-relief'],
    },
  ];
}
