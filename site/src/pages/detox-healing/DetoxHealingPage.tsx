import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function DetoxHealingPage() {
  const { t } = useLingui();
  const { inSeason } = useSeasons();
  const bengaluru = inSeason('detox-healing', 'bengaluru');
  const keralaHills = inSeason('detox-healing', 'keralaHills');
  const foothills = inSeason('detox-healing', 'foothills');
  return (
    <CategoryTemplate
      content={{
        journey: 'detox-healing',
        head: {
          title: t`Detox Retreats in India`,
          description: t`Detox retreats in India without big promises: Ayurveda or naturopathy, a typical day of light food, where to go and when, and who should not fast.`,
          keywords: t`detox retreat India, naturopathy India, fasting retreat, juice days, mud packs, healing retreat, Kneipp`,
        },
        hero: {
          eyebrow: t`Five to ten days`,
          title: t`Detox retreats in India`,
          text: t`On a detox retreat in India you eat lightly, walk, sleep early and go without coffee, sugar and alcohol. It's for healthy adults who'd like company while they change a habit.`,
        },
        intro: {
          title: t`What detox means here`,
          picture: pictures['himalayan-wellness'],
          alt: t`A footbridge over the Ganges at Rishikesh, lamps drifting on the water below a temple tower`,
          body: (
            <>
              <p>
                <Trans>
                  Your liver and kidneys do the detoxing, day and night, and no juice does it for
                  them. What a retreat can do is cut out, for a while, things you'd like less of.
                  The first two or three days may bring a headache, especially to coffee drinkers.
                  It often gets easier after that, so stay for at least five.
                </Trans>
              </p>
              <h3>
                <Trans>Ayurveda or naturopathy?</Trans>
              </h3>
              <p>
                <Trans>
                  Ayurveda works with oil, steam and bitter herbs, naturopathy with hip baths, mud
                  packs, juice days and long walks. Some of that came from Germany: Mahatma Gandhi
                  took up the baths of Louis Kuhne, of Leipzig, and in 1946 founded a naturopathy
                  ashram near Pune.
                </Trans>
              </p>
              <h3>
                <Trans>Where to go and when</Trans>
              </h3>
              <p>
                <Trans>
                  The area around Bengaluru is best {bengaluru}, the hills of Kerala {keralaHills},
                  the forests of the Himalayan foothills {foothills}.
                </Trans>
              </p>
              <h3>
                <Trans>A typical day</Trans>
              </h3>
              <p>
                <Trans>
                  At six there is warm water and a nasal rinse with lukewarm salt water, boiled
                  beforehand (jala neti), then yoga and a walk. One or two treatments fill the
                  morning. Lunch is soup or vegetables, supper fruit or broth; in between you read,
                  sleep or sit in the steam room. By nine the lights are out.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What to expect`,
          items: [
            {
              title: t`A break from coffee and sugar`,
              text: t`After a week without them, you decide what to take up again.`,
            },
            {
              title: t`Small, regular meals`,
              text: t`Mild, cooked and early, with twelve hours between supper and breakfast.`,
            },
            {
              title: t`Warm and cold water`,
              text: t`Hip baths, foot baths and cold dousings, much as Sebastian Kneipp taught.`,
            },
            {
              title: t`Long mornings`,
              text: t`You're up at six, with time to walk before breakfast.`,
            },
            {
              title: t`Gentle exercise`,
              text: t`Walks, stretching and easy yoga; nothing strenuous on juice days.`,
            },
            {
              title: t`Someone to check on you`,
              text: t`Anyone fasting should have their blood pressure checked daily. We ask who does it.`,
            },
          ],
        },
        facts: {
          effort: {
            points: [t`Up at six for yoga and a walk`, t`Nothing strenuous on juice days`],
          },
        },
        advice: {
          title: t`Before you book: who should not fast`,
          body: (
            <>
              <p>
                <Trans>
                  Please don't fast or go on a very light diet if you are pregnant or breastfeeding,
                  underweight or under 18, or if you have or have had an eating disorder. A detox
                  retreat is neither a quick way to lose weight nor a treatment for illness.
                </Trans>
              </p>
              <p>
                <Trans>
                  If you have diabetes, gout, or heart, liver or kidney disease, or take any
                  medicine regularly, only your own doctor can say whether you may fast, and how.
                  Medicines for blood pressure and blood sugar may need a different dose when you
                  eat less; never change it yourself. Bring a list of what you take.
                </Trans>
              </p>
              <p>
                <Trans>
                  While you are there: if your heart races, you feel faint or confused, or you are
                  in pain, stop and call a doctor. It's fine to stop early.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Plan your detox retreat`,
          text: t`Tell us when you can travel and for how long; keep medical details for your doctor. We reply within ${answerHours} hours, then send a shortlist with pros and cons. Our advice is free: our partners pay us.`,
        },
        related: ['ayurveda', 'spa-wellness', 'forest-bathing'],
      }}
    />
  );
}
