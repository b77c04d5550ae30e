import { pictures } from '@elevate/artwork';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { drives } from '../../facts/drives.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function YogaRetreatsPage() {
  const { t } = useLingui();
  const { inSeason } = useSeasons();
  const kilometres = drives.delhiToRishikesh.km;
  const rishikesh = inSeason('yoga-retreats', 'rishikesh');
  const mysuru = inSeason('yoga-retreats', 'mysuru');
  const goa = inSeason('yoga-retreats', 'goa');
  const kerala = inSeason('yoga-retreats', 'kerala');
  return (
    <CategoryTemplate
      content={{
        journey: 'yoga-retreats',
        head: {
          title: t`Yoga Retreats in India`,
          description: t`Yoga retreats in Rishikesh, Mysuru, Kerala and Goa: what a day looks like, when to go and who it suits. We help you compare, free of charge.`,
          keywords: t`yoga retreat India, yoga in Rishikesh, ashram stay, Ashtanga in Mysuru, pranayama, yoga holiday in Kerala`,
        },
        hero: {
          title: t`Yoga retreats in India, from Rishikesh to Goa`,
          text: t`Two classes a day, vegetarian food and early nights. Beginners are welcome, and in Rishikesh you may hear the Ganges while you practise.`,
        },
        intro: {
          title: t`What a yoga retreat is like`,
          lead: (
            <Trans>
              You unroll your mat in the dark, and for half an hour you only breathe. By the time
              you stand in the first pose it is light, and down by the river somebody is scouring
              pots. Then there is porridge, and until the afternoon nobody wants anything from you.
            </Trans>
          ),
          body: (
            <>
              <h3>{t`Where to go and when`}</h3>
              <p>
                <Trans>
                  <strong>Rishikesh</strong>, on the Ganges about {kilometres} kilometres north of
                  Delhi, has ashrams and yoga schools on both banks; go {rishikesh}.{' '}
                  <strong>Mysuru</strong> is the home of Ashtanga, a flowing and strenuous style; go{' '}
                  {mysuru}. <strong>Goa and Kerala</strong> add the sea and an easier pace: Goa{' '}
                  {goa}, Kerala {kerala}.
                </Trans>
              </p>
              <h3>{t`Who it suits`}</h3>
              <p>
                <Trans>
                  Anyone who likes early nights; if you'd rather linger over wine with supper,
                  choose a spa retreat. Worn out? Choose a slow style and a retreat hotel, or{' '}
                  <TextLink href="/ayurveda#exhausted-or-burned-out">
                    a gentle Ayurveda stay
                  </TextLink>
                  .
                </Trans>
              </p>
            </>
          ),
        },
        day: {
          hours: [
            {
              when: t`5:30`,
              light: 'dawn',
              picture: pictures['yoga-mat'],
              text: t`Meditation, breathwork and yoga, until 8:00.`,
            },
            {
              when: t`Then`,
              light: 'morning',
              picture: pictures['porridge-bowl'],
              text: t`Breakfast, and hours to yourself.`,
            },
            {
              when: t`16:30`,
              light: 'noon',
              picture: pictures['retreat-pavilion'],
              text: t`The second class.`,
            },
            {
              when: t`19:00`,
              light: 'dusk',
              picture: pictures['supper-thali'],
              text: t`Supper, vegetarian and light.`,
            },
            {
              when: t`22:00`,
              light: 'night',
              picture: pictures['moon-window'],
              text: t`Lights have been out for a while.`,
            },
          ],
          note: t`Ashrams insist on these hours, hotels don't.`,
        },
        emblem: pictures['childs-pose'],
        benefits: {
          title: t`Classes, teachers and food`,
          picture: pictures['himalayan-wellness'],
          alt: t`A footbridge over the Ganges at Rishikesh, lamps drifting on the water below a temple tower`,
          items: [
            {
              title: t`Questions for the teacher`,
              text: t`Who trained you? What do you change for a bad back? Do you adjust by hand, and may I say no?`,
            },
            {
              title: t`Breathing exercises`,
              text: t`Pranayama: short exercises that fit into a lunch break.`,
            },
            {
              title: t`A style that fits`,
              text: t`Hatha holds each pose, Ashtanga flows on, Iyengar uses props. Experienced? Ask for a class at your level.`,
            },
            { title: t`The size of the class`, text: t`A handful of mats or a full hall: we ask.` },
            {
              title: t`Light, freshly cooked food`,
              text: t`Rice, lentils and vegetables, often without onion or garlic.`,
            },
            {
              title: t`Teacher training`,
              text: t`Not part of these retreats. Ask a school about hours, certificate and visa.`,
            },
          ],
        },
        scene: {
          source: pictures['river-steps'],
          text: t`At half past five the only sound is the river.`,
        },
        vignettes: [pictures['yoga-school']],
        facts: {
          effort: {
            points: [t`Two classes a day: before 8:00, and at 16:30`],
            easier: t`a retreat hotel, where you can lie in`,
          },
        },
        advice: {
          picture: pictures.bolster,
          title: t`Before you book`,
          body: (
            <p>
              <Trans>
                Ask your doctor first if you are pregnant, have high blood pressure, glaucoma,
                osteoporosis or an old injury, or have had an operation recently. Tell the teacher
                too: many postures have a gentler version.
              </Trans>
            </p>
          ),
        },
        closing: {
          title: t`Plan your yoga retreat`,
          text: t`Which style do you like, and when can you travel? You get a shortlist with pros and cons.`,
        },
        related: ['ayurveda', 'golden-triangle-tour', 'yoga-stress-relief'],
      }}
    />
  );
}
