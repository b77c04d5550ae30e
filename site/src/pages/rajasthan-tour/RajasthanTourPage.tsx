import { pictures } from '@elevate/artwork';
import { answerHours, journeys } from '@elevate/enquiry';
import type { Coordinates } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { drives, useDrives } from '../../facts/drives.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { lineOf } from '../../maps/lineOf.ts';
import {
  aravalli,
  banas,
  chambal,
  delhi,
  eastOfAravalli,
  jaipur,
  luni,
  sambhar,
} from '../../maps/northernIndia.ts';
import { TourTemplate } from '../../templates/TourTemplate.tsx';

const pushkar: Coordinates = [26.49, 74.55];
const udaipur: Coordinates = [24.58, 73.68];
const ranakpur: Coordinates = [25.12, 73.47];
const jodhpur: Coordinates = [26.24, 73.02];
const jaisalmer: Coordinates = [26.91, 70.92];

/** The part of the Thar that the map shows. */
const thar = lineOf([
  29, 69, 29, 73.4, 27.6, 73.2, 27.0, 72.6, 26.5, 71.8, 26.1, 71.2, 25.2, 70.8, 25.2, 69,
]);

const { days, nights } = journeys['rajasthan-tour'];

const drivesOfTour = [
  drives.jaipurToPushkar,
  drives.pushkarToUdaipur,
  drives.udaipurToJodhpur,
  drives.jodhpurToJaisalmer,
];
const kilometres = drivesOfTour.reduce((sum, { km }) => sum + km, 0);
const shortest = Math.min(...drivesOfTour.map(({ hours }) => hours[0]));
const longest = Math.max(...drivesOfTour.map(({ hours }) => hours[1]));

