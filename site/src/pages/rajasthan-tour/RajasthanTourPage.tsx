import { pictures } from '@elevate/artwork';
import { answerHours, journeys } from '@elevate/enquiry';
import type { Coordinates } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { aravalli, banas, chambal, delhi, jaipur, luni } from '../../maps/northernIndia.ts';
import { TourTemplate } from '../../templates/TourTemplate.tsx';

const pushkar: Coordinates = [26.49, 74.55];
const udaipur: Coordinates = [24.58, 73.68];
const ranakpur: Coordinates = [25.12, 73.47];
const jodhpur: Coordinates = [26.24, 73.02];
const jaisalmer: Coordinates = [26.91, 70.92];

/** The part of the Thar that the map shows. */
const thar: readonly Coordinates[] = [
  [29, 69],
  [29, 73.4],
  [27.6, 73.2],
  [27.0, 72.6],
  [26.5, 71.8],
  [26.1, 71.2],
  [25.2, 70.8],
  [25.2, 69],
];

const { days, nights } = journeys['rajasthan-tour'];

export default function RajasthanTourPage() {
  const { t } = useLingui();
  return (
    <TourTemplate
      content={{
        journey: 'rajasthan-tour',
        head: {
          title: t`Rajasthan Tour: Jaipur to Jaisalmer`,
          description: t`Rajasthan in ${days} Days / ${nights} Nights: Jaipur, Pushkar, Udaipur, Jodhpur and Jaisalmer, day by day, with true driving times, rest days and the Thar dunes.`,
          keywords: t`Rajasthan tour, Jaipur, Pushkar, Udaipur, Jodhpur, Jaisalmer, Ranakpur, Thar desert, India ${days} days`,
        },
        hero: {
          eyebrow: t`Jaipur, Pushkar, Udaipur, Jodhpur, Jaisalmer`,
          title: t`From the pink city to the golden fort`,
          text: t`Ten days westward, from Jaipur to the edge of the Thar: five cities, four long drives, and two nights almost everywhere.`,
        },
        intro: {
          title: t`The road runs into the desert`,
          body: (
            <>
              <p>
                <Trans>
                  Rajasthan means land of kings, and until 1947 it was a patchwork of kingdoms, each
                  with its capital, its fort and its colour. You cross four of them. Jaipur was
                  painted terracotta pink in 1876 for the visit of a British prince; Udaipur stands
                  white beside its lakes; the old houses of Jodhpur are washed blue; Jaisalmer is
                  built of the yellow sandstone it stands on.
                </Trans>
              </p>
              <p>
                <Trans>
                  The journey goes from green to dry. First come the Aravalli hills, far older than
                  the Himalayas; west of Jodhpur the trees turn to thorn and the wells lie further
                  apart. You taste it as well: lentils and wheat in Jaipur, ker sangri in Jaisalmer,
                  the beans and berries of desert shrubs.
                </Trans>
              </p>
              <p>
                <Trans>
                  It is a long road, about 960 kilometres from Jaipur to Jaisalmer, and we would
                  rather say so now. There are four driving days, and you stay two nights in every
                  place but Pushkar, so that a day without a suitcase follows nearly every drive.
                </Trans>
              </p>
            </>
          ),
        },
        route: t`Jaipur, Pushkar, Udaipur, Jodhpur, Jaisalmer`,
        groupSize: t`For one, two or a group, as you wish`,
        bestMonths: t`October to March`,
        highlights: {
          title: t`Seven moments along the way`,
          items: [
            t`Amber Fort in the first hour of the morning, before its courtyards fill`,
            t`Dusk at Pushkar's lake with its 52 ghats, near one of the very few temples of Brahma`,
            t`A boat across Lake Pichola to the island of Jag Mandir, with Udaipur's City Palace behind you`,
            t`The 15th-century Jain temple of Ranakpur: 1,444 marble pillars, no two alike`,
            t`Mehrangarh, the fort above Jodhpur, and the blue lanes at its foot`,
            t`Jaisalmer's fort of 1156, where families still live behind the walls`,
            t`Sunset on the dunes at Sam or Khuri, and the stars after it`,
          ],
        },
        map: {
          title: t`Map: Jaipur, Pushkar, Udaipur, Jodhpur and Jaisalmer`,
          description: t`From Jaipur west to Pushkar, south along the Aravalli hills to Udaipur, over the hills by Ranakpur to Jodhpur, and on west to Jaisalmer in the Thar desert.`,
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
              detail: t`145 km, about 3 hours by road`,
            },
            {
              by: 'road',
              course: [
                pushkar,
                [26.45, 74.64],
                [26.1, 74.32],
                [25.73, 74.08],
                [25.07, 73.88],
                [24.8, 73.76],
                udaipur,
              ],
              title: t`Pushkar to Udaipur`,
              detail: t`280 km, about 5 hours by road`,
            },
            {
              by: 'road',
              course: [udaipur, [24.85, 73.5], ranakpur, [25.4, 73.3], [25.78, 73.3], jodhpur],
              title: t`Udaipur to Jodhpur by Ranakpur`,
              detail: t`250 km, 5 to 6 hours by road`,
            },
            {
              by: 'road',
              course: [jodhpur, [26.55, 72.45], [26.92, 71.92], jaisalmer],
              title: t`Jodhpur to Jaisalmer`,
              detail: t`285 km, about 5 hours by road`,
            },
            {
              by: 'road',
              course: [jaisalmer, [26.83, 70.5]],
              title: t`To the dunes of Sam or Khuri`,
              detail: t`40 km, and back at night`,
            },
            {
              by: 'air',
              course: [jaisalmer, delhi],
              title: t`Home from Jaisalmer by air, in season`,
              detail: t`or 5 hours by road to Jodhpur`,
              isOptional: true,
            },
          ],
          features: [
            { kind: 'sand', line: thar, name: { text: t`Thar`, at: [25.75, 71.0] } },
            {
              kind: 'hills',
              line: aravalli,
              name: { text: t`Aravalli`, at: [24.33, 72.05] },
            },
            { kind: 'river', line: luni, name: { text: t`Luni`, at: [25.72, 72.45], turn: -12 } },
            { kind: 'river', line: banas },
            {
              kind: 'river',
              line: chambal,
              name: { text: t`Chambal`, at: [25.1, 76.02], turn: -48 },
            },
          ],
          scale: { kilometres: 100, label: t`100 km` },
        },
        itinerary: {
          title: t`Ten days, five cities`,
          days: [
            {
              title: t`Arrival in Jaipur`,
              night: t`Night in Jaipur`,
              activities: [
                {
                  when: t`On arrival`,
                  what: t`a driver meets you at the airport or the station and takes you to your hotel.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`rest, tea, and a first look at the street from the roof.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`walk through Johari and Bapu Bazaar, past silver, quilts and leather slippers.`,
                },
                {
                  when: t`Evening`,
                  what: t`see the lit windows of the Hawa Mahal (1799) from a café across the street.`,
                },
              ],
            },
            {
              title: t`Jaipur from fort to fort`,
              night: t`Night in Jaipur`,
              activities: [
                {
                  when: t`8:00`,
                  what: t`go up to Amber Fort, 11 km out, on foot or by jeep, while the hall of mirrors is still quiet.`,
                },
                {
                  when: t`Late morning`,
                  what: t`on the way back, stop by the lake in which the Jal Mahal stands up to its windows.`,
                },
                {
                  when: t`Midday`,
                  what: t`see the City Palace and, beside it, the giant instruments of Jantar Mantar, World Heritage.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`stamp a cloth of your own in a block printer's yard in Sanganer.`,
                },
                {
                  when: t`Dusk`,
                  what: t`from Nahargarh Fort on the ridge, watch the lights come on in the city below.`,
                },
              ],
            },
            {
              title: t`Jaipur to Pushkar`,
              travel: t`145 km, about 3 hours by road`,
              night: t`Night in Pushkar`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`drive 145 km, about 3 hours, past the marble yards of Kishangarh.`,
                },
                {
                  when: t`Midday`,
                  what: t`lunch in Pushkar, vegetarian as in every kitchen of the town.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`when it reopens after midday, visit the Brahma temple with its red spire.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`walk barefoot along some of the 52 ghats round the lake.`,
                },
                {
                  when: t`Sunset`,
                  what: t`sit on the steps while lamps are lit and bells are rung at the water.`,
                },
              ],
            },
            {
              title: t`Pushkar to Udaipur`,
              travel: t`280 km, about 5 hours by road`,
              night: t`Night in Udaipur`,
              activities: [
                {
                  when: t`Before sunrise`,
                  what: t`climb to the Savitri temple, just under an hour of steps, and see the lake and the sand beyond it; or sleep in.`,
                },
                {
                  when: t({ message: 'Morning', context: 'not early' }),
                  what: t`drive about 280 km south, 5 hours, with tea at a roadside stall.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`arrive in Udaipur and stay in the shade until four.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`cross Lake Pichola by boat to Jag Mandir, as the palace walls turn yellow.`,
                },
                {
                  when: t`Evening`,
                  what: t`watch the dances of Rajasthan in the courtyard of Bagore ki Haveli.`,
                },
              ],
            },
            {
              title: t`Udaipur, a day by the lakes`,
              night: t`Night in Udaipur`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`walk through the City Palace, begun in the 16th century, to the glass peacocks of its inner court.`,
                },
                {
                  when: t`Late morning`,
                  what: t`climb the steps of the Jagdish temple (1651) and sit down where people sing.`,
                },
                {
                  when: t`Midday`,
                  what: t`eat a thali, a tray of small bowls that are refilled until you cover them with your hand.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`cool off at Saheliyon ki Bari, a garden of fountains laid out for the ladies of the court.`,
                },
                {
                  when: t`Dusk`,
                  what: t`from the Monsoon Palace on its hill, see the lakes turn silver.`,
                },
              ],
            },
            {
              title: t`Udaipur to Jodhpur by way of Ranakpur`,
              travel: t`250 km, 5 to 6 hours by road`,
              night: t`Night in Jodhpur`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`drive a good 2 hours on winding roads through the Aravalli hills.`,
                },
                {
                  when: t`Noon`,
                  what: t`enter the Jain temple of Ranakpur, when it opens to visitors, and lose your way among 1,444 pillars.`,
                },
                {
                  when: t`Or instead`,
                  what: t`walk on the wall of Kumbhalgarh, some 36 km long, if you prefer forts to temples.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`go on to Jodhpur, out of the hills into flat, dry country; about 250 km and 5 to 6 hours in all.`,
                },
                { when: t`Evening`, what: t`dinner on a roof, under the lit walls of Mehrangarh.` },
              ],
            },
            {
              title: t`Jodhpur, above and below`,
              night: t`Night in Jodhpur`,
              activities: [
                {
                  when: t`9:00`,
                  what: t`be early at Mehrangarh, founded in 1459, for its palanquins and the view over the blue roofs.`,
                },
                {
                  when: t`Late morning`,
                  what: t`see the sun shine through the marble of Jaswant Thada, cut in thin sheets in 1899.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`walk down through the blue lanes below the fort, past cows, scooters and open doors.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`sit on the steps of Toorji ka Jhalra, an 18th-century stepwell into which boys dive.`,
                },
                {
                  when: t`Evening`,
                  what: t`at the clock tower, smell the spice stalls and drink makhaniya lassi, thick with saffron.`,
                },
              ],
            },
            {
              title: t`Jodhpur to Jaisalmer`,
              travel: t`285 km, about 5 hours by road`,
              night: t`Night in Jaisalmer`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`drive 285 km into the Thar, about 5 hours, past camels, thorn hedges and wind turbines.`,
                },
                {
                  when: t`Midday`,
                  what: t`stretch your legs in Pokaran, under a fort of red sandstone.`,
                },
                { when: t`Afternoon`, what: t`arrive, and rest while the heat is on the street.` },
                {
                  when: t`Late afternoon`,
                  what: t`walk round Gadisar Lake, the reservoir of the 14th century, as the fort takes on its colour.`,
                },
                {
                  when: t`Evening`,
                  what: t`order ker sangri, and ask for it less hot if you must.`,
                },
              ],
            },
            {
              title: t`Jaisalmer and the dunes`,
              night: t`Night in Jaisalmer`,
              activities: [
                {
                  when: t`Early morning`,
                  what: t`enter the fort of 1156 while shopkeepers sweep their steps.`,
                },
                {
                  when: t({ message: 'Morning', context: 'not early' }),
                  what: t`see the Jain temples inside it, their yellow stone carved as finely as ivory.`,
                },
                {
                  when: t`Late morning`,
                  what: t`compare the five façades of Patwon ki Haveli, the merchants' houses below the fort.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`after a long rest, drive about 40 km to the dunes of Sam or Khuri and climb a ridge on foot.`,
                },
                {
                  when: t`Evening`,
                  what: t`dinner under the stars with a jacket on, then back to your bed in town.`,
                },
              ],
            },
            {
              title: t`Departure from Jaisalmer`,
              activities: [
                {
                  when: t`Sunrise`,
                  what: t`from a roof, watch the walls of the fort go from grey to gold.`,
                },
                {
                  when: t`Morning`,
                  what: t`breakfast, and a last round of the market for a blanket or a pair of puppets.`,
                },
                {
                  when: t`In season`,
                  what: t`fly out from Jaisalmer, which airlines serve in the cool months.`,
                },
                {
                  when: t`Otherwise`,
                  what: t`drive back to Jodhpur, 5 hours, for a flight or a train from there.`,
                },
              ],
            },
          ],
        },
        revealDelay: 50,
        practical: {
          title: t`What brochures leave out`,
          picture: pictures['hero-desert'],
          alt: t`A fort on a rock above the dunes in evening light, three camels passing below`,
          body: (
            <>
              <p>
                <Trans>
                  The drives take three to six hours. The roads are mostly good, but cows, tractors
                  and lorries without lights use them too, so we plan for arrival before dark. If
                  you have eleven days, spend the extra one in Udaipur; it does the journey good.
                </Trans>
              </p>
              <p>
                <Trans>
                  October to March is the season. In December and January the desert can cool to
                  about 5 degrees at night, and fog may delay a morning around Jaipur; bring a warm
                  jacket. From April to June it is above 40 degrees. Pushkar's camel fair falls in
                  the lunar month of Kartik, in October or November; rooms then go long ahead, so
                  decide early whether to come for it or to keep clear of it.
                </Trans>
              </p>
              <p>
                <Trans>
                  Pushkar is a holy town without meat, eggs or alcohol. Shoes come off well before
                  the water, and bathers are not photographed. Someone at the lake may press a
                  flower into your hand and begin a blessing, for which a donation is then expected;
                  a friendly no is enough. In Ranakpur shoulders and knees are covered, and leather
                  stays outside, belts included.
                </Trans>
              </p>
              <p>
                <Trans>
                  Waste water from guest houses has loosened the ground under the fort of Jaisalmer.
                  We therefore look for a room at its foot, with the walls in view.
                </Trans>
              </p>
              <p>
                <Trans>
                  Most Europeans need a visa for India, and an e-visa exists. Check the official
                  site, indianvisaonline.gov.in; other sites that look like it charge for the
                  detour.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Ten days, or eleven?`,
          text: t`Write to us when you can travel and what you would rather leave out. We answer within ${answerHours} hours, and our advice is free for you.`,
        },
        related: ['golden-triangle-tour', 'spa-wellness', 'mindful-travel'],
      }}
    />
  );
}
