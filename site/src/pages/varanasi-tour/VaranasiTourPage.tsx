import { pictures } from '@elevate/artwork';
import { answerHours, journeys } from '@elevate/enquiry';
import type { Coordinates } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TourTemplate } from '../../templates/TourTemplate.tsx';

const assi: Coordinates = [25.289, 83.006];
const dashashwamedh: Coordinates = [25.307, 83.01];
const manikarnika: Coordinates = [25.311, 83.014];
const university: Coordinates = [25.268, 82.991];
const ramnagar: Coordinates = [25.269, 83.024];
const sarnath: Coordinates = [25.381, 83.022];

/** The middle of the river, accurate to about 200 m. */
const ganges: readonly Coordinates[] = [
  [25.205, 82.93],
  [25.222, 82.975],
  [25.245, 83.012],
  [25.262, 83.019],
  [25.273, 83.018],
  [25.285, 83.011],
  [25.295, 83.0105],
  [25.305, 83.0135],
  [25.312, 83.0185],
  [25.321, 83.031],
  [25.327, 83.046],
  [25.333, 83.065],
  [25.343, 83.09],
  [25.36, 83.12],
];

const varuna: readonly Coordinates[] = [
  [25.36, 82.9],
  [25.345, 82.95],
  [25.338, 82.98],
  [25.334, 83.005],
  [25.331, 83.03],
  [25.328, 83.045],
];

/** The built-up area. */
const city: readonly Coordinates[] = [
  [25.262, 82.975],
  [25.262, 83.0],
  [25.272, 83.012],
  [25.283, 83.006],
  [25.295, 83.0055],
  [25.306, 83.009],
  [25.314, 83.0165],
  [25.324, 83.031],
  [25.328, 83.042],
  [25.345, 83.02],
  [25.358, 83.008],
  [25.352, 82.985],
  [25.34, 82.968],
  [25.315, 82.962],
  [25.285, 82.968],
];

/** The sandbank opposite the ghats. */
const farBank: readonly Coordinates[] = [
  [25.279, 83.02],
  [25.288, 83.0145],
  [25.297, 83.0145],
  [25.304, 83.0175],
  [25.31, 83.022],
  [25.317, 83.033],
  [25.313, 83.04],
  [25.303, 83.033],
  [25.29, 83.027],
];

const { days, nights } = journeys['varanasi-tour'];

