import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function MindfulEscapesPage() {
  const { t } = useLingui();
  return (
    <CategoryTemplate
      content={{
        journey: 'mindful-escapes',
        head: {
          title: t`Mindful Escapes in India`,
          description: t`Mindfulness retreats in Dharamshala, Kumaon and Kerala's hills: silence, meditation and forest bathing, how a day goes, and when to choose otherwise.`,
          keywords: t`mindfulness retreat India, meditation retreat, silent retreat, Dharamshala, forest bathing, digital detox, emotional healing`,
        },
        hero: {
          eyebrow: t`Mindful Escapes`,
          title: t`A few days with the sound turned down`,
          text: t`You sit a little, walk a little, eat without reading. In the evening it strikes you that you heard the rain begin.`,
        },
        intro: {
          title: t`What happens when little happens`,
          picture: pictures['forest-bathing'],
          alt: t`Morning light falls between tall trunks onto ferns and moss`,
          body: (
            <>
              <p>
                <Trans>
                  Mindfulness is a plain exercise: to notice what is there, a breath, a step, a
                  worry, and not to answer it at once. In India it is old. The Buddha first taught
                  at Sarnath, near Varanasi, some 2,500 years ago, and attention to the breath is
                  still the first thing a meditation teacher will ask of you. A retreat adds what is
                  missing at home: a quiet place, somebody to ask, and hours without an appointment.
                </Trans>
              </p>
              <p>
                <Trans>
                  Dharamshala, in the mountains of Himachal Pradesh, has been the home of the Dalai
                  Lama and a Tibetan community since 1960; above the town cedars stand on the slopes
                  of the Dhauladhar range. In Kumaon, further east, forests of oak and rhododendron
                  look out on the snows, and in March and April the rhododendrons flower red. In the
                  south the tea hills around Munnar and the forests of Wayanad are green all year.
                  The mountains are best from March to May and in October and November, the southern
                  hills from November to March.
                </Trans>
              </p>
              <p>
                <Trans>
                  You rise at six and keep silence until after breakfast. Two or three times a day
                  you sit for twenty to thirty minutes, on a cushion, a bench or a chair; in between
                  you walk, slowly, barefoot if you like. The afternoon belongs to the forest: two
                  hours without a destination, in the manner the Japanese call shinrin-yoku, forest
                  bathing. Before supper you can speak to the teacher alone. The phone lies in a
                  drawer, and the house knows how to find you if it matters.
                </Trans>
              </p>
              <p>
                <Trans>
                  This is for people at the end of a loud year, after a farewell, before a decision.
                  It is for sociable people too, since silence in company is less lonely than it
                  sounds. Five to seven days make a good beginning. The ten-day Vipassana courses in
                  the tradition of S. N. Goenka, with some ten hours of sitting a day, are another
                  matter: they live on donations, and you book them with the centres themselves. For
                  a first time we would advise something gentler.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`Eight small things that last`,
          items: [
            {
              title: t`Silence in company`,
              text: t`Nobody expects conversation at breakfast. You pass the teapot, nod, and find that this can be a friendly way to eat together.`,
            },
            {
              title: t`Walking without arriving`,
              text: t`Twenty paces along the terrace, twenty back. Walking meditation is for those who cannot sit still, and harder than it looks for those who can.`,
            },
            {
              title: t`Hours among trees`,
              text: t`You touch bark, smell resin after rain, count the layers of sound. Nobody names the birds unless you ask.`,
            },
            {
              title: t`A phone in a drawer`,
              text: t`Give the number of the house to the one person at home who may need it. After a day or so the hand stops reaching for the pocket.`,
            },
            {
              title: t`Somebody to ask`,
              text: t`What to do with the itching knee, the anger, the boredom: a teacher has heard it before. A quarter of an hour alone with one is worth a book.`,
            },
            {
              title: t`Meals with attention`,
              text: t`Rice, lentils, spinach, a spoon of pickle. If you put the spoon down between bites you are full sooner, and taste the cumin.`,
            },
            {
              title: t`A notebook, by hand`,
              text: t`Three lines in the evening: what you saw, what you felt, what you left alone. You need show them to nobody, yourself included.`,
            },
            {
              title: t`Ten minutes for home`,
              text: t`You leave with an exercise short enough for a Tuesday. Ten minutes on the edge of the bed, before the radio, are plenty.`,
            },
          ],
        },
        advice: {
          title: t`When silence is not the right thing`,
          body: (
            <>
              <p>
                <Trans>
                  Long silence brings up what was covered. If you live with a depression, a trauma
                  or a psychosis, if you take medicines for your state of mind, or if a loss is so
                  recent that you hardly sleep, speak to your doctor or therapist before you book.
                  There are gentler weeks, with more talk and more movement, and sometimes the
                  better advice is to wait.
                </Trans>
              </p>
              <p>
                <Trans>
                  A retreat may help you to rest and to see more clearly. It does not replace
                  therapy, and in a crisis the way leads to a doctor close to home, not to an
                  airport.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`How quiet should it be?`,
          text: t`Write as much or as little as you like. Someone from our team reads it, writes back within ${answerHours} hours and proposes places where you can put things down for a while.`,
        },
        related: ['forest-bathing', 'yoga-retreats', 'varanasi-tour'],
      }}
    />
  );
}
