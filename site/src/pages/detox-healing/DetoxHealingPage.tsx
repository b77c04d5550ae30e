import { pictures } from '@elevate/artwork';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { useStays } from '../../facts/useStays.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function DetoxHealingPage() {
  const { t } = useLingui();
  const least = useStays().leastNights('detox-healing');
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
          title: t`Detox retreats in India`,
          text: t`You eat lightly, walk, sleep early and go without coffee, sugar and alcohol: for healthy adults who'd like company while they change a habit.`,
        },
        intro: {
          title: t`What detox means here`,
          lead: (
            <Trans>
              Your liver and kidneys do the detoxing, day and night, and no juice does it for them.
              What a retreat can do is cut out, for a while, things you'd like less of. The first
              two or three days may bring a headache, especially to coffee drinkers. It often gets
              easier after that, so stay for {least} nights or more.
            </Trans>
          ),
          body: (
            <>
              <h3>{t`Ayurveda or naturopathy?`}</h3>
              <p>
                <Trans>
                  Ayurveda works with oil, steam and bitter herbs, naturopathy with hip baths, mud
                  packs and long walks; some retreats add juice days, which you can decline. The
                  baths came from Germany: Mahatma Gandhi took up those of Louis Kuhne, of Leipzig.
                </Trans>
              </p>
              <h3>{t`Where to go and when`}</h3>
              <p>
                <Trans>
                  The area around Bengaluru is best {bengaluru}, the hills of Kerala {keralaHills},
                  the forests of the Himalayan foothills {foothills}.
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
              picture: pictures['decoction-cup'],
              text: t`Warm water and a nasal rinse (jala neti) with lukewarm salt water, boiled beforehand. Then yoga, a walk and a light breakfast.`,
            },
            {
              when: t({ message: 'Morning', context: 'not early' }),
              light: 'morning',
              picture: pictures['oil-pot'],
              text: t`A treatment.`,
            },
            {
              when: t`Midday`,
              light: 'noon',
              picture: pictures['soup-bowl'],
              text: t`Soup or vegetables. Then you read, sleep or sit in the steam room.`,
            },
            {
              when: t`Evening`,
              light: 'dusk',
              picture: pictures['cut-fruit'],
              text: t`Fruit or broth.`,
            },
            {
              when: t`21:00`,
              light: 'night',
              picture: pictures['moon-window'],
              text: t`The lights are out.`,
            },
          ],
          note: (
            <Trans>
              Is it your head that needs rest, not your stomach? On a{' '}
              <TextLink href="/mindful-escapes">mindfulness retreat</TextLink> nobody fasts.
            </Trans>
          ),
        },
        emblem: pictures['bath-jug'],
        benefits: {
          title: t`Food, baths and rest`,
          picture: pictures['kitchen-garden'],
          alt: t`A copper pot steams on a clay stove; beyond lie vegetable beds and a scarecrow`,
          items: [
            {
              title: t`A break from coffee and sugar`,
              text: t`After a week without them, you decide what to take up again.`,
            },
            {
              title: t`Small, regular meals`,
              text: t`Mild and mostly cooked, with twelve hours between supper and breakfast.`,
            },
            {
              title: t`Warm and cold water`,
              text: t`Hip baths, foot baths and cold dousings, much as Sebastian Kneipp taught.`,
            },
            {
              title: t`Slow mornings`,
              text: t`No rush between the first cup of warm water and breakfast.`,
            },
            { title: t`Gentle exercise`, text: t`Walks, stretching and easy yoga.` },
            {
              title: t`Who checks on you`,
              text: t`If you fast, somebody should take your blood pressure daily.`,
            },
          ],
        },
        scene: {
          source: pictures['soup-evening'],
          text: t`Supper is broth, and the evening is long.`,
        },
        vignettes: [pictures['garden-retreat']],
        facts: {
          effort: {
            points: [t`Up at 6:00 for yoga and a walk`, t`Nothing strenuous on juice days`],
          },
        },
        advice: {
          picture: pictures['pill-box'],
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
                  At the retreat: if your heart races, you feel faint or confused, or you are in
                  severe pain, stop and call a doctor.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Plan your detox retreat`,
          text: t`Tell us when you can travel, for how long, and what you'd like to leave out.`,
        },
        related: ['mindful-escapes', 'spa-wellness', 'ayurveda'],
      }}
    />
  );
}