export default function RajasthanTourPage() {
  const { t } = useLingui();
  const { during } = useSeasons();
  const { hours, road } = useDrives();
  const toJodhpur = hours(drives.jodhpurToJaisalmer);
  const cold = during('rajasthan', 'coldNights');
  const heat = during('rajasthan', 'hot');
  const air = during('goldenTriangle', 'smog', 'fogAndSmog');
  return (
    <TourTemplate
      content={{
        journey: 'rajasthan-tour',
        head: {
          title: t`Rajasthan tour: ${days}-day itinerary`,
          description: t`Rajasthan tour in ${days} Days / ${nights} Nights: Jaipur, Pushkar, Udaipur, Jodhpur and Jaisalmer, with driving times, a map and the best months to go.`,
          keywords: t`Rajasthan tour, Jaipur, Pushkar, Udaipur, Jodhpur, Jaisalmer, Thar Desert, India ${days} days`,
        },
        hero: {
          eyebrow: t`Guided tour`,
          title: t`Rajasthan tour: from Jaipur to Jaisalmer in ${days} days`,
          text: t`From the Pink City to the golden fort: two nights almost everywhere, a driver, and a local guide in each town.`,
        },
        intro: {
          title: t`Five stops, four long drives`,
          picture: pictures.jharokha,
          lead: (
            <Trans>
              Four of your five stops were capitals of kingdoms, each with its own palace and
              colour. Jaipur was painted pink in 1876 to welcome the Prince of Wales; Udaipur stands
              white beside its lakes, Jodhpur's old town is blue, and Jaisalmer is built of golden
              sandstone.
            </Trans>
          ),
          body: (
            <p>
              <Trans>
                The four drives from stop to stop add up to about {kilometres} kilometres; a fifth
                leads back to Jodhpur, unless you leave Jaisalmer by air or rail.
              </Trans>
            </p>
          ),
        },
        route: t`Jaipur, Pushkar, Udaipur, Jodhpur, Jaisalmer`,
        gettingThere: t`By air to Delhi, then about 1 hour by air or 5 by road or rail to Jaipur; or by air to Jaipur with one change, in Abu Dhabi. If you land in Delhi at night, sleep there first; that night costs extra, and the air is often bad ${air}.`,
        gettingHome: t`From Jaisalmer to Delhi by air in season or by overnight train, or from Jodhpur by air.`,
        facts: {
          effort: {
            points: [
              t`Four or five drives of ${shortest} to ${longest} hours`,
              t`Days 2, 7 and 9: on foot in the hilltop forts`,
              t`Day 3: barefoot along the ghats of Pushkar`,
              t`Day 9: up a dune for the sunset`,
            ],
            easier: t`an extra day in Udaipur`,
          },
        },
        emblem: pictures.parakeet,
        scene: {
          source: pictures['hero-desert'],
          text: t`In the dunes beyond Jaisalmer you hear camel bells, and then nothing at all.`,
        },
        highlights: [
          t`Amber Fort before its courtyards fill up`,
          t`Dusk by Pushkar's lake with its 52 ghats`,
          t`A boat trip on Lake Pichola in Udaipur`,
          t`Ranakpur's temple of 1,444 marble pillars`,
          t`Mehrangarh Fort above Jodhpur`,
          t`Jaisalmer's 12th-century fort, still lived in`,
          t`Sunset on the dunes of the Thar`,
        ],
        map: {
          label: t`Map: Jaipur, Pushkar, Udaipur, Jodhpur and Jaisalmer`,
          description: t`From Jaipur west to Pushkar, south along the Aravalli hills to Udaipur, over the hills via Ranakpur to Jodhpur, and on west to Jaisalmer in the Thar Desert.`,
          places: [
            { name: t`Jaipur`, at: jaipur, side: 'north', days: '1–2' },
            { name: t`Pushkar`, at: pushkar, side: 'north', days: '3' },
            { name: t`Udaipur`, at: udaipur, side: 'south', days: '4–5' },
            { name: t`Ranakpur`, at: ranakpur, side: 'west' },
            { name: t`Jodhpur`, at: jodhpur, side: 'north', days: '6–7' },
            { name: t`Jaisalmer`, at: jaisalmer, side: 'south', days: '8–10' },
          ],
          legs: [
            {
              by: 'road',
              course: [jaipur, [26.72, 75.25], [26.59, 74.86], pushkar],
              title: t`Jaipur to Pushkar`,
              day: 3,
            },
            {
              by: 'road',
              course: [
                pushkar,
                ...lineOf([26.45, 74.64, 26.1, 74.32, 25.73, 74.08, 25.07, 73.88, 24.8, 73.76]),
                udaipur,
              ],
              title: t`Pushkar to Udaipur`,
              day: 4,
            },
            {
              by: 'road',
              course: [udaipur, [24.85, 73.5], ranakpur, [25.4, 73.3], [25.78, 73.3], jodhpur],
              title: t`Udaipur to Jodhpur via Ranakpur`,
              day: 6,
            },
            {
              by: 'road',
              course: [jodhpur, [26.55, 72.45], [26.92, 71.92], jaisalmer],
              title: t`Jodhpur to Jaisalmer`,
              day: 8,
            },
            {
              by: 'road',
              course: [jaisalmer, [26.83, 70.5]],
              title: t`Jaisalmer to the dunes and back`,
              day: 9,
            },
            {
              by: 'air',
              course: [jaisalmer, delhi],
              title: t`Jaisalmer to Delhi by air in season`,
              day: 10,
              detail: t`or ${toJodhpur} by road to Jodhpur`,
              isOptional: true,
            },
          ],
          features: [
            { kind: 'fields', line: eastOfAravalli },
            { kind: 'lake', line: sambhar },
            { kind: 'sand', line: thar, name: { text: t`Thar`, at: [25.27, 70.95] } },
            { kind: 'hills', line: aravalli, name: { text: t`Aravalli`, at: [24.33, 72.05] } },
            { kind: 'river', line: luni, name: { text: t`Luni`, at: [25.72, 72.45], turn: -12 } },
            { kind: 'river', line: banas },
            {
              kind: 'river',
              line: chambal,
              name: { text: t`Chambal`, at: [25.1, 76.02], turn: -48 },
            },
          ],
          landmarks: [
            { at: [24.33, 74.7], picture: pictures['lake-palace-mark'] },
            { at: [26.92, 73.42], picture: pictures['blue-city-mark'] },
            { at: [25.55, 70.83], picture: pictures['dunes-mark'] },
          ],
          scale: { kilometres: 100, label: t`100 km` },
        },
        itinerary: [
          {
            title: t`Arrival in Jaipur`,
            night: t`2 nights in Jaipur`,
            picture: pictures['palace-window'],
            activities: [
              {
                when: t`On arrival`,
                what: t`a driver takes you from the airport or station to your hotel.`,
              },
              {
                when: t`Late afternoon`,
                what: t`browse the bazaars for silver, quilts and slippers.`,
              },
              {
                when: t`Evening`,
                what: t`see the Hawa Mahal lit up, from a café across the street.`,
              },
            ],
          },
          {
            title: t`Jaipur and Amber Fort`,
            picture: pictures['fort-gate'],
            activities: [
              { when: t`8:00`, what: t`see Amber Fort and its hall of mirrors before the crowds.` },
              {
                when: t`Midday`,
                what: t`visit the City Palace and the Jantar Mantar observatory.`,
              },
              {
                when: t`Afternoon`,
                what: t`try block printing on cotton in a workshop in Sanganer.`,
              },
              { when: t`Sunset`, what: t`look down on the city from Nahargarh Fort.` },
            ],
          },
          {
            title: t`Jaipur to Pushkar`,
            travel: road(drives.jaipurToPushkar),
            night: t`1 night in Pushkar`,
            picture: pictures['oil-lamp'],
            activities: [
              {
                when: t`Midday`,
                what: t`have lunch in Pushkar, where every kitchen is vegetarian.`,
              },
              { when: t`Afternoon`, what: t`visit the Brahma temple, one of very few in India.` },
              {
                when: t`Sunset`,
                what: t`walk barefoot along the ghats as lamps are lit by the lake.`,
              },
            ],
          },
          {
            title: t`Pushkar to Udaipur`,
            travel: road(drives.pushkarToUdaipur),
            night: t`2 nights in Udaipur`,
            picture: pictures.chai,
            activities: [
              {
                when: t({ message: 'Morning', context: 'not early' }),
                what: t`drive south along the Aravalli hills, with stops for tea.`,
              },
              {
                when: t`Evening`,
                what: t`watch Rajasthani dancing in the courtyard of Bagore ki Haveli.`,
              },
            ],
          },
          {
            title: t`Udaipur and Lake Pichola`,
            picture: pictures.pavilion,
            activities: [
              { when: t`Morning`, what: t`tour the City Palace, begun in the 16th century.` },
              { when: t`Afternoon`, what: t`cool off among the fountains of Saheliyon ki Bari.` },
              {
                when: t`Late afternoon`,
                what: t`cross Lake Pichola by boat to the island of Jag Mandir.`,
              },
            ],
          },
          {
            title: t`Udaipur to Jodhpur`,
            travel: road(drives.udaipurToJodhpur),
            night: t`2 nights in Jodhpur`,
            picture: pictures['temple-tower'],
            activities: [
              {
                when: t`Midday`,
                what: t`visit Ranakpur's 15th-century temple, which opens at noon.`,
              },
              {
                when: t`Alternatively`,
                what: t`walk a stretch of Kumbhalgarh's ramparts, some 36 km in all.`,
              },
              { when: t`Evening`, what: t`have dinner on a roof terrace below Mehrangarh.` },
            ],
          },
          {
            title: t`Jodhpur, the Blue City`,
            picture: pictures['blue-houses'],
            activities: [
              {
                when: t`9:00`,
                what: t`see Mehrangarh's palanquins and its view over the blue roofs.`,
              },
              {
                when: t`Late morning`,
                what: t`visit Jaswant Thada, a white marble memorial of 1899.`,
              },
              { when: t`Afternoon`, what: t`walk down to the stepwell of Toorji ka Jhalra.` },
              {
                when: t`Evening`,
                what: t`drink creamy saffron makhaniya lassi at the clock tower.`,
              },
            ],
          },
          {
            title: t`Jodhpur to Jaisalmer`,
            travel: road(drives.jodhpurToJaisalmer),
            night: t`2 nights in Jaisalmer`,
            picture: pictures.car,
            activities: [
              { when: t`Midday`, what: t`stretch your legs at Pokaran's red sandstone fort.` },
              {
                when: t`Late afternoon`,
                what: t`stroll round Gadisar Lake as the fort turns golden.`,
              },
              {
                when: t`Evening`,
                what: t`order ker sangri, desert beans and berries cooked with chilli.`,
              },
            ],
          },
          {
            title: t`Jaisalmer and the dunes`,
            picture: pictures.camel,
            activities: [
              { when: t`Early morning`, what: t`enter the fort as shopkeepers sweep their steps.` },
              {
                when: t({ message: 'Morning', context: 'not early' }),
                what: t`see its Jain temples, then the five façades of Patwon ki Haveli.`,
              },
              { when: t`Sunset`, what: t`climb a dune at Sam or Khuri, about 40 km away.` },
              { when: t`Evening`, what: t`dine under the stars before driving back to town.` },
            ],
          },
          {
            title: t`Departure from Jaisalmer`,
            picture: pictures['golden-fort'],
            activities: [
              { when: t`Sunrise`, what: t`from a rooftop, watch the fort turn from grey to gold.` },
              { when: t`In the cool months`, what: t`fly out of Jaisalmer.` },
              {
                when: t`Otherwise`,
                what: t`take the train to Delhi, or a car to Jodhpur for a flight.`,
              },
            ],
          },
        ],
        revealDelay: 50,
        practical: (
          <>
            <p>
              <Trans>
                Cows and unlit lorries are on the roads at night, so drives end before dark wherever
                possible, except the short one back from the dunes.
              </Trans>
            </p>
            <p>
              <Trans>
                Desert nights drop to about 5 degrees {cold}: bring a warm jacket. Temperatures pass
                40 degrees {heat}. For Pushkar's camel fair, in October or November, book well
                ahead.
              </Trans>
            </p>
            <p>
              <Trans>
                Pushkar is a holy town: no meat, eggs or alcohol, no shoes on the ghats, no
                photographs of bathers. If you're offered a blessing by the lake, you'll be asked
                for a donation afterwards; a polite no is fine. At Ranakpur cover shoulders and
                knees, and leave leather outside.
              </Trans>
            </p>
          </>
        ),
        closing: {
          title: t`Plan your Rajasthan tour`,
          text: t`Tell us when you can travel and what you'd rather skip. We answer within ${answerHours} hours.`,
        },
        related: ['golden-triangle-tour', 'varanasi-tour', 'spa-wellness'],
      }}
    />
  );
}
