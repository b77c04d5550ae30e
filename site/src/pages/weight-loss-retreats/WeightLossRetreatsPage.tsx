import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function WeightLossRetreatsPage() {
  const { t } = useLingui();
  return (
    <CategoryTemplate
      content={{
        journey: 'weight-loss-retreats',
        head: {
          title: t`Weight Loss Retreats in India`,
          description: t`Weight loss retreats in India with no promises in kilos: how one eats, moves and rests there, what to expect, and what to ask your doctor first.`,
          keywords: t`weight loss retreat India, healthy eating retreat, Ayurveda weight loss, walking holiday Himalayas, naturopathy, vegetarian food`,
        },
        hero: {
          eyebrow: t`Weight Loss Retreats`,
          title: t`Begin here, go on at home`,
          text: t`Two weeks do not change a body for good. They can change breakfast, the evening and the way up the stairs, and those go home with you.`,
        },
        intro: {
          title: t`Plenty on the plate, and no numbers promised`,
          picture: pictures['mindful-travel'],
          alt: t`A footpath winds between rows of tea bushes near Munnar, the hills beyond in golden haze`,
          body: (
            <>
              <p>
                <Trans>
                  We name no kilos in advance, and would mistrust anyone who does. A good retreat
                  puts four things side by side: food that fills you, movement on every day, enough
                  sleep, and a distance of several thousand kilometres from the kitchen cupboard at
                  ten at night. None of them is a secret. It is doing them together, for two weeks
                  and with company, that is hard to arrange at home.
                </Trans>
              </p>
              <p>
                <Trans>
                  Indian cooking is a good ally. Lentils, chickpeas and vegetables fill you with
                  little fat, and cumin, ginger and fresh coriander keep them from tasting of
                  sacrifice. Ragi, the finger millet of Karnataka, becomes porridge or flatbread. In
                  an Ayurvedic house the doctor fits the plate to your constitution; lunch is the
                  largest meal, supper comes at half past six, and then the kitchen is shut.
                </Trans>
              </p>
              <p>
                <Trans>
                  The foothills of the Himalayas suit those who like to walk: cool mornings, stony
                  paths, a ridge as the reward. Kerala adds Ayurveda, with udvartana, a brisk
                  massage with dry herb powder. Around Bengaluru naturopathy centres work with water
                  and light food. The day begins at six with warm water and an hour on foot; then
                  come breakfast, yoga or exercise in the pool, lunch, a rest, a treatment, perhaps
                  a cooking lesson, and a short walk before supper. By half past nine you are glad
                  of the bed.
                </Trans>
              </p>
              <p>
                <Trans>
                  It suits adults who have set out on their own a few times and would like a plan
                  and fellow travellers. A week shows whether you like it, two weeks make a
                  beginning, three are better. It does not suit anyone with a date in the calendar
                  and a dress to fit into. And if you have, or have had, an eating disorder, please
                  do not travel for this: we will gladly look with you for a week in which weight is
                  no subject.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What is easier here than at home`,
          items: [
            {
              title: t`Meals you need not plan`,
              text: t`Three times a day something warm stands on the table, measured by somebody who knows how. No shopping, no counting, no leftovers at night.`,
            },
            {
              title: t`Movement that spares the knees`,
              text: t`Walking, water, yoga on a chair if need be. The group sets out together, and the slowest is not last but company for the teacher.`,
            },
            {
              title: t`Sleep that counts`,
              text: t`Tired people eat more; most of us know it from ourselves. Here the evening ends early, and nobody rings.`,
            },
            {
              title: t`People in the same boat`,
              text: t`At the next table sits someone who also knows the third day. You need not explain why you are here, nor talk about it.`,
            },
            {
              title: t`Hands that help`,
              text: t`Sore calves are looked after: powder massage, warm oil, a steam bath. It burns nothing away, but you will walk more readily tomorrow.`,
            },
            {
              title: t`Dishes for your own stove`,
              text: t`A dal takes half an hour and three spices. You cook it once under supervision, and it tastes the same in Hamburg or Ghent.`,
            },
          ],
        },
        expectations: {
          title: t`What to Expect`,
          items: [
            {
              title: t`A talk before you book`,
              text: t`We ask about your health, your medicines and what you have tried so far, and tell you which questions to take to your doctor.`,
            },
            {
              title: t`An examination on arrival`,
              text: t`The doctor of the house takes your blood pressure, asks about joints, sleep and habits, and draws up a plan with you. You need not look at the scales.`,
            },
            {
              title: t`A full day with gaps in it`,
              text: t`About two hours of movement, one treatment, three meals and a long rest. The third day tends to be the hardest; it passes.`,
            },
            {
              title: t`A plan for afterwards`,
              text: t`In the last days you settle what is to be different at home, and write it down: two things rather than ten.`,
            },
          ],
        },
        advice: {
          title: t`Before you book, see your doctor`,
          body: (
            <>
              <p>
                <Trans>
                  Please speak to your doctor first, and tell us what you may and may not do. This
                  matters above all with heart disease, high blood pressure, diabetes, thyroid or
                  kidney disease, with painful joints, after an operation, and if you take medicines
                  regularly. Some need another dose when you eat and move differently; only your
                  doctor changes it.
                </Trans>
              </p>
              <p>
                <Trans>
                  Pregnancy and breastfeeding are no time to lose weight, and with a normal or low
                  weight there is no reason to. Should your weight have changed without a reason,
                  have that looked into before you think of a journey.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Where would you like to begin?`,
          text: t`Tell us what you have tried, what you enjoy, and what your doctor says. We answer within ${answerHours} hours, and nobody wags a finger. The advice is free for you.`,
        },
        related: ['yoga-stress-relief', 'detox-healing', 'rajasthan-tour'],
      }}
    />
  );
}
