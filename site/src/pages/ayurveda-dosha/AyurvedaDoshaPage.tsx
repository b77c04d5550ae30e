import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

export default function AyurvedaDoshaPage() {
  const { t } = useLingui();
  return (
    <ArticleTemplate
      content={{
        name: 'ayurveda-dosha',
        head: {
          title: t`Ayurveda 101: The Three Doshas`,
          description: t`Vata, pitta and kapha explained in plain words: what a consultation asks, how an Ayurvedic day runs from dawn to ten at night, and what it cannot do.`,
          keywords: t`Ayurveda, doshas, vata, pitta, kapha, Ayurveda consultation, dinacharya, Ayurveda daily routine`,
        },
        body: (
          <>
            <p>
              <Trans>
                The word joins two others from Sanskrit: <em>ayus</em>, life, and <em>veda</em>,
                knowledge. The oldest textbooks, the Charaka Samhita and the Sushruta Samhita, are
                around two thousand years old, and in India Ayurveda is still a university subject:
                the degree takes five and a half years, the last of them in practice. The idea at
                its centre, though, fits on one page.
              </Trans>
            </p>
            <h2>
              <Trans>Five elements, three doshas</Trans>
            </h2>
            <p>
              <Trans>
                Everything, say the texts, is made of space, air, fire, water and earth. In a living
                body these work in pairs, as three doshas, and nobody has only one. What you were
                born with is your <em>prakriti</em>, your constitution. What travel, weather, work
                and worry have made of it is your <em>vikriti</em>, your state today. Ayurveda looks
                at the distance between the two, and its first rule is short: like increases like,
                and opposites balance.
              </Trans>
            </p>
            <h3>
              <Trans>Vata: air and space</Trans>
            </h3>
            <p>
              <Trans>
                Dry, light, cold, quick. Vata stands for all that moves: breath, blood, thought.
                People with much of it are described as slender, fast to learn and fast to forget,
                with cold hands and an appetite that comes and goes. Long flights and skipped meals
                are said to feed it until one is restless and sleeps lightly. It is balanced by what
                is warm, oily and regular: soup, sesame oil, the same bedtime every day.
              </Trans>
            </p>
            <h3>
              <Trans>Pitta: fire and water</Trans>
            </h3>
            <p>
              <Trans>
                Hot, sharp, slightly oily. Pitta stands for all that transforms: digestion, sight,
                judgement. People with much of it are hungry to the minute, speak to the point and
                dislike heat. Midday sun, chilli and ambition are said to feed it until one is
                irritable. It is balanced by what is cool, mild and unhurried: cucumber, coconut,
                fresh coriander, an hour in the shade.
              </Trans>
            </p>
            <h3>
              <Trans>Kapha: water and earth</Trans>
            </h3>
            <p>
              <Trans>
                Heavy, slow, cool, steady. Kapha stands for all that holds together: bones, joints,
                patience. People with much of it are described as strong, deep sleepers who forget
                little and start late. Rich sweets and sleep in the afternoon are said to feed it
                until one is sluggish. It is balanced by what is light, warm and lively: ginger,
                barley, a brisk walk before seven.
              </Trans>
            </p>
            <h2>
              <Trans>What a doctor asks in the first hour</Trans>
            </h2>
            <p>
              <Trans>
                A quiz on the internet is a game; a consultation is a conversation. In a serious
                house it comes before the first treatment. The doctor lays three fingers on your
                wrist to feel the pulse, looks at your tongue, and asks:
              </Trans>
            </p>
            <ul>
              <li>
                <Trans>When do you wake up, and how? Do you wake at night, and at what time?</Trans>
              </li>
              <li>
                <Trans>
                  When are you hungry, how do you feel after a meal, and how regular is your
                  digestion?
                </Trans>
              </li>
              <li>
                <Trans>Do you freeze or sweat easily, and which season suits you?</Trans>
              </li>
              <li>
                <Trans>What does your working day look like, and what do you do when angry?</Trans>
              </li>
              <li>
                <Trans>
                  Which illnesses have you had, which medicines do you take, could you be pregnant?
                </Trans>
              </li>
            </ul>
            <p>
              <Trans>
                Bring a list of your medicines with their doses, and recent findings if you have
                any. A good doctor also says no: to a herb, to a treatment, or to the wish for a
                Panchakarma, the great cleansing cure, in one week. It takes two to three.
              </Trans>
            </p>
            <h2>
              <Trans>A day by the old clock</Trans>
            </h2>
            <p>
              <Trans>
                Ayurveda divides the 24 hours into six stretches of four, and each dosha rules two
                of them. You can try this at home for a week, without oil masseur or palm trees:
              </Trans>
            </p>
            <ul>
              <li>
                <Trans>
                  <strong>2 to 6 am, vata:</strong> Get up towards the end of it, while everything
                  is light. Scrape your tongue, drink a cup of warm water.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>6 to 10 am, kapha:</strong> Move, or the heaviness stays. Twenty minutes
                  of yoga or walking, then warm sesame oil on arms and legs before the shower. A
                  small breakfast, if you are hungry.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>10 am to 2 pm, pitta:</strong> <em>Agni</em>, the digestive fire, is held
                  to be strongest. Eat your main meal around noon, warm, sitting down, without a
                  screen.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>2 to 6 pm, vata:</strong> The mind is quick and tires quickly. Write,
                  talk, plan, and drink something warm at four.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>6 to 10 pm, kapha:</strong> A light supper by seven: soup, rice, cooked
                  vegetables. Go to bed before ten, while the heaviness helps.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>10 pm to 2 am, pitta:</strong> Sleep. If you stay up, you will soon be
                  hungry and wide awake, and now you know what the old books call it.
                </Trans>
              </li>
            </ul>
            <p>
              <Trans>
                Your constitution shifts the weight. With much vata, guard the regular hours; with
                much pitta, the quiet meal at noon; with much kapha, the morning walk.
              </Trans>
            </p>
            <h2>
              <Trans>Where the limits are</Trans>
            </h2>
            <p>
              <Trans>
                The doshas are a way of observing, not something a laboratory can measure. They may
                help you notice what warmth, rest and regular meals do for you. They diagnose
                nothing, and no cure replaces treatment by a doctor. Ask yours before you book if
                you are pregnant, take medicines every day, or have a disease of the heart, liver or
                kidneys, cancer or an eating disorder.
              </Trans>
            </p>
            <p>
              <Trans>
                Never stop a medicine because someone with kind hands advises it. And take no
                powders or pills home without knowing what is in them: some traditional preparations
                contain lead, mercury or arsenic on purpose, and herbs can interfere with medicines.
              </Trans>
            </p>
          </>
        ),
        closing: {
          text: t`In Kerala, a conversation like this opens every cure, and the monsoon months from June to August are held to be the best season for one.`,
          href: '/ayurveda',
          label: t`View Ayurveda retreats`,
        },
        related: ['ayurveda', 'detox-healing', 'yoga-stress-relief'],
      }}
    />
  );
}
