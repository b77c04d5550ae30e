import { pictures } from '@elevate/artwork';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { hoursTo } from '../../facts/stays.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { useStays } from '../../facts/useStays.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function MindfulEscapesPage() {
  const { t } = useLingui();
  const hours = Object.values(hoursTo('Dharamshala'));
  const [shortest, longest] = [Math.min(...hours), Math.max(...hours)];
  const { leastNights } = useStays();
  const detox = leastNights('detox-healing');
  const spa = leastNights('spa-wellness');
  const { inSeason } = useSeasons();
  const foothills = inSeason('mindful-escapes', 'foothills');
  const keralaHills = inSeason('mindful-escapes', 'keralaHills');
  return (
    <CategoryTemplate
      content={{
        journey: 'mindful-escapes',
        head: {
          title: t`Meditation Retreats in India`,
          description: t`Mindfulness retreats in Dharamshala, Kumaon and the hills of Kerala: meditation, silence, forest walks, a typical day, and when to think twice.`,
          keywords: t`mindfulness retreat India, meditation retreat, silent retreat, Dharamshala, forest bathing, digital detox, emotional healing`,
        },
        hero: {
          title: t`Mindfulness and meditation retreats in India`,
          text: t`Meditation, mornings without a word and slow walks in the forest. By the third evening you may hear birds that you missed on the first.`,
        },
        intro: {
          title: t`What a mindfulness retreat is like`,
          picture: pictures.zafu,
          lead: (
            <Trans>
              You sit down on your cushion while it's getting light. At breakfast you hear the
              spoons, because nobody says a word before lunch. In the forest you walk so slowly that
              you stop for a beetle, and nobody asks why. That is all mindfulness means: noticing
              what is there without reacting at once.
            </Trans>
          ),
          body: (
            <>
              <h3>{t`Where to go and when`}</h3>
              <p>
                <Trans>
                  <strong>Dharamshala</strong>, in Himachal Pradesh, is home to the Dalai Lama and a
                  Tibetan community. <strong>Kumaon</strong>, further east, has oak and rhododendron
                  forests. Both are best {foothills}. In Kerala, choose the tea hills of{' '}
                  <strong>Munnar</strong> or the forests of <strong>Wayanad</strong> {keralaHills}.
                </Trans>
              </p>
            </>
          ),
        },
        day: {
          hours: [
            {
              when: t`6:00`,
              light: 'dawn',
              picture: pictures.cushion,
              text: t`You get up, and sit: two or three times a day, on a cushion or a chair.`,
            },
            {
              when: t({ message: 'Morning', context: 'not early' }),
              light: 'morning',
              picture: pictures['porridge-bowl'],
              text: t`Nobody says a word before lunch.`,
            },
            {
              when: t`Afternoon`,
              light: 'noon',
              picture: pictures['deodar-path'],
              text: (
                <Trans>
                  Two silent hours in the forest, what the Japanese call <em>shinrin-yoku</em>,
                  forest bathing.
                </Trans>
              ),
            },
            {
              when: t`Evening`,
              light: 'dusk',
              picture: pictures.chai,
              text: t`Before supper you can speak to the teacher alone.`,
            },
            {
              when: t`Night`,
              light: 'night',
              picture: pictures.notebook,
              text: t`Three lines in your notebook.`,
            },
          ],
          note: (
            <Trans>
              This is gentler than a ten-day Vipassana course with its ten hours of sitting a day.
              Want to change your meals instead? Look at a{' '}
              <TextLink href="/detox-healing">detox retreat</TextLink>.
            </Trans>
          ),
        },
        emblem: pictures['singing-bowl'],
        benefits: {
          title: t`Silence, forest and a teacher`,
          picture: pictures['forest-bathing'],
          alt: t`A white bird with a long tail on a branch in the forest, a path leading on below it`,
          items: [
            { title: t`Silence in company`, text: t`It's friendlier than you'd think.` },
            { title: t`Walking meditation`, text: t`Twenty slow paces out, twenty back.` },
            { title: t`Hours among trees`, text: t`Touch bark, smell resin after rain.` },
            {
              title: t`Days without your phone`,
              text: t`It stays in a drawer; someone at home has the retreat's number.`,
            },
            {
              title: t`A teacher to ask`,
              text: t`Aching knees, anger, boredom: they've heard it all before.`,
            },
            {
              title: t`Unhurried meals`,
              text: t`Put the spoon down between bites and you'll taste the cumin.`,
            },
            { title: t`A notebook`, text: t`Three lines by hand every evening.` },
            {
              title: t`A practice for home`,
              text: t`Ten minutes on the edge of the bed, before the radio goes on.`,
            },
          ],
        },
        question: {
          id: 'is-a-week-enough',
          title: t`Is a week enough?`,
          body: (
            <>
              <p>
                <Trans>
                  Yes, with the weekends on either side. Dharamshala, say, is {shortest} to{' '}
                  {longest} hours from your door in Frankfurt, Zurich or London: you leave on
                  Saturday and go to bed there on Sunday. Five full days follow; you set off on
                  Saturday and are home by Sunday.
                </Trans>
              </p>
              <p>
                <Trans>
                  If you land at midnight and sleep near the airport, that costs a hotel night, but
                  no day of leave. A <TextLink href="/detox-healing">detox retreat</TextLink> takes{' '}
                  {detox} nights or more, a <TextLink href="/spa-wellness">spa</TextLink> {spa}:
                  both fit in.
                </Trans>
              </p>
            </>
          ),
        },
        scene: {
          source: pictures['silent-lake'],
          text: t`On the second morning, the loudest thing may be your own breath.`,
        },
        vignettes: [pictures['forest-house']],
        facts: {
          effort: {
            points: [t`Two or three sittings of 20 to 30 minutes a day`],
            easier: t`walking meditation`,
          },
        },
        advice: {
          picture: pictures['waiting-bench'],
          title: t`Before you book: when silence isn't right`,
          body: (
            <>
              <p>
                <Trans>
                  Long silences can stir up painful memories. If you have, or have had, a psychosis,
                  please don't go on a silent retreat. If you live with depression or trauma, take
                  psychiatric medication, or have recently been bereaved, speak to your doctor or
                  therapist before you book.
                </Trans>
              </p>
              <p>
                <Trans>
                  A retreat is no substitute for therapy. Worn out? Read about{' '}
                  <TextLink href="/ayurveda#exhausted-or-burned-out">a gentle stay</TextLink>. In a
                  crisis, call <TextLink href="/ayurveda#in-a-crisis">a helpline</TextLink>.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Plan your mindfulness retreat`,
          text: t`How quiet should it be, and for how long? We suggest places with their pros and cons.`,
        },
        related: ['detox-healing', 'yoga-retreats', 'forest-bathing'],
      }}
    />
  );
}
