import { pictures } from '@elevate/artwork';
import { answerHours, journeys } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  agra,
  alwarHills,
  aravalli,
  chambal,
  delhi,
  ganges,
  jaipur,
  yamuna,
} from '../../maps/northernIndia.ts';
import { TourTemplate } from '../../templates/TourTemplate.tsx';

const { days, nights } = journeys['golden-triangle-tour'];

export default function GoldenTriangleTourPage() {
  const { t } = useLingui();
  return (
    <TourTemplate
      content={{
        journey: 'golden-triangle-tour',
        head: {
          title: t`Golden Triangle Tour: Delhi, Agra, Jaipur`,
          description: t`The Golden Triangle in ${days} Days / ${nights} Nights: Old Delhi, the Taj Mahal at sunrise, Fatehpur Sikri and the forts of Jaipur, day by day, with honest advice.`,
          keywords: t`Golden Triangle tour, Delhi Agra Jaipur, Taj Mahal at sunrise, Fatehpur Sikri, Amber Fort, India ${days} days`,
        },
        hero: {
          eyebrow: t`Delhi, Agra, Jaipur`,
          title: t`Three cities, two sunrises`,
          text: t`From Delhi's old bazaar to the Taj Mahal before the coaches come, then past a deserted capital to Jaipur. A first week in India that leaves you time to look.`,
        },
        intro: {
          title: t`How the Taj Mahal came to be`,
          body: (
            <>
              <p>
                <Trans>
                  Most people come for the Taj Mahal. On this road you also see where it came from.
                  Humayun's Tomb in Delhi, from around 1570, already has the garden in four parts,
                  the high platform and a white dome, over walls of red sandstone. Sixty years later
                  Shah Jahan's builders took the idea to Agra and carried it out in marble
                  throughout. Whoever has stood before the one sees more in the other.
                </Trans>
              </p>
              <p>
                <Trans>
                  The sides of the triangle are 230 to 280 kilometres long, so the week has two real
                  driving days, and you sleep two nights in each city. You unpack, you find your
                  corner table, and there are afternoons on which nothing is planned.
                </Trans>
              </p>
              <p>
                <Trans>
                  It is a good first journey to India. Delhi is loud and Agra insistent; with a
                  local guide beside you and a driver who knows the road, your attention stays free
                  for what you came to see.
                </Trans>
              </p>
            </>
          ),
        },
        route: t`Delhi, Agra, Fatehpur Sikri, Abhaneri, Jaipur`,
        groupSize: t`For one, two or a group, as you wish`,
        bestMonths: t`October to March`,
        highlights: {
          title: t`Eight good reasons for this road`,
          items: [
            t`The Taj Mahal at sunrise, when the marble turns from grey to rose and the gardens are at their emptiest`,
            t`The same dome in the evening light from Mehtab Bagh, the garden across the Yamuna`,
            t`Humayun's Tomb in Delhi, World Heritage and forerunner of the Taj`,
            t`Chandni Chowk by cycle rickshaw, from the Jama Masjid to the spice sacks of Khari Baoli`,
            t`A meal from the kitchen of Gurudwara Bangla Sahib, where all who come sit in one row and are fed`,
            t`Fatehpur Sikri, the red capital that Akbar founded in 1571 and left in 1585`,
            t`The stepwell Chand Baori at Abhaneri, some 3,500 steps on thirteen levels`,
            t`Amber Fort at opening time, and the great stone sundial of Jantar Mantar at noon`,
          ],
        },
        map: {
          title: t`Map: Delhi, Agra and Jaipur, the three corners of the triangle`,
          description: t`From Delhi the road follows the Yamuna south-east to Agra and turns west by Fatehpur Sikri and Abhaneri to Jaipur; the third side leads back to Delhi.`,
          places: [
            { name: t`Delhi`, at: delhi, side: 'north', days: '1–2' },
            { name: t`Agra`, at: agra, side: 'south', days: '3–4' },
            { name: t`Fatehpur Sikri`, at: [27.09, 77.66], side: 'southwest' },
            { name: t`Abhaneri`, at: [27.007, 76.606], side: 'north' },
            { name: t`Jaipur`, at: jaipur, side: 'south', days: '5–7' },
          ],
          legs: [
            {
              by: 'road',
              course: [delhi, [28.5, 77.4], [28.12, 77.62], [27.65, 77.85], [27.33, 78.04], agra],
              title: t`Delhi to Agra`,
              detail: t`230 km, about 4 hours by road`,
            },
            {
              by: 'road',
              course: [
                agra,
                [27.09, 77.66],
                [27.2, 77.45],
                [27.05, 76.85],
                [27.007, 76.606],
                [26.86, 76.3],
                jaipur,
              ],
              title: t`Agra to Jaipur by Fatehpur Sikri`,
              detail: t`240 km, 4 to 5 hours by road`,
            },
            {
              by: 'road',
              course: [jaipur, [27.39, 75.96], [27.7, 76.2], [28.15, 76.75], delhi],
              title: t`Jaipur back to Delhi, if you like`,
              detail: t`5 hours by road or train`,
              isOptional: true,
            },
          ],
          features: [
            { kind: 'hills', line: aravalli },
            { kind: 'hills', line: alwarHills },
            {
              kind: 'river',
              line: ganges,
              name: { text: t`Ganges`, at: [28.62, 78.02], turn: 74 },
            },
            {
              kind: 'river',
              line: yamuna,
              name: { text: t`Yamuna`, at: [27.85, 77.42], turn: 72 },
            },
            { kind: 'river', line: chambal },
          ],
          scale: { kilometres: 100, label: t`100 km` },
        },
        itinerary: {
          title: t`A week, morning by morning`,
          days: [
            {
              title: t`Arrival in Delhi`,
              night: t`Night in Delhi`,
              activities: [
                {
                  when: t`On arrival`,
                  what: t`a driver meets you at the airport and takes you to your hotel, 40 minutes to an hour away.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`walk through Lodhi Gardens, between parakeets, picnics and the tombs of 15th-century sultans.`,
                },
                {
                  when: t`Before dusk`,
                  what: t`sit by the pool of Gurudwara Bangla Sahib, shoes off and head covered, and listen to the hymns.`,
                },
                {
                  when: t`Evening`,
                  what: t`eat in the temple's kitchen, where volunteers cook for everyone who sits down.`,
                },
                {
                  when: t`Night`,
                  what: t`go to bed early; India is three and a half hours ahead of central Europe in summer, four and a half in winter.`,
                },
              ],
            },
            {
              title: t`Old Delhi and the first garden tomb`,
              night: t`Night in Delhi`,
              activities: [
                {
                  when: t`Early morning`,
                  what: t`climb the steps of the Jama Masjid, Shah Jahan's mosque of 1656, before the midday prayer fills its courtyard.`,
                },
                {
                  when: t`Mid-morning`,
                  what: t`by cycle rickshaw through Chandni Chowk, with a paratha hot from the pan, to the spice market of Khari Baoli.`,
                },
                {
                  when: t`Midday`,
                  what: t`a quiet moment at Raj Ghat, before the black stone that marks where Gandhi was cremated.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`walk round Humayun's Tomb and its water channels, and look closely; you will meet this plan again in Agra.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`stand below the Qutub Minar, 73 metres of carved sandstone begun around 1200.`,
                },
              ],
            },
            {
              title: t`Delhi to Agra`,
              travel: t`230 km, about 4 hours by road`,
              night: t`Night in Agra`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`drive about 4 hours to Agra, some 230 km, most of them on the Yamuna Expressway.`,
                },
                {
                  when: t`Midday`,
                  what: t`lunch and a rest at the hotel while the day visitors are at the Taj.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`see the tomb of Itimad-ud-Daulah, white marble inlaid with coloured stone, finished a few years before the Taj was begun.`,
                },
                {
                  when: t`An hour before sunset`,
                  what: t`cross the Yamuna to Mehtab Bagh and watch the light leave the dome opposite.`,
                },
                {
                  when: t`Evening`,
                  what: t`after dinner, try petha, Agra's sweet of candied ash gourd, and set the alarm.`,
                },
              ],
            },
            {
              title: t`The Taj Mahal, and a day in Agra`,
              night: t`Night in Agra`,
              activities: [
                {
                  when: t`Before sunrise`,
                  what: t`be at the gate when it opens, with a small bag only, and stay in the gardens for two hours.`,
                },
                {
                  when: t`Mid-morning`,
                  what: t`late breakfast at the hotel, and the sleep you owe yourself.`,
                },
                {
                  when: t`Early afternoon`,
                  what: t`walk through Agra Fort to the tower where Shah Jahan, held by his son from 1658, looked across to the Taj.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`watch stone inlayers cut slivers of carnelian and lapis to fit a marble petal.`,
                },
                {
                  when: t`Evening`,
                  what: t`nothing planned; ask for a table on a roof terrace with the dome in view.`,
                },
              ],
            },
            {
              title: t`Agra to Jaipur, with two long stops`,
              travel: t`240 km, 4 to 5 hours by road`,
              night: t`Night in Jaipur`,
              activities: [
                {
                  when: t`Morning`,
                  what: t`after 40 km, wander through Fatehpur Sikri, Akbar's red sandstone capital of only fourteen years.`,
                },
                {
                  when: t`Late morning`,
                  what: t`in the mosque there, visit Salim Chishti's marble tomb, where people tie a thread to the lattice and make a wish.`,
                },
                {
                  when: t`Early afternoon`,
                  what: t`at Abhaneri, look down into Chand Baori, a stepwell more than a thousand years old.`,
                },
                {
                  when: t`Late afternoon`,
                  what: t`arrive in Jaipur; without the stops it is about 240 km and 4 to 5 hours from Agra.`,
                },
                {
                  when: t`Evening`,
                  what: t`have dal baati churma for dinner, Rajasthan's lentils with baked dumplings and sweet crumbs.`,
                },
              ],
            },
            {
              title: t`Jaipur: fort, sundial, palace`,
              night: t`Night in Jaipur`,
              activities: [
                {
                  when: t`8:00`,
                  what: t`reach Amber Fort, 11 km out, on foot or by jeep, and see the hall of mirrors before most of the groups.`,
                },
                {
                  when: t`Noon`,
                  what: t`read the time from the great sundial of Jantar Mantar, World Heritage, exact to about two seconds.`,
                },
                {
                  when: t`Early afternoon`,
                  what: t`next door, see the City Palace, part museum and part home of the former royal family.`,
                },
                {
                  when: t`Afternoon`,
                  what: t`in a block printer's yard in Sanganer or Bagru, stamp a length of cotton yourself.`,
                },
                {
                  when: t`Evening`,
                  what: t`stroll through the old bazaars, Johari for silver, Bapu for cloth and leather slippers.`,
                },
              ],
            },
            {
              title: t`A last sunrise, and departure`,
              activities: [
                {
                  when: t`Sunrise`,
                  what: t`stand across the street from the Hawa Mahal of 1799, whose façade faces east and takes the first light.`,
                },
                {
                  when: t`After breakfast`,
                  what: t`if your flight leaves late, look at the carpets and miniatures in the Albert Hall Museum of 1887.`,
                },
                {
                  when: t`Midday`,
                  what: t`transfer to Jaipur airport, about 12 km from the old city.`,
                },
                {
                  when: t`Or`,
                  what: t`return to Delhi by road or train in about 5 hours, in time for a flight at night.`,
                },
              ],
            },
          ],
        },
        revealDelay: 100,
        practical: {
          title: t`Fridays, fog and shoes: what to know first`,
          picture: pictures['hero-dawn'],
          alt: t`The Taj Mahal at dawn, mirrored in the Yamuna`,
          body: (
            <>
              <p>
                <Trans>
                  The Taj Mahal is closed on Fridays. We set your first day so that the fourth is
                  not a Friday; where your flights leave no choice, you see the Taj on the afternoon
                  of day 3. Food, tripods and large bags stay at the hotel, and without them the
                  security check at the gate goes faster.
                </Trans>
              </p>
              <p>
                <Trans>
                  October to March is the time to come. In December and January fog can slow the
                  morning drives and hide the Taj for hours; February and March are clearer. From
                  November to January Delhi's air is often bad, so anyone with asthma should ask a
                  doctor first, or travel later. From April to June the plains pass 40 degrees, and
                  from July to September it rains.
                </Trans>
              </p>
              <p>
                <Trans>
                  In mosques, temples and the gurudwara shoes come off, shoulders and knees are
                  covered, and a light scarf serves for the head. Socks help on hot stone. At Amber
                  Fort you go up on foot or by jeep; we advise against the elephant rides, for the
                  sake of the animals. And buy no gems that you are told to resell at home: the
                  offer is an old trick in Agra and Jaipur.
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
          title: t`Tell us when, and with whom`,
          text: t`We fit the week to your dates, look after the Friday, and answer within ${answerHours} hours. Our advice is free for you.`,
        },
        related: ['rajasthan-tour', 'varanasi-tour', 'mindful-travel'],
      }}
    />
  );
}
