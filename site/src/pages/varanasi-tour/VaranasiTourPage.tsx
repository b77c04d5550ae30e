import { pictures } from '@elevate/artwork';
import { answerHours, journeys } from '@elevate/enquiry';
import type { Coordinates } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { drives, useDrives } from '../../facts/drives.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { lineOf } from '../../maps/lineOf.ts';
import { TourTemplate } from '../../templates/TourTemplate.tsx';

const assi: Coordinates = [25.289, 83.006];
const dashashwamedh: Coordinates = [25.307, 83.01];
const manikarnika: Coordinates = [25.311, 83.014];
const university: Coordinates = [25.268, 82.991];
const ramnagar: Coordinates = [25.269, 83.024];
const sarnath: Coordinates = [25.381, 83.022];

/** The middle of the river, accurate to about 200 m. */
const ganges = lineOf([
  25.205, 82.93, 25.222, 82.975, 25.245, 83.012, 25.262, 83.019, 25.273, 83.018, 25.285, 83.011,
  25.295, 83.0105, 25.305, 83.0135, 25.312, 83.0185, 25.321, 83.031, 25.327, 83.046, 25.333, 83.065,
  25.343, 83.09, 25.36, 83.12,
]);

const varuna = lineOf([
  25.36, 82.9, 25.345, 82.95, 25.338, 82.98, 25.334, 83.005, 25.331, 83.03, 25.328, 83.045,
]);

const countryside = lineOf([25.1, 82.8, 25.1, 83.2, 25.5, 83.2, 25.5, 82.8]);

/** The built-up area. */
const city = lineOf([
  25.262, 82.975, 25.262, 83.0, 25.272, 83.012, 25.283, 83.006, 25.295, 83.0055, 25.306, 83.009,
  25.314, 83.0165, 25.324, 83.031, 25.328, 83.042, 25.345, 83.02, 25.358, 83.008, 25.352, 82.985,
  25.34, 82.968, 25.315, 82.962, 25.285, 82.968,
]);

/** The sandbank opposite the ghats. */
const farBank = lineOf([
  25.279, 83.02, 25.288, 83.0145, 25.297, 83.0145, 25.304, 83.0175, 25.31, 83.022, 25.317, 83.033,
  25.313, 83.04, 25.303, 83.033, 25.29, 83.027,
]);

const { days, nights } = journeys['varanasi-tour'];

