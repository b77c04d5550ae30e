import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function AyurvedaPage() {
  const { t } = useLingui();
  return (
    <CategoryTemplate
      content={{
        journey: 'ayurveda',
        head: {
          title: t`Ayurveda Retreats in India`,
          description: t`Ayurveda in Kerala: what happens in a Panchakarma of two to three weeks, how a day goes, when to travel, and what to ask your doctor before you book.`,
          keywords: t`Ayurveda retreat Kerala, Panchakarma, Ayurveda India, doshas, shirodhara, abhyanga, Ayurveda in the monsoon`,
        },
        hero: {
          eyebrow: t`Ayurveda`,
          title: t`Ayurveda, given the weeks it needs`,
          text: t`It begins with a doctor who takes your pulse and asks how you sleep. All that follows, from the oil to the lunch, depends on your answers.`,
        },
        intro: {
          title: t`A course of weeks, not a menu of massages`,
          picture: pictures['ayurveda-dosha'],
          alt: t`A feather, a burning clay lamp and a bowl of water on a wooden board`,
          body: (
            <>
              <p>
                <Trans>
                  Ayurveda means knowledge of life. It is India's traditional medicine, and its
                  doctors study for five and a half years. It describes people by three doshas:
                  vata, which moves, pitta, which heats and digests, and kapha, which holds
                  together. At the first consultation the doctor takes your pulse, looks at your
                  tongue, and asks about sleep, digestion, work and worries. From that picture
                  follow the oils, the treatments and what is on your plate.
                </Trans>
              </p>
              <p>
                <Trans>
                  Panchakarma, the five procedures, is its large form. It takes two to three weeks
                  because it has three parts. You are prepared with oil massages, steam, and often
                  with medicated ghee, swallowed by the spoonful. Then comes the clearing out,
                  usually a day of purging under supervision. Then you are built up again, with rice
                  soup and rest. A few days of oil massage are pleasant too, but they are not a
                  Panchakarma.
                </Trans>
              </p>
              <p>
                <Trans>
                  Kerala, on the south-west coast, is where most of the houses are. Families of
                  physicians have handed the practice down there for generations, and the herbs grow
                  in the hills behind. The monsoon, from June to August, is held to be the best
                  season: the air is moist and mild, and the body, so the teaching says, takes up
                  oil more readily. Bring a rain jacket and no plans. For dry, clear days come
                  between December and February.
                </Trans>
              </p>
              <p>
                <Trans>
                  At six you drink a herbal decoction that is as bitter as it is brown; then there
                  is gentle yoga. The treatment takes an hour to an hour and a half: abhyanga, the
                  massage with warm oil, or shirodhara, the stream over the forehead, or pizhichil,
                  in which oil is poured and rubbed in without a pause. Lunch is the main meal,
                  supper is early and small. You do without alcohol and coffee, and mostly without
                  sun and sea. That suits people who can be bored for two weeks. If you would also
                  like to see Kerala, put the journey before the course, not after it.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What fills the weeks`,
          items: [
            {
              title: t`A doctor with time`,
              text: t`The first consultation is long, and short ones follow through the weeks. What is done changes with how you are. We ask beforehand in which languages you can talk.`,
            },
            {
              title: t`Steps in the right order`,
              text: t`Oil first, then warmth, then clearing out, then building up. No step stands alone, and that is why a good house does not sell them singly.`,
            },
            {
              title: t`A plate of your own`,
              text: t`Two guests at one table may be served different lunches. You learn what sits well with you, and many kitchens let you watch and take notes.`,
            },
            {
              title: t`Oil, every day`,
              text: t`Warm sesame or coconut oil, boiled with herbs, worked in by practised hands. Take old underwear and an old towel along; the oil does not wash out.`,
            },
            {
              title: t`Early nights`,
              text: t`Supper at half past six, frogs instead of screens, darkness by nine. The whole day is built so that you can rest, and nothing speaks against sleeping twice.`,
            },
            {
              title: t`A morning for home`,
              text: t`Dinacharya is the order of the day: tongue scraper, warm water, a little oil for the feet, the large meal at noon. It takes a quarter of an hour and no suitcase.`,
            },
          ],
        },
        advice: {
          title: t`Ask your own doctor first`,
          body: (
            <>
              <p>
                <Trans>
                  Speak to your doctor before you book, and take the description of the treatments
                  with you. This matters above all if you are pregnant or breastfeeding, if you take
                  medicines regularly, or if you have heart, liver or kidney disease, diabetes,
                  epilepsy, cancer, a mental illness or an eating disorder. Some of these rule out a
                  Panchakarma; others call for a milder plan.
                </Trans>
              </p>
              <p>
                <Trans>
                  Never stop or reduce a medicine because a course begins. Bring a list with active
                  ingredients and doses for the Ayurveda doctor. Some traditional preparations
                  contain metals such as lead or mercury: ask for purely herbal ones, and show your
                  doctor at home what you were given to take along.
                </Trans>
              </p>
              <p>
                <Trans>
                  Ayurveda may help you to rest, to sleep and to eat at regular hours. It does not
                  replace the treatment of an illness, and we promise nothing of the kind.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Have you two weeks, or three?`,
          text: t`Tell us when, what you hope for and what your doctor says. We ask the houses what has to be asked and write to you within ${answerHours} hours. For you our advice is free.`,
        },
        related: ['ayurveda-dosha', 'spa-wellness', 'varanasi-tour'],
      }}
    />
  );
}
