import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function MindfulEscapesPage() {
  const { t } = useLingui();
  const { inSeason } = useSeasons();
  const foothills = inSeason('mindful-escapes', 'foothills');
  const keralaHills = inSeason('mindful-escapes', 'keralaHills');
  return (
    <CategoryTemplate
      content={{
        journey: 'mindful-escapes',
        head: {
          title: t`Mindfulness Retreats in India`,
          description: t`Mindfulness retreats in Dharamshala, Kumaon and the hills of Kerala: meditation, silence, forest walks, a typical day, and when to think twice.`,
          keywords: t`mindfulness retreat India, meditation retreat, silent retreat, Dharamshala, forest bathing, digital detox, emotional healing`,
        },
        hero: {
          eyebrow: t`Five to seven days`,
          title: t`Mindfulness retreats in India`,
          text: t`After a noisy year, a mindfulness retreat in India offers meditation, silence and slow walks in the forest. By the third evening you may hear birds that you missed on the first.`,
        },
        intro: {
          title: t`What a mindfulness retreat is like`,
          picture: pictures['forest-bathing'],
          alt: t`A white bird with a long tail on a branch in the forest, a path leading towards the sun`,
          body: (
            <>
              <p>
                <Trans>
                  Mindfulness is a simple exercise: you notice what is there (a breath, a step, a
                  worry) without reacting at once. A retreat adds a quiet place, a teacher to ask,
                  and hours with nothing planned.
                </Trans>
              </p>
              <h3>
                <Trans>Where to go and when</Trans>
              </h3>
              <p>
                <Trans>
                  <strong>Dharamshala</strong>, in Himachal Pradesh, is home to the Dalai Lama and a
                  Tibetan community, with cedars on the slopes above. <strong>Kumaon</strong>,
                  further east, has oak and rhododendron forests, red with blossom in March and
                  April. Both are best {foothills}. In Kerala, choose the tea hills of{' '}
                  <strong>Munnar</strong> or the forests of <strong>Wayanad</strong> {keralaHills}.
                </Trans>
              </p>
              <h3>
                <Trans>A typical day</Trans>
              </h3>
              <p>
                <Trans>
                  You get up at six and stay silent until after breakfast. Two or three times a day
                  you sit for twenty to thirty minutes, on a cushion or a chair. In the afternoon
                  there are two hours in the forest without a destination, what the Japanese call{' '}
                  <em>shinrin-yoku</em>, forest bathing. Before supper you can speak to the teacher
                  alone.
                </Trans>
              </p>
              <h3>
                <Trans>Who it suits</Trans>
              </h3>
              <p>
                <Trans>
                  You might be between jobs, or facing a decision, or simply in need of a week of
                  quiet. For beginners, this is gentler than a ten-day Vipassana course in the
                  Goenka tradition, with some ten hours of sitting a day.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What to expect`,
          items: [
            {
              title: t`Silence in company`,
              text: t`Nobody expects conversation at breakfast. It's friendlier than you'd think.`,
            },
            {
              title: t`Walking meditation`,
              text: t`Twenty slow paces out, twenty back, for anyone who can't sit still.`,
            },
            {
              title: t`Hours among trees`,
              text: t`Touch bark, smell resin after rain, count the layers of sound.`,
            },
            {
              title: t`Days without your phone`,
              text: t`It stays in a drawer; someone at home has the retreat's number.`,
            },
            {
              title: t`A teacher to ask`,
              text: t`Itching knees, anger, boredom: they've heard it all before.`,
            },
            {
              title: t`Unhurried meals`,
              text: t`Put the spoon down between bites and you'll taste the cumin.`,
            },
            {
              title: t`A notebook`,
              text: t`Three lines by hand every evening, for nobody else to read.`,
            },
            {
              title: t`A practice for home`,
              text: t`Ten minutes on the edge of the bed, before the radio goes on.`,
            },
          ],
        },
        facts: {
          effort: {
            points: [
              t`Two or three sittings of 20 to 30 minutes a day`,
              t`Two slow hours in the forest`,
            ],
            easier: t`a chair instead of the cushion, or walking meditation`,
          },
        },
        advice: {
          title: t`Before you book: when silence isn't right`,
          body: (
            <>
              <p>
                <Trans>
                  Long silences can stir up painful memories. If you live with depression, trauma or
                  psychosis, take psychiatric medication, or have recently been bereaved, speak to
                  your doctor or therapist before you book. There are gentler weeks, with more talk
                  and more walking, and sometimes it's better to wait.
                </Trans>
              </p>
              <p>
                <Trans>
                  A retreat may help you rest. It's no substitute for therapy, and in a crisis
                  please see a doctor close to home.
                </Trans>
              </p>
              <p>
                <Trans>
                  Exhausted for weeks? Before you book, read{' '}
                  <TextLink href="/ayurveda#exhausted-or-burned-out">
                    Exhausted or burned out
                  </TextLink>
                  .
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Plan your mindfulness retreat`,
          text: t`How quiet should it be, and for how long? A few lines are enough; you needn't give reasons. We reply within ${answerHours} hours, then suggest places with their pros and cons. Our advice is free: our partners pay us.`,
        },
        related: ['yoga-retreats', 'forest-bathing', 'mindful-travel'],
      }}
    />
  );
}
