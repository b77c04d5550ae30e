import { answerHours, journeys } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TripContent } from '../../templates/TripTemplate.tsx';

/** The words of a retreat (docs/product.md, sections 2 and 3). */
export interface Retreat extends TripContent {
  location: string;
  overview: { title: string; body: ReactNode };
  benefits: { title: string; items: { title: string; text: string }[] };
  accommodation: { title: string; body: ReactNode };
  /** What to know before: seasons, temples, health. Paragraphs. */
  practical: { title: string; body: ReactNode };
}

const { days, nights } = journeys['bali-yoga-meditation'];

/** The retreats that have a page. */
export function useRetreats(): Retreat[] {
  const { t } = useLingui();
  return [
    {
      journey: 'bali-yoga-meditation',
      head: {
        title: t`Bali Yoga & Meditation Retreat in Ubud`,
        description: t`A yoga and meditation retreat in Ubud, Bali: ${days} Days / ${nights} Nights among rice terraces, two practices a day, for beginners too, with max 12 guests.`,
        keywords: t`Bali yoga retreat, meditation retreat Ubud, Tegallalang, Campuhan Ridge, Tirta Empul, small group retreat`,
      },
      hero: {
        eyebrow: t`Ubud, Bali`,
        text: t`A week among the rice terraces: yoga at seven, time to be silent, and afternoons for a ridge walk, a spring and a stone mouth in a hillside.`,
      },
      location: t`Ubud, Bali`,
      groupSize: t`max 12 guests`,
      bestMonths: t`April to October`,
      overview: {
        title: t`Twelve people, two practices a day`,
        body: (
          <>
            <p>
              <Trans>
                Ubud lies in Bali's uplands, where it cools down after dark and the rice fields
                begin at the edge of town. For a week you live there with at most eleven others. The
                rhythm is simple: yoga and a first short meditation before breakfast, free hours or
                an outing, and a second practice before dinner.
              </Trans>
            </p>
            <p>
              <Trans>
                You need no experience. The morning class goes slowly from the floor to the standing
                poses and ends in Shavasana, lying still. Meditation is taught from the beginning:
                how to sit so that the knees do not complain, what to do with a wandering mind, and
                why ten minutes are enough at first. If you have practised for years, you are given
                variations rather than speed.
              </Trans>
            </p>
            <p>
              <Trans>
                Bali has a Hinduism of its own, and you meet it at every doorstep: small trays of
                palm leaf and petals, set down fresh each morning. The water in the fields follows
                it too. For about a thousand years the subak, the associations of rice farmers, have
                shared it out by way of their temples; that system is World Heritage, and on the
                third day you walk through it.
              </Trans>
            </p>
          </>
        ),
      },
      benefits: {
        title: t`Key benefits of a small, quiet week`,
        items: [
          {
            title: t`Nothing to decide before breakfast`,
            text: t`Practice is at the same hour every day. You get up, go along, and the day has begun well.`,
          },
          {
            title: t`At most twelve guests`,
            text: t`In a group this size your teacher knows your name and your stiff shoulder, and nobody is lost in the back row.`,
          },
          {
            title: t`Meditation from the very start`,
            text: t`Ten minutes on the first evening, half an hour by the sixth: breath, body, sound, and walking.`,
          },
          {
            title: t`Afternoons in the open`,
            text: t`Ridge, terraces and temples are close to Ubud, so an outing takes half a day and leaves half a day.`,
          },
          {
            title: t`Food that goes with practice`,
            text: t`Vegetarian cooking from the island: red rice, tempeh, water spinach, papaya, with the sambal on the side.`,
          },
          {
            title: t`Something to take home`,
            text: t`On the last day you write down a practice of twenty minutes that fits between getting up and going to work.`,
          },
        ],
      },
      itinerary: {
        title: t`Daily itinerary, from arrival to farewell`,
        days: [
          {
            title: t`Arrival in Ubud`,
            activities: [
              {
                when: t`On arrival`,
                what: t`a driver meets you at the airport near Denpasar; Ubud is up to an hour and a half away.`,
              },
              {
                when: t`Afternoon`,
                what: t`tea at the house, your room, and sleep if you need it.`,
              },
              {
                when: t`17:00`,
                what: t`meet in the yoga hall for a gentle first class on the floor, from Balasana, the child's pose, to long breathing.`,
              },
              {
                when: t`Evening`,
                what: t`dinner at one table, then ten minutes of sitting in silence.`,
              },
            ],
          },
          {
            title: t`Finding the rhythm`,
            activities: [
              {
                when: t`7:00`,
                what: t`slow sun salutations in the yoga hall, then ten minutes of meditation.`,
              },
              { when: t`9:00`, what: t`breakfast of papaya, rice porridge and ginger tea.` },
              {
                when: t`Late morning`,
                what: t`learn to sit, on a cushion, a bench or a chair, until one of them suits you.`,
              },
              {
                when: t`Late afternoon`,
                what: t`walk the Campuhan Ridge, about 2 km of path between two river valleys, when the grass is lit from the side.`,
              },
              { when: t`Before dinner`, what: t`meditate on the breath in the yoga hall.` },
            ],
          },
          {
            title: t`Rice and water`,
            activities: [
              {
                when: t`Early morning`,
                what: t`drive about 10 km to Tegallalang and walk the terraces before the heat and the coaches.`,
              },
              {
                when: t({ message: 'Morning', context: 'not early' }),
                what: t`follow a channel from field to field and learn how the subak decides who gets water when.`,
              },
              { when: t`Midday`, what: t`late breakfast at the house, then free hours.` },
              { when: t`17:00`, what: t`yin yoga in the hall, few poses, each held for minutes.` },
              {
                when: t`Evening`,
                what: t`walking meditation in the garden, twenty steps up and twenty back.`,
              },
            ],
          },
          {
            title: t`The springs of Tirta Empul`,
            activities: [
              { when: t`7:00`, what: t`a shorter class in the yoga hall, and meditation.` },
              {
                when: t`Mid-morning`,
                what: t`at Tirta Empul, a spring temple from the 10th century, put on sarong and sash at the gate.`,
              },
              {
                when: t`Late morning`,
                what: t`watch the rite at the spouts, or step into the water yourself once its order has been explained to you.`,
              },
              {
                when: t`Afternoon`,
                what: t`hours of your own at the house, for a book, a journal or a nap.`,
              },
              {
                when: t`Before dinner`,
                what: t`meditate on sound, with whatever the garden offers.`,
              },
            ],
          },
          {
            title: t`A morning without words`,
            activities: [
              {
                when: t`From waking until noon`,
                what: t`silence for all, and telephones stay in the rooms.`,
              },
              { when: t`7:00`, what: t`slow yoga in the hall, shown rather than explained.` },
              {
                when: t`Late morning`,
                what: t`sit and walk by turns, in the hall and the garden, half an hour each.`,
              },
              {
                when: t`Afternoon`,
                what: t`a Balinese massage with long strokes, or another nap.`,
              },
              {
                when: t`Evening`,
                what: t`Viparita Karani in the hall, legs up the wall, and early to bed.`,
              },
            ],
          },
          {
            title: t`Offerings, stone and dance`,
            activities: [
              { when: t`7:00`, what: t`the longest class of the week in the yoga hall.` },
              {
                when: t`Late morning`,
                what: t`fold canang sari at the house, the small offerings of palm leaf, and fill them with flowers.`,
              },
              {
                when: t`Afternoon`,
                what: t`at Goa Gajah, enter the rock temple through a demon's open mouth, in a sarong here too.`,
              },
              { when: t`17:00`, what: t`sit for half an hour, the longest time so far.` },
              {
                when: t`Evening`,
                what: t`see Legong, the dance of the courts, at Ubud Palace in the middle of town.`,
              },
            ],
          },
          {
            title: t`Farewell`,
            activities: [
              {
                when: t`7:00`,
                what: t`the last class in the hall, in which you lead yourself through the sequence.`,
              },
              {
                when: t`8:30`,
                what: t`sit together once more, and write down your twenty minutes for home.`,
              },
              {
                when: t`Late morning`,
                what: t`breakfast, then a walk through Ubud for coffee beans or a sarong of your own.`,
              },
              {
                when: t`Afternoon`,
                what: t`drive to the airport, up to an hour and a half; evening flights fit best.`,
              },
            ],
          },
        ],
      },
      accommodation: {
        title: t`Accommodation among the rice fields`,
        body: (
          <>
            <p>
              <Trans>
                You stay in a small house outside the centre of Ubud, in a room of your own or
                shared with someone you know. The yoga hall has a roof and no walls: in the morning
                you look out on green, and rain on the roof is part of the class. Expect frogs at
                night and roosters well before seven; light sleepers bring earplugs.
              </Trans>
            </p>
            <p>
              <Trans>
                Which house it is depends on your dates. Our proposal names it, with its rooms, its
                pictures and its terms, and you decide after that.
              </Trans>
            </p>
          </>
        ),
      },
      practical: {
        title: t`Before you fly to Bali`,
        body: (
          <>
            <p>
              <Trans>
                The dry season lasts roughly from April to October; July and August are the fullest
                months. From November to March it is warm and very green, and showers can move an
                outing to another day. On Nyepi, the Balinese day of silence, usually in March, the
                airport closes for 24 hours and nobody leaves the house, so no one arrives or
                departs that day.
              </Trans>
            </p>
            <p>
              <Trans>
                In temples knees are covered by a sarong with a sash round the waist; most gates
                lend them. At a ceremony stand at the side, no higher than the priest, and do not
                walk in front of those who pray.
              </Trans>
            </p>
            <p>
              <Trans>
                Yoga is no treatment. If you are pregnant, have high blood pressure, or trouble with
                your back or eyes, ask your doctor first, and tell us. For the visa, check the
                official Indonesian site, evisa.imigrasi.go.id.
              </Trans>
            </p>
          </>
        ),
      },
      closing: {
        title: t`Seven days in Ubud`,
        text: t`Tell us your dates and how much yoga you have done so far. We answer within ${answerHours} hours, and nothing is booked until you say so.`,
      },
      related: ['yoga-retreats', 'mindful-escapes', 'yoga-stress-relief'],
    },
  ];
}
