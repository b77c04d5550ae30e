import { Trans, useLingui } from '@lingui/react/macro';
import { TourTemplate } from '../../templates/TourTemplate.tsx';

export default function VaranasiTourPage() {
  const { t } = useLingui();
  return (
    <TourTemplate
      content={{
        journey: 'varanasi-tour',
        head: {
          title: t`Varanasi Tour with Sarnath`,
          description: t`Varanasi and Sarnath in 5 Days / 4 Nights: sunrise on the Ganges, the evening aarti, silk weavers and the Dhamek Stupa, told day by day and with respect.`,
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
        duration: t`5 Days / 4 Nights`,
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
        itinerary: {
          title: t`Five days between river and stupa`,
          days: [
            {
              title: t`Arrival, and the first lamps`,
              activities: [
                t`On arrival: a driver meets you at the airport, about 25 km and an hour from the river.`,
                t`Afternoon: cover the last stretch to your house on foot through the lanes, with a porter for the bags.`,
                t`Late afternoon: drink tea on the terrace and get your bearings by the bend of the river.`,
                t`After sunset: see the Ganga Aarti at Dashashwamedh Ghat from a boat, with fire, conch shells and bells.`,
              ],
            },
            {
              title: t`The river, and the lanes behind it`,
              activities: [
                t`5:30: row from Assi Ghat downstream past bathers and washermen; at the two cremation ghats cameras are put away.`,
                t`8:00: breakfast in the lanes on kachori with potato curry, and jalebi hot from the pan.`,
                t`Mid-morning: enter the Kashi Vishwanath temple with your passport, and leave phone and bag in a locker.`,
                t`Midday: rest at the house, as the whole city does.`,
                t`Late afternoon: walk the ghats from Dashashwamedh back to Assi, an hour with stops.`,
                t`Evening: drink lassi from a clay cup and, where there is one, hear a concert of sitar and tabla.`,
              ],
            },
            {
              title: t`Sarnath, a day of quiet`,
              activities: [
                t`Morning: drive about 10 km to Sarnath, some 40 minutes through the traffic.`,
                t`Mid-morning: walk clockwise round the Dhamek Stupa, as pilgrims do: a solid tower of stone and brick, some 1,500 years old.`,
                t`Late morning: stand before Ashoka's lion capital in the museum, from the 3rd century BC and still polished.`,
                t`Early afternoon: follow the Buddha's life in the murals that a Japanese painter left in the Mulagandhakuti temple in the 1930s.`,
                t`Afternoon: sit for half an hour in the deer park and do nothing at all.`,
                t`Evening: back at the river, with nothing planned.`,
              ],
            },
            {
              title: t`Silk, miniatures, and a fort`,
              activities: [
                t`Morning: in the weavers' quarter, follow a thread from the punched cards to the brocade, and learn how to tell handloom from machine work.`,
                t`Late morning: under the trees of Banaras Hindu University, see the miniatures of Bharat Kala Bhavan.`,
                t`Afternoon: cross the Ganges to Ramnagar Fort, the maharajas' 18th-century seat, with its palanquins and old cars.`,
                t`Dusk: join the smaller aarti at Assi Ghat, where you sit among neighbours.`,
                t`Evening: after dinner try a Banarasi paan, a folded betel leaf, sweet and without tobacco.`,
              ],
            },
            {
              title: t`A morning raga, and departure`,
              activities: [
                t`Before sunrise: come to Subah-e-Banaras at Assi Ghat for fire, a morning raga and yoga in the open air.`,
                t`Morning: breakfast, in the cold months with malaiyo, a foam of milk and saffron that does not keep until noon.`,
                t`Late morning: buy lacquered wooden toys or brass in the lanes, or sit on the steps once more.`,
                t`Midday: leave for the airport, with an hour and a half in hand for the road.`,
              ],
            },
          ],
        },
        revealDelay: 100,
        practical: {
          title: t`Rites, steps and seasons`,
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
          text: t`How near one comes to the pyres, whether your knees will manage the steps: we answer within 24 hours, and our advice is free for you.`,
        },
        related: ['golden-triangle-tour', 'mindful-escapes', 'mindful-travel'],
      }}
    />
  );
}
