import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function DetoxHealingPage() {
  const { t } = useLingui();
  return (
    <CategoryTemplate
      content={{
        journey: 'detox-healing',
        head: {
          title: t`Detox and Healing Retreats in India`,
          description: t`Detox retreats in India without big promises: what naturopathy and Ayurveda do, how a day of light food goes, and who should not fast at all.`,
          keywords: t`detox retreat India, naturopathy India, fasting retreat, juice days, mud packs, healing retreat, nature cure`,
        },
        hero: {
          eyebrow: t`Detox & Healing`,
          title: t`Leave a few things out for a while`,
          text: t`Coffee, sugar, alcohol, the late meal, the last look at the phone. What remains is warm water, good air and more time than you remember having.`,
        },
        intro: {
          title: t`What detox means here, and what it does not`,
          picture: pictures['himalayan-wellness'],
          alt: t`A still mountain lake with prayer flags, the snows of the Himalaya behind`,
          body: (
            <>
              <p>
                <Trans>
                  Your liver and kidneys clear the body day and night, and no juice does it for
                  them. What a retreat can do is leave out for a while what you would rather have
                  less of: alcohol, coffee, sugar, large meals, the screen after supper. The first
                  two or three days may bring a headache, to coffee drinkers above all, and a short
                  temper. After that the days often grow lighter, and supper at half past six no
                  longer seems odd.
                </Trans>
              </p>
              <p>
                <Trans>
                  India has two schools for this. Ayurveda works with oil, steam and bitter herbs.
                  Naturopathy works with water, earth, sun and food: hip baths, cool mud packs on
                  the belly, juice days, long walks. Some of its roots are German. Mahatma Gandhi
                  read Louis Kuhne of Leipzig and Adolf Just, tried their baths and earth packs on
                  himself, and in 1946 founded a nature cure ashram at Uruli Kanchan near Pune. You
                  meet the hip bath of those books in Indian houses to this day.
                </Trans>
              </p>
              <p>
                <Trans>
                  They lie where the air is good: on the Deccan plateau around Bengaluru, in the
                  hills of Kerala, in the forests of the Himalayan foothills. The day begins at six
                  with warm water and jala neti, the rinsing of the nose with boiled, lukewarm salt
                  water, then yoga and a walk. One or two treatments fill the morning; at noon there
                  is soup or a plate of vegetables. In the afternoon you read, sleep, sit in the
                  steam. Supper is fruit or broth, and by nine the lights are out.
                </Trans>
              </p>
              <p>
                <Trans>
                  Five to ten days are a good length; after three you would leave in the middle of
                  the headache. It suits healthy adults who want to change a habit and would rather
                  not do it alone. It is neither a quick way to lose weight nor a treatment for an
                  illness. Healing is a large word. We use it for what rest, regular meals and a
                  person who listens can do, and for no more.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What changes when there is less of everything`,
          items: [
            {
              title: t`Small meals, long pauses`,
              text: t`Everything is cooked, mild and early, with a good twelve hours between supper and breakfast. You notice again what hunger is, and what was only boredom.`,
            },
            {
              title: t`Coffee and sugar, weighed again`,
              text: t`A week without them shows how much was pleasure and how much was habit. What you take up again at home is then a decision.`,
            },
            {
              title: t`Water in every form`,
              text: t`Hip bath, steam, foot bath, a cool pour down the arms: naturopathy alternates warm and cold, much as Sebastian Kneipp taught in Bavaria.`,
            },
            {
              title: t`Mornings with room in them`,
              text: t`If you sleep at nine, six is no hardship. The clearest hours of the day are yours, for a walk, for a book, for a letter you have owed since spring.`,
            },
            {
              title: t`Movement in a low gear`,
              text: t`Walks, stretching, yoga without ambition. On a day of juice nobody runs, and nobody is asked to sweat for it.`,
            },
            {
              title: t`Someone who looks in on you`,
              text: t`Whoever fasts should be asked every day how the night was, and have the blood pressure taken. We ask each house who does that, and how often.`,
            },
          ],
        },
        advice: {
          title: t`Who should not fast, and whom to ask`,
          body: (
            <>
              <p>
                <Trans>
                  Fasting and very light diets are not for everyone. Please do without them if you
                  are pregnant or breastfeeding, if you are underweight, or if you have or have had
                  an eating disorder. Children and teenagers do not fast either.
                </Trans>
              </p>
              <p>
                <Trans>
                  With diabetes, gout, heart, liver or kidney disease, or if you take any medicine
                  regularly, only your own doctor can say whether you may fast, and how. Medicines
                  for blood pressure and blood sugar can need another dose when you eat less; never
                  change it by yourself. Bring a list of what you take.
                </Trans>
              </p>
              <p>
                <Trans>
                  And when you are there: if you feel faint, if your heart races or something hurts,
                  say so at once and eat. To break off is no failure.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`What would you like to have less of?`,
          text: t`A sentence or two is enough to begin with. We write back within ${answerHours} hours, ask what we need to know, and propose houses that suit your health as well as your dates.`,
        },
        related: ['forest-bathing', 'ayurveda', 'golden-triangle-tour'],
      }}
    />
  );
}
