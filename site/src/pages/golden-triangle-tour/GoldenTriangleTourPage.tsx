import { pictures } from '@elevate/artwork';
import { answerHours, journeys } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { drives, useDrives } from '../../facts/drives.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { lineOf } from '../../maps/lineOf.ts';
import {
  agra,
  alwarHills,
  aravalli,
  chambal,
  delhi,
  doab,
  ganges,
  jaipur,
  yamuna,
} from '../../maps/northernIndia.ts';
import { TourTemplate } from '../../templates/TourTemplate.tsx';

const { days, nights } = journeys['golden-triangle-tour'];

export default function GoldenTriangleTourPage() {
  const { t } = useLingui();
  const { during } = useSeasons();
  const { hours, road } = useDrives();
  const air = during('goldenTriangle', 'smog', 'fogAndSmog');
  const worstAir = during('goldenTriangle', 'smog');
  const fog = during('goldenTriangle', 'fogAndSmog');
  const heat = during('goldenTriangle', 'hot');
  const monsoon = during('goldenTriangle', 'monsoon');
  const toDelhi = hours(drives.jaipurToDelhi);
  return (
    <TourTemplate
      content={{
        journey: 'golden-triangle-tour',
        head: {
          title: t`Golden Triangle tour: ${days}-day itinerary`,
          description: t`Golden Triangle tour of India in ${days} Days / ${nights} Nights: Delhi, the Taj Mahal at sunrise, Fatehpur Sikri and Jaipur, with a full itinerary and map.`,
          keywords: t`Golden Triangle tour, Delhi Agra Jaipur, Taj Mahal at sunrise, India ${days} days`,
        },
        hero: {
          eyebrow: t`Guided tour`,
          title: t`Golden Triangle tour: Delhi, Agra and Jaipur in ${days} days`,
          text: t`The Taj Mahal at sunrise, Amber Fort before the crowds, and two nights in every city.`,
        },
        intro: {
          title: t`A classic first trip to India`,
          picture: pictures.lane,
          lead: (
            <Trans>
              Delhi, Agra and Jaipur form the Golden Triangle, the route most people choose for a
              first visit to India. A driver takes you from city to city, and local guides show you
              round.
            </Trans>
          ),
          body: (
            <p>
              <Trans>
                You'll see where the idea for the Taj Mahal came from. Humayun's Tomb in Delhi,
                built around 1570, already has the four-part garden, the high platform and the white
                dome. Sixty years later, Shah Jahan's builders repeated the plan in Agra, this time
                clad in white marble throughout.
              </Trans>
            </p>
          ),
        },
        route: t`Delhi, Agra, Fatehpur Sikri, Abhaneri, Jaipur`,
        gettingThere: t`By air to Delhi, non-stop from London and Frankfurt; from Manchester you usually change once. If you land at night, that night costs extra.`,
        gettingHome: t`From Jaipur by air with one change, or, at extra cost, back to Delhi by road or rail.`,
        facts: {
          effort: {
            points: [
              t`Day 2: up the steps of the Jama Masjid`,
              t`Day 4: two hours on foot at the Taj Mahal, then Agra Fort`,
              t`Day 6: uphill to Amber Fort`,
            ],
            easier: t`a jeep up to Amber and a fast train to Agra; to slow down, skip the Qutub Minar on day 2 and Jantar Mantar on day 6`,
          },
        },
        emblem: pictures.rickshaw,
        scene: {
          source: pictures['hero-dawn'],
          text: t`At sunrise the marble goes from grey to rose, and then to white.`,
        },
        highlights: [
          t`The Taj Mahal at sunrise`,
          t`The Taj in the evening light from Mehtab Bagh`,
          t`Humayun's Tomb, older than the Taj`,
          t`Chandni Chowk by cycle rickshaw`,
          t`A shared meal in a Sikh temple in Delhi`,
          t`Fatehpur Sikri, Akbar's deserted capital`,
          t`The Chand Baori stepwell, some 3,500 steps`,
          t`Amber Fort and Jaipur's City Palace`,
        ],
        map: {
          label: t`Map: the Golden Triangle of Delhi, Agra and Jaipur`,
          description: t`From Delhi the road follows the Yamuna south-east to Agra, then turns west via Fatehpur Sikri and Abhaneri to Jaipur; the third side leads back to Delhi.`,
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
              day: 3,
            },
            {
              by: 'road',
              course: [
                agra,
                ...lineOf([27.09, 77.66, 27.2, 77.45, 27.05, 76.85, 27.007, 76.606, 26.86, 76.3]),
                jaipur,
              ],
              title: t`Agra to Jaipur via Fatehpur Sikri`,
              day: 5,
            },
            {
              by: 'road',
              course: [jaipur, [27.39, 75.96], [27.7, 76.2], [28.15, 76.75], delhi],
              title: t`Jaipur to Delhi (optional)`,
              day: 7,
              detail: t`${toDelhi} by road or rail`,
              isOptional: true,
            },
          ],
          features: [
            { kind: 'fields', line: doab },
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
          landmarks: [
            { at: [28.42, 76.72], picture: pictures['minar-mark'] },
            { at: [27.6, 78.11], picture: pictures['taj-mark'] },
            { at: [26.48, 76.38], picture: pictures['wind-palace-mark'] },
          ],
          scale: { kilometres: 100, label: t`100 km` },
        },
        itinerary: [
          {
            title: t`Arrival in Delhi`,
            night: t`2 nights in Delhi`,
            picture: pictures.parakeet,
            activities: [
              { when: t`On arrival`, what: t`a driver meets you at the airport, day or night.` },
              {
                when: t`Afternoon`,
                what: t`stroll through Lodhi Gardens, past 15th-century tombs and flocks of parakeets.`,
              },
              {
                when: t`Before sunset`,
                what: t`listen to the hymns by the pool of Gurudwara Bangla Sahib.`,
              },
              {
                when: t`Evening`,
                what: t`join the free meal that volunteers cook in its kitchen.`,
              },
            ],
          },
          {
            title: t`Old Delhi, Humayun's Tomb`,
            picture: pictures.spices,
            activities: [
              {
                when: t`Morning`,
                what: t`climb the steps of the Jama Masjid, Shah Jahan's great mosque.`,
              },
              {
                when: t`Late morning`,
                what: t`take a cycle rickshaw through Chandni Chowk to the spice market.`,
              },
              { when: t`Afternoon`, what: t`see Humayun's Tomb, the forerunner of the Taj Mahal.` },
              {
                when: t`Late afternoon`,
                what: t`stand beneath the Qutub Minar, 73 metres of carved sandstone.`,
              },
            ],
          },
          {
            title: t`Delhi to Agra`,
            travel: road(drives.delhiToAgra),
            night: t`2 nights in Agra`,
            picture: pictures.car,
            activities: [
              {
                when: t`Afternoon`,
                what: t`visit the tomb of Itimad-ud-Daulah, white marble inlaid with coloured stone.`,
              },
              {
                when: t`Before sunset`,
                what: t`see the Taj Mahal across the river from the gardens of Mehtab Bagh.`,
              },
              { when: t`Evening`, what: t`have an early dinner; tomorrow starts before sunrise.` },
            ],
          },
          {
            title: t`The Taj Mahal at sunrise`,
            picture: pictures.dome,
            activities: [
              { when: t`Sunrise`, what: t`enter the Taj Mahal, with two hours to explore.` },
              {
                when: t`Mid-morning`,
                what: t`return to the hotel for a late breakfast and a nap.`,
              },
              {
                when: t`Afternoon`,
                what: t`walk through Agra Fort, where Shah Jahan spent his last years.`,
              },
              { when: t`Evening`, what: t`free, perhaps for dinner on a roof terrace.` },
            ],
          },
          {
            title: t`Agra to Jaipur via Fatehpur Sikri`,
            travel: road(drives.agraToJaipur),
            night: t`2 nights in Jaipur`,
            picture: pictures.stepwell,
            activities: [
              {
                when: t`Morning`,
                what: t`explore Fatehpur Sikri, Akbar's red sandstone capital from 1571 to 1585.`,
              },
              {
                when: t`Late morning`,
                what: t`see pilgrims tie threads and make a wish at Salim Chishti's tomb.`,
              },
              {
                when: t`Afternoon`,
                what: t`look down into Chand Baori, a stepwell over a thousand years old.`,
              },
              {
                when: t`Evening`,
                what: t`try dal baati churma, lentils with baked dumplings, in Jaipur.`,
              },
            ],
          },
          {
            title: t`Jaipur and Amber Fort`,
            picture: pictures['printing-block'],
            activities: [
              { when: t`8:00`, what: t`reach Amber Fort at opening time, on foot or by jeep.` },
              {
                when: t`Late morning`,
                what: t`visit the City Palace, still partly home to the former royal family.`,
              },
              { when: t`Midday`, what: t`read the time off the giant sundial at Jantar Mantar.` },
              { when: t`Afternoon`, what: t`try block printing on cotton in Sanganer or Bagru.` },
              {
                when: t`Evening`,
                what: t`browse Johari Bazaar for silver and Bapu Bazaar for leather slippers.`,
              },
            ],
          },
          {
            title: t`Hawa Mahal and departure`,
            picture: pictures['palace-window'],
            activities: [
              { when: t`Sunrise`, what: t`see the first light on the Hawa Mahal, built in 1799.` },
              {
                when: t`After breakfast`,
                what: t`visit the Albert Hall Museum if your flight leaves late.`,
              },
              {
                when: t`Departure`,
                what: t`transfer to Jaipur airport or, at extra cost, back to Delhi by road or rail.`,
              },
            ],
          },
        ],
        revealDelay: 100,
        practical: (
          <>
            <p>
              <Trans>
                The Taj Mahal is closed on Fridays, so the tour operator sets your dates around
                that. The tomb chamber needs an extra ticket; the quote says whether it's included.
                Food, tripods and large bags are turned away at the gate.
              </Trans>
            </p>
            <p>
              <Trans>
                Delhi's air is often bad {air}, worst {worstAir}; if you have asthma, ask your
                doctor first. Morning fog can slow the drives or hide the Taj {fog}. Temperatures
                pass 40 degrees {heat}; the monsoon lasts {monsoon}.
              </Trans>
            </p>
            <p>
              <Trans>
                Shoes come off in mosques and temples. Cover shoulders and knees, and carry a scarf
                for your head. At Amber we advise against elephant rides, for the animals' sake.
              </Trans>
            </p>
            <p>
              <Trans>
                If you land at night, day 1 starts after breakfast. Fast trains link all three
                cities, but between Agra and Jaipur you'd miss Fatehpur Sikri and Chand Baori.
              </Trans>
            </p>
          </>
        ),
        closing: {
          title: t`Plan your Golden Triangle tour`,
          text: t`Tell us when you'd like to travel, and with whom. We answer within ${answerHours} hours.`,
        },
        related: ['rajasthan-tour', 'varanasi-tour', 'mindful-travel'],
      }}
    />
  );
}