export default function VaranasiTourPage() {
  const { t } = useLingui();
  const { during } = useSeasons();
  const { hours } = useDrives();
  const airport = hours(drives.varanasiAirport);
  const fog = during('varanasi', 'fog');
  const heat = during('varanasi', 'hot');
  const air = during('goldenTriangle', 'smog', 'fogAndSmog');
  const monsoon = during('varanasi', 'monsoon');
  return (
    <TourTemplate
      content={{
        journey: 'varanasi-tour',
        head: {
          title: t`Varanasi and Sarnath: ${days}-day tour`,
          description: t`Varanasi tour in ${days} Days / ${nights} Nights: the Ganges at sunrise, the evening aarti, silk weavers and Sarnath, with an itinerary and advice on etiquette.`,
          keywords: t`Varanasi tour, Sarnath, Ganges sunrise boat, Ganga Aarti, ghats, India ${days} days`,
        },
        hero: {
          eyebrow: t`Guided tour`,
          title: t`Varanasi tour: the Ganges and Sarnath in ${days} days`,
          text: t`Boats at dawn, lamps at dusk, and a quiet day among the stupas of Sarnath.`,
        },
        intro: {
          title: t`Why visit Varanasi`,
          picture: pictures['boat-dawn'],
          lead: (
            <Trans>
              The old town keeps to one bank of the Ganges. Across the water lies sand, so the sun
              rises over an open horizon and shines straight onto the ghats, the stone steps that
              line the river for about six kilometres. Washermen, wrestlers and priests each have
              their stretch.
            </Trans>
          ),
          body: (
            <>
              <p>
                <Trans>
                  Many Hindus come here to die, in the belief that death in Varanasi frees them from
                  rebirth. On Manikarnika Ghat the pyres burn day and night. Whether you go is up to
                  you; your guide will tell you beforehand what to expect.
                </Trans>
              </p>
              <p>
                <Trans>
                  Sarnath, where the Buddha first taught, comes as a relief after the bells: lawns,
                  old brick foundations, shade. Monks from Sri Lanka, Tibet, Japan and Thailand come
                  to the deer park where he addressed five companions.
                </Trans>
              </p>
            </>
          ),
        },
        route: t`Varanasi, Sarnath, Ramnagar`,
        gettingThere: t`By air to Delhi, then on to Varanasi by air in about 1½ hours. If you land at night, sleep in Delhi first; that night costs extra, and the air is often bad ${air}.`,
        gettingHome: t`The same way, in time for a night flight from Delhi.`,
        facts: {
          effort: {
            points: [
              t`High, uneven steps and wet lanes every day`,
              t`Day 1: the last stretch to the hotel on foot; a porter carries the bags`,
              t`Day 2: along the ghats, about an hour on foot`,
            ],
            easier: t`a hotel near Assi Ghat that a car can reach`,
          },
        },
        emblem: pictures.offering,
        scene: {
          source: pictures['hero-ghats'],
          text: t`When the aarti is over, small lamps drift past the boats.`,
        },
        highlights: [
          t`Sunrise on the Ganges in a rowing boat`,
          t`The Ganga Aarti, evening worship of the river, from a boat`,
          t`The ghats on foot, with a local guide`,
          t`The Kashi Vishwanath temple and its lanes`,
          t`Silk weavers at their looms`,
          t`The Dhamek Stupa in Sarnath`,
          t`Ashoka's lion capital, model for India's emblem`,
          t`Ramnagar Fort on the far bank`,
        ],
        map: {
          label: t`Map: Varanasi with its ghats, Sarnath and Ramnagar`,
          description: t`The Ganges runs north past the ghats, which lie on its west bank alone. Sarnath is to the north of the city, the university to the south, and Ramnagar Fort across the river.`,
          places: [
            { name: t`Sarnath`, at: sarnath, side: 'east', days: '3' },
            { name: t`Dashashwamedh`, at: dashashwamedh, side: 'west', days: '1, 2' },
            { name: t`Assi Ghat`, at: assi, side: 'west', days: '2, 4, 5' },
            { name: t`University`, at: university, side: 'west', days: '4' },
            { name: t`Ramnagar Fort`, at: ramnagar, side: 'southeast', days: '4' },
          ],
          legs: [
            {
              by: 'boat',
              course: [assi, [25.294, 83.0095], [25.303, 83.0125], manikarnika],
              title: t`Along the ghats`,
              day: 2,
              detail: t`by rowing boat`,
            },
            {
              by: 'road',
              course: [dashashwamedh, [25.32, 83.006], [25.348, 82.999], [25.364, 83.009], sarnath],
              title: t`Varanasi to Sarnath and back`,
              day: 3,
            },
            {
              by: 'road',
              course: [university, [25.279, 83.0], [25.276, 83.012], ramnagar],
              title: t`University to Ramnagar Fort`,
              day: 4,
              detail: t`across the Ganges`,
            },
          ],
          features: [
            { kind: 'fields', line: countryside },
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
              name: { text: t`Ganges`, at: [25.325, 83.078], turn: -20 },
            },
          ],
          landmarks: [
            { at: [25.367, 83.076], picture: pictures['stupa-mark'] },
            { at: [25.32, 82.985], picture: pictures['ghat-mark'] },
            { at: [25.337, 83.068], picture: pictures['river-boat-mark'] },
          ],
          scale: { kilometres: 2, label: t`2 km` },
        },
        itinerary: [
          {
            title: t`Arrival and evening aarti`,
            night: t`${nights} nights in Varanasi`,
            picture: pictures['oil-lamp'],
            activities: [
              {
                when: t`On arrival`,
                what: t`a driver meets you at the airport; town is ${airport} away.`,
              },
              {
                when: t`Afternoon`,
                what: t`walk the last stretch to your hotel; a porter carries the bags.`,
              },
              {
                when: t`After sunset`,
                what: t`from a boat, watch the Ganga Aarti: fire, conch shells and bells.`,
              },
            ],
          },
          {
            title: t`Sunrise on the Ganges and the old town`,
            picture: pictures['rowing-boat'],
            activities: [
              {
                when: t`30 minutes before sunrise`,
                what: t`glide downstream from Assi Ghat, past bathers and washermen.`,
              },
              {
                when: t`Breakfast`,
                what: t`in the lanes, eat kachori with potato curry and hot jalebi.`,
              },
              {
                when: t`Late morning`,
                what: t`visit the Kashi Vishwanath temple, where foreigners have to show a passport.`,
              },
              {
                when: t`Late afternoon`,
                what: t`walk the ghats from Dashashwamedh to Assi, about an hour, and ride back by rickshaw.`,
              },
              { when: t`Evening`, what: t`hear sitar and tabla, if there's a concert.` },
            ],
          },
          {
            title: t`A day in Sarnath`,
            travel: t`10 km, about 40 minutes each way`,
            picture: pictures.stupa,
            activities: [
              {
                when: t`Morning`,
                what: t`walk clockwise round the Dhamek Stupa, as the pilgrims do.`,
              },
              {
                when: t`Late morning`,
                what: t`in the museum, see Ashoka's lion capital, its polish intact after 2,200 years.`,
              },
              {
                when: t`Afternoon`,
                what: t`follow the Buddha's life in the murals of the Mulagandhakuti temple.`,
              },
              { when: t`Evening`, what: t`free, back by the river.` },
            ],
          },
          {
            title: t`Silk weavers and Ramnagar Fort`,
            picture: pictures.silk,
            activities: [
              {
                when: t`Morning`,
                what: t`visit the weavers, and learn to tell handloom from machine work.`,
              },
              {
                when: t`Late morning`,
                what: t`see the miniatures of Bharat Kala Bhavan on the university campus.`,
              },
              {
                when: t`Afternoon`,
                what: t`cross the Ganges to Ramnagar Fort, seat of the maharajas.`,
              },
              {
                when: t`Dusk`,
                what: t`join the smaller aarti at Assi Ghat, among local families.`,
              },
            ],
          },
          {
            title: t`Morning raga and departure`,
            picture: pictures.sitar,
            activities: [
              {
                when: t`Before sunrise`,
                what: t`hear a raga at Subah-e-Banaras, the dawn concert on Assi Ghat.`,
              },
              { when: t`Breakfast`, what: t`in winter, try malaiyo, a foam of milk and saffron.` },
              {
                when: t`Late morning`,
                what: t`shop for lacquered wooden toys, or sit by the river.`,
              },
              { when: t`Midday`, what: t`leave for the airport, ${airport} away.` },
            ],
          },
        ],
        revealDelay: 100,
        practical: (
          <>
            <p>
              <Trans>
                Cremations are family funerals: keep your distance, and take no photographs from the
                steps or the boat. If someone at Manikarnika offers you a viewing place or asks for
                firewood money, walk on. Please don't photograph bathers either.
              </Trans>
            </p>
            <p>
              <Trans>
                In temples shoes come off, and shoulders and knees are covered. At Kashi Vishwanath
                there is a security check; phones and bags stay in a locker.
              </Trans>
            </p>
            <p>
              <Trans>
                The steps are steep and uneven, the lanes often wet. To walk less, stay near Assi
                Ghat, where cars can reach some hotels. Please don't bathe in the river: its water
                can make you ill.
              </Trans>
            </p>
            <p>
              <Trans>
                Fog can hold up boats and flights {fog}. Temperatures pass 40 degrees {heat}; in the
                monsoon, {monsoon}, boats may stop and the lower ghats flood. For Dev Deepavali, the
                festival of lamps, usually in November, rooms sell out well ahead.
              </Trans>
            </p>
            <p>
              <Trans>
                Sarnath's museum is closed on Fridays, when many weavers rest too, and Bharat Kala
                Bhavan on one other day. The tour operator arranges days 2 to 4 around that.
              </Trans>
            </p>
          </>
        ),
        closing: {
          title: t`Plan your trip to Varanasi`,
          text: t`Ask us about dates, steps or anything else. We answer within ${answerHours} hours.`,
        },
        related: ['golden-triangle-tour', 'rajasthan-tour', 'mindful-travel'],
      }}
    />
  );
}
