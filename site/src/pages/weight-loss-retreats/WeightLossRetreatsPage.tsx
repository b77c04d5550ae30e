import { pictures } from '@elevate/artwork';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function WeightLossRetreatsPage() {
  const { t } = useLingui();
  const { inSeason } = useSeasons();
  const foothills = inSeason('weight-loss-retreats', 'foothills');
  const kerala = inSeason('weight-loss-retreats', 'kerala');
  const bengaluru = inSeason('weight-loss-retreats', 'bengaluru');
  return (
    <CategoryTemplate
      content={{
        journey: 'weight-loss-retreats',
        head: {
          title: t`Weight Loss Retreats in India`,
          description: t`Weight-loss retreats in India that promise no miracles: what you eat, how you move and rest, what to expect, and what to ask your doctor first.`,
          keywords: t`weight loss retreat India, healthy eating retreat, Ayurveda weight loss, walking holiday Himalayas, naturopathy, vegetarian food`,
        },
        hero: {
          title: t`Weight-loss retreats in India`,
          text: t`Filling vegetarian food, a walk every morning and enough sleep, for two or three weeks, so that habits can form.`,
        },
        intro: {
          title: t`How a weight-loss retreat works`,
          lead: (
            <Trans>
              We don't say how much weight you'll lose, and we'd mistrust anyone who did. A good
              retreat combines four things: food that fills you up, daily exercise, enough sleep,
              and thousands of kilometres between you and your kitchen at night.
            </Trans>
          ),
          body: (
            <>
              <h3>{t`What you eat`}</h3>
              <p>
                <Trans>
                  Lentils, chickpeas and vegetables, low in fat, with cumin, ginger and fresh
                  coriander. Lunch is the largest meal.
                </Trans>
              </p>
              <h3>{t`Where to go and when`}</h3>
              <p>
                <Trans>
                  The Himalayan foothills are for walkers with sound knees: cool mornings, stony
                  paths, a ridge at the end. Go {foothills}. In Kerala there's Ayurveda, and dry
                  days for walks {kerala}. Naturopathy centres around Bengaluru offer baths and
                  light food; go {bengaluru}.
                </Trans>
              </p>
              <h3>{t`Who it suits`}</h3>
              <p>
                <Trans>
                  Adults who have tried dieting on their own. One week shows whether you like it;
                  two or three do more. If you have a deadline and an outfit to fit into, this isn't
                  for you.
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
              picture: pictures['walking-shoes'],
              text: t`Warm water, and an hour on foot.`,
            },
            {
              when: t({ message: 'Morning', context: 'not early' }),
              light: 'morning',
              picture: pictures['yoga-mat'],
              text: t`After breakfast, yoga or aqua aerobics.`,
            },
            {
              when: t`After lunch`,
              light: 'noon',
              picture: pictures['oil-pot'],
              text: t`A rest, a treatment and perhaps a cooking lesson.`,
            },
            {
              when: t`18:30`,
              light: 'dusk',
              picture: pictures['supper-thali'],
              text: t`Supper, and then the kitchen closes.`,
            },
            {
              when: t`21:30`,
              light: 'night',
              picture: pictures['moon-window'],
              text: t`By now you'll be glad of your bed.`,
            },
          ],
        },
        emblem: pictures['ridge-walk'],
        benefits: {
          title: t`What's easier than at home`,
          picture: pictures['morning-walk'],
          alt: t`Three walkers climb a stone path through Himalayan foothills, one pointing towards the snow ridges`,
          items: [
            {
              title: t`No meals to plan`,
              text: t`No shopping, no counting, no leftovers at night.`,
            },
            {
              title: t`Exercise that's kind to knees`,
              text: t`Walking, aqua aerobics and, if need be, chair yoga.`,
            },
            { title: t`Proper sleep`, text: t`Evenings end early, and phones are off.` },
            {
              title: t`People in the same boat`,
              text: t`Everyone at your table has the same aim.`,
            },
            { title: t`Help for sore calves`, text: t`Herbal powder massage, warm oil or steam.` },
            {
              title: t`Recipes for your own kitchen`,
              text: t`A dal takes half an hour and three spices.`,
            },
          ],
        },
        expectations: {
          title: t`What to Expect`,
          items: [
            {
              title: t`A list of questions`,
              text: t`Before you book, we send you questions for your own doctor.`,
            },
            {
              title: t`A check-up on arrival`,
              text: t`A doctor takes your blood pressure and draws up a plan with you.`,
            },
            {
              title: t`Full days with long rests`,
              text: t`About two hours' exercise, one treatment a day. Day three tends to be hardest.`,
            },
            {
              title: t`A plan for home`,
              text: t`You write down two things you'll do differently.`,
            },
          ],
        },
        scene: {
          source: pictures['hill-breakfast'],
          text: t`An hour uphill, and breakfast tastes of something again.`,
        },
        vignettes: [pictures['hill-retreat']],
        facts: {
          effort: {
            points: [t`An hour on foot at 6:00`, t`About two hours of exercise a day in all`],
            easier: t`aqua aerobics, or yoga on a chair`,
          },
        },
        advice: {
          picture: pictures['weighing-scale'],
          title: t`Before you book: see your doctor`,
          body: (
            <>
              <p>
                <Trans>
                  Please see your doctor first, above all if you have heart disease, high blood
                  pressure, diabetes, thyroid or kidney disease or painful joints, if you have
                  recently had an operation, or if you take medicines regularly. Some medicines need
                  a different dose when you eat less or exercise more; only your doctor should
                  change it.
                </Trans>
              </p>
              <p>
                <Trans>
                  This isn't for you if you are pregnant or breastfeeding, or if your weight is
                  normal or low. If it has changed for no apparent reason, have that looked into
                  first. And if you have, or have had, an eating disorder, please don't travel for
                  this: we'll gladly look for a week in which weight plays no part.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Plan your weight-loss retreat`,
          text: t`When can you travel, and would you rather walk, swim or do yoga? You get a shortlist with pros and cons.`,
        },
        related: ['detox-healing', 'yoga-retreats', 'yoga-stress-relief'],
      }}
    />
  );
}