export default function VaranasiTourPage() {
  const { t } = useLingui();
  return (
    <TourTemplate
      content={{
        journey: 'varanasi-tour',
        head: {
          title: t`Varanasi Tour with Sarnath`,
          description: t`Varanasi and Sarnath in ${days} Days / ${nights} Nights: sunrise on the Ganges, the evening aarti, silk weavers and the Dhamek Stupa, told day by day and with respect.`,
          keywords: t`Varanasi tour, Sarnath, Ganges sunrise boat, Ganga Aarti, ghats, Kashi Vishwanath, Dhamek Stupa`,
        },
        hero: {
          eyebrow: t`Varanasi, Sarnath`,
          title: t`The city that is up before the sun`,
          text: t`At half past five the boatman pushes off from Assi Ghat. Five days by the Ganges, with time to sit on the steps and understand what you see.`,
        },
        intro: {
          title: t`A city on one bank only`,
          body: (
            <>
              <p>
                <Trans>
                  Varanasi stands on the west bank of the Ganges alone. Across the water lies sand
                  with almost nothing built on it, so the sun comes up over an empty horizon and
                  shines straight onto the ghats, the stone steps that line the river for about six
                  kilometres. There are more than eighty of them, and each has its people: washermen
                  here, wrestlers there, priests under bamboo umbrellas, families who have come to
                  burn their dead.
                </Trans>
              </p>
              <p>
                <Trans>
                  Hindus believe that whoever dies here is freed from being born again. So death is
                  not hidden: on Manikarnika Ghat the pyres burn day and night. Some find that hard
                  to look at, others find it a relief. How near you go is for you to decide; your
                  guide tells you beforehand what is coming, and the camera stays in the bag.
                </Trans>
              </p>
              <p>
                <Trans>
                  Ten kilometres away it is quiet. In the deer park of Sarnath the Buddha gave his
                  first teaching, to five companions. There are lawns, brick foundations and monks
                  from Sri Lanka, Tibet, Japan and Thailand. We put that day in the middle, because
                  after two days of bells one is glad of it.
                </Trans>
              </p>
            </>
          ),
        },
        route: t`Varanasi, Sarnath, Ramnagar`,
        groupSize: t`For one, two or a group, as you wish`,
        bestMonths: t`October to March`,
        highlights: {
          title: t`Eight reasons to stay four nights`,
          items: [
            t`Sunrise from a rowing boat that sets out from Assi Ghat and drifts downstream past the steps`,
            t`The Ganga Aarti at Dashashwamedh Ghat, held every evening, seen from the water`,
            t`The ghats on foot, from one neighbourhood of washermen, wrestlers and priests to the next`,
            t`The lanes around the Kashi Vishwanath temple, too narrow for any car`,
            t`The silk weavers' quarter, where a handwoven sari takes weeks`,
            t`The Dhamek Stupa in Sarnath, in the park where the Buddha first taught`,
            t`Ashoka's lion capital in the museum next to it, the model for India's state emblem`,
            t`Miniature paintings in Bharat Kala Bhavan, and Ramnagar Fort across the river`,
          ],
        },
        map: {
          title: t`Map: Varanasi with its ghats, Sarnath and Ramnagar`,
          description: t`The Ganges runs north past the ghats, which lie on its west bank alone. Sarnath is to the north of the city, the university to the south, and Ramnagar Fort across the river.`,
          places: [
            { name: t`Sarnath`, at: sarnath, side: 'east', days: '3' },
            { name: t`Manikarnika`, at: manikarnika, side: 'east' },
            { name: t`Dashashwamedh`, at: dashashwamedh, side: 'west', days: '1' },
            { name: t`Assi Ghat`, at: assi, side: 'west', days: '2' },
            { name: t`University`, at: university, side: 'west', days: '4' },
            { name: t`Ramnagar Fort`, at: ramnagar, side: 'southeast', days: '4' },
          ],
          legs: [
            {
              by: 'boat',
              course: [assi, [25.294, 83.0095], [25.303, 83.0125], manikarnika],
              title: t`Assi Ghat to Manikarnika`,
              detail: t`by rowing boat, from 5:30`,
            },
            {
              by: 'road',
              course: [dashashwamedh, [25.32, 83.006], [25.348, 82.999], [25.364, 83.009], sarnath],
              title: t`Varanasi to Sarnath and back`,
              detail: t`10 km, some 40 minutes each way`,
            },
            {
              by: 'road',
              course: [university, [25.279, 83.0], [25.276, 83.012], ramnagar],
              title: t`The university to Ramnagar Fort`,
              detail: t`across the Ganges`,
            },
          ],
          features: [
            { kind: 'town', line: city },
            { kind: 'sand', line: farBank },
            {
              kind: 'river',
              line: varuna,
              name: { text: t`Varuna`, at: [25.345, 82.967], turn: 14 },
            },
            {
              kind: 'river',
              line: ganges,
              breadth: 0.55,
              name: { text: t`Ganges`, at: [25.321, 83.06], turn: -16 },
            },
          ],
          scale: { kilometres: 2, label: t`2 km` },
        },
        itinerary: {
          title: t`Five days between river and stupa`,
          days: [
            {
              title: t`Arrival, and the first lamps`,
              night: t`Night in Varanasi`,
              activities: [
                {
                  when: t`On arrival`,
                  what: t`a driver meets you at the airport, about 25 km and an hour from the river.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`cover the last stretch to your house on foot through the lanes, with a porter for the bags.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`drink tea on the terrace and get your bearings by the bend of the river.`,
                },
                {
                  when: t`After sunset`,
                  what: t`see the Ganga Aarti at Dashashwamedh Ghat from a boat, with fire, conch shells and bells.`,
                },
              ],
            },
            {
              title: t`The river, and the lanes behind it`,
              night: t`Night in Varanasi`,
              activities: [
                {
                  when: t`5:30`,
                  what: t`row from Assi Ghat downstream past bathers and washermen; at the two cremation ghats cameras are put away.`,
                },
                {
                  when: t`8:00`,
                  what: t`breakfast in the lanes on kachori with potato curry, and jalebi hot from the pan.`,
                },
                {
                  when: t`Mid-morning`,
                  what: t`enter the Kashi Vishwanath temple with your passport, and leave phone and bag in a locker.`,
                },
                { when: t`Midday`, what: t`rest at the house, as the whole city does.` },
                {
                  when: t`Late afternoon`,
                  what: t`walk the ghats from Dashashwamedh back to Assi, an hour with stops.`,
                },
                {
                  when: t`Evening`,
                  what: t`drink lassi from a clay cup and, where there is one, hear a concert of sitar and tabla.`,
                },
              ],
            },
            {
              title: t`Sarnath, a day of quiet`,
              travel: t`10 km, some 40 minutes each way`,
              night: t`Night in Varanasi`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`drive about 10 km to Sarnath, some 40 minutes through the traffic.`,
                },
                {
                  when: t`Mid-morning`,
                  what: t`walk clockwise round the Dhamek Stupa, as pilgrims do: a solid tower of stone and brick, some 1,500 years old.`,
                },
                {
                  when: t`Late morning`,
                  what: t`stand before Ashoka's lion capital in the museum, from the 3rd century BC and still polished.`,
                },
                {
                  when: t`Early afternoon`,
                  what: t`follow the Buddha's life in the murals that a Japanese painter left in the Mulagandhakuti temple in the 1930s.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`sit for half an hour in the deer park and do nothing at all.`,
                },
                { when: t`Evening`, what: t`back at the river, with nothing planned.` },
              ],
            },
            {
              title: t`Silk, miniatures, and a fort`,
              night: t`Night in Varanasi`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`in the weavers' quarter, follow a thread from the punched cards to the brocade, and learn how to tell handloom from machine work.`,
                },
                {
                  when: t`Late morning`,
                  what: t`under the trees of Banaras Hindu University, see the miniatures of Bharat Kala Bhavan.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`cross the Ganges to Ramnagar Fort, the maharajas' 18th-century seat, with its palanquins and old cars.`,
                },
                {
                  when: t`Dusk`,
                  what: t`join the smaller aarti at Assi Ghat, where you sit among neighbours.`,
                },
                {
                  when: t`Evening`,
                  what: t`after dinner try a Banarasi paan, a folded betel leaf, sweet and without tobacco.`,
                },
              ],
            },
            {
              title: t`A morning raga, and departure`,
              activities: [
                {
                  when: t`Before sunrise`,
                  what: t`come to Subah-e-Banaras at Assi Ghat for fire, a morning raga and yoga in the open air.`,
                },
                {
                  when: t`Morning`,
                  what: t`breakfast, in the cold months with malaiyo, a foam of milk and saffron that does not keep until noon.`,
                },
                {
                  when: t`Late morning`,
                  what: t`buy lacquered wooden toys or brass in the lanes, or sit on the steps once more.`,
                },
                {
                  when: t`Midday`,
                  what: t`leave for the airport, with an hour and a half in hand for the road.`,
                },
              ],
            },
          ],
        },
        revealDelay: 100,
        practical: {
          title: t`Rites, steps and seasons`,
          picture: pictures['hero-ghats'],
          alt: t`Houses and steps on the Ganges in Varanasi at dusk, boats at the water`,
          body: (
            <>
              <p>
                <Trans>
                  Cremations are funerals. They are not photographed, neither from the steps nor
                  from the boat, and we keep our distance. At Manikarnika men may offer you a
                  viewing place or collect money for firewood; walk on. Do not photograph bathers
                  either.
                </Trans>
              </p>
              <p>
                <Trans>
                  In temples shoulders and knees are covered and shoes come off; at Kashi Vishwanath
                  there is a security check as well. Around the temples the kitchens are vegetarian,
                  and alcohol is hardly to be had.
                </Trans>
              </p>
              <p>
                <Trans>
                  The lanes are narrow and often wet, and the steps are high and uneven. If walking
                  is hard for you, tell us: near Assi Ghat there are houses that a car can reach.
                  The water of the Ganges is not clean; do not drink it, and think twice before
                  bathing.
                </Trans>
              </p>
              <p>
                <Trans>
                  October to March is best. In December and January fog can hold boats and flights
                  until late morning; from April to June it is above 40 degrees. In the monsoon,
                  July to September, the lower ghats flood and boats may stop. On Dev Deepavali, the
                  full moon of the month of Kartik, usually in November, lamps stand on every step;
                  it is beautiful, crowded and booked out long ahead.
                </Trans>
              </p>
              <p>
                <Trans>
                  Sarnath's museum is closed on Fridays. If day 3 is a Friday, we swap it with day
                  4. Most Europeans need a visa for India, and an e-visa exists; check the official
                  site, indianvisaonline.gov.in.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Ask us what you would not ask a brochure`,
          text: t`How near one comes to the pyres, whether your knees will manage the steps: we answer within ${answerHours} hours, and our advice is free for you.`,
        },
        related: ['golden-triangle-tour', 'mindful-escapes', 'mindful-travel'],
      }}
    />
  );
}
