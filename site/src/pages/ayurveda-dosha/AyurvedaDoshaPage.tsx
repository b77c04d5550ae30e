import { pictures } from '@elevate/artwork';
import { DayBand, Picture, Triptych } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

export default function AyurvedaDoshaPage() {
  const { t } = useLingui();
  const monsoon = useSeasons().inSeason('ayurveda', 'kerala');
  return (
    <ArticleTemplate
      content={{
        name: 'ayurveda-dosha',
        head: {
          title: t`Ayurveda 101: The Three Doshas`,
          description: t`Ayurveda for beginners: vata, pitta and kapha in plain words, what a doctor asks at the first consultation, a daily routine, and what it can't do.`,
          keywords: t`Ayurveda, doshas, vata, pitta, kapha, Ayurveda consultation, dinacharya, Ayurveda daily routine`,
        },
        body: (
          <>
            <p>
              <Trans>
                Ayurveda joins two Sanskrit words: <em>ayus</em>, life, and <em>veda</em>,
                knowledge. Its oldest textbooks, the Charaka Samhita and the Sushruta Samhita, are
                around two thousand years old, and in India it is still a university subject: the
                degree takes five and a half years, the last as an intern. Its central idea, the
                three doshas, is simple enough to explain here.
              </Trans>
            </p>
            <h2>{t`The three doshas`}</h2>
            <p>
              <Trans>
                According to the texts, everything is made of space, air, fire, water and earth. In
                a living body these elements work in pairs, as three doshas, and everyone has all
                three in different amounts. The mix you were born with is your <em>prakriti</em>,
                your constitution. What travel, weather, work and worry have made of it is your{' '}
                <em>vikriti</em>, your state today. Ayurveda looks at the difference between the
                two, and follows a short rule: like increases like, and opposites balance. This is
                how the texts describe the three.
              </Trans>
            </p>
            <Triptych
              headingLevel={3}
              items={[
                {
                  title: t`Vata: air and space`,
                  picture: pictures.vata,
                  text: t`Vata is dry, light, cold and quick, and stands for everything that moves: breath, blood, thoughts. People with a lot of it are slender, quick to learn and to forget, with cold hands and an appetite that comes and goes. Long flights and skipped meals increase it and leave you restless. Warmth, oil and routine calm it: soup, sesame oil, the same bedtime every day.`,
                },
                {
                  title: t`Pitta: fire and water`,
                  picture: pictures.pitta,
                  text: t`Pitta is hot, sharp and slightly oily. It stands for everything that transforms: digestion, sight, judgement. Pitta people get hungry like clockwork, come straight to the point and can't bear heat. Midday sun, chilli and ambition make them irritable. What helps is cool, mild and unhurried: cucumber, coconut, fresh coriander, an hour in the shade.`,
                },
                {
                  title: t`Kapha: water and earth`,
                  picture: pictures.kapha,
                  text: t`Heavy, slow, cool and steady, kapha stands for what holds us together: bones, joints, flesh. People with a lot of it are strong, sleep soundly, and are slow to start and slow to forget. Too many sweets and afternoon naps, and they grow sluggish. Ginger, barley and a brisk walk before 7:00 are the remedy.`,
                },
              ]}
            />
            <h2>{t`What an Ayurveda doctor asks you`}</h2>
            <figure>
              <Picture source={pictures.pulse} alt="" sizes="(min-width: 37.5em) 24rem, 92vw" />
            </figure>
            <blockquote>{t`An online dosha quiz is only a game.`}</blockquote>
            <p>{t`In a reputable clinic, every stay begins with a consultation. The doctor lays three fingers on your wrist to feel the pulse, looks at your tongue, and asks:`}</p>
            <ul>
              <li>{t`How do you feel when you wake up? Do you wake at night, and at what time?`}</li>
              <li>{t`When are you hungry, how do you feel after a meal, and how regular is your digestion?`}</li>
              <li>{t`Do you feel the cold or sweat easily, and which season suits you?`}</li>
              <li>{t`What is your working day like, and what do you do when you're angry?`}</li>
              <li>{t`What illnesses have you had, what medicines do you take, could you be pregnant?`}</li>
            </ul>
            <p>{t`Bring a list of your medicines with their doses, and recent test results if you have any. A good doctor also says no: to a herb, to a treatment, or to a Panchakarma in one week. That intensive cleansing programme takes two to three.`}</p>
            <DayBand
              title={t`An Ayurvedic daily routine`}
              headingLevel={2}
              note={t`Ayurveda divides the day into six four-hour spells, and each dosha rules two of them. You can try it at home for a week, no palm trees needed:`}
              items={[
                {
                  when: t`2:00`,
                  light: 'night',
                  picture: pictures['decoction-cup'],
                  text: (
                    <Trans>
                      <strong>Vata:</strong> Get up towards the end of it. Scrape your tongue and
                      drink a cup of warm water.
                    </Trans>
                  ),
                },
                {
                  when: t`6:00`,
                  light: 'dawn',
                  picture: pictures['yoga-mat'],
                  text: (
                    <Trans>
                      <strong>Kapha:</strong> Move, or the heaviness stays. After twenty minutes of
                      yoga or walking, rub warm sesame oil into your arms and legs, and shower.
                    </Trans>
                  ),
                },
                {
                  when: t`10:00`,
                  light: 'noon',
                  picture: pictures['supper-thali'],
                  text: (
                    <Trans>
                      <strong>Pitta:</strong> <em>Agni</em>, the digestive fire, is strongest now.
                      Eat your main meal around noon: something warm, at a table, away from a
                      screen.
                    </Trans>
                  ),
                },
                {
                  when: t`14:00`,
                  light: 'afternoon',
                  picture: pictures.chai,
                  text: (
                    <Trans>
                      <strong>Vata:</strong> The mind is quick and tires quickly. Write, talk and
                      plan, and drink something warm at 16:00.
                    </Trans>
                  ),
                },
                {
                  when: t`18:00`,
                  light: 'dusk',
                  picture: pictures['soup-bowl'],
                  text: (
                    <Trans>
                      <strong>Kapha:</strong> Have a light supper by 19:00: soup, rice, cooked
                      vegetables. Go to bed before 22:00, while you're pleasantly drowsy.
                    </Trans>
                  ),
                },
                {
                  when: t`22:00`,
                  light: 'night',
                  picture: pictures['moon-window'],
                  text: (
                    <Trans>
                      <strong>Pitta:</strong> Sleep. Stay up, and you'll soon be hungry and wide
                      awake.
                    </Trans>
                  ),
                },
              ]}
            />
            <p>{t`Your constitution decides what matters most. With a lot of vata, keep regular hours; with a lot of pitta, eat lunch in peace; with a lot of kapha, don't skip the morning walk.`}</p>
            <h2>{t`What Ayurveda can't do`}</h2>
            <p>{t`The doshas are a way of observing, not something a laboratory can measure. They may help you notice what warmth, rest and regular meals do for you. They don't diagnose anything, and no Ayurvedic programme can replace a doctor. Ask yours before you book if you are pregnant or breastfeeding, take medicines regularly, or have heart, liver or kidney disease, high blood pressure, diabetes, epilepsy, cancer, a mental illness or an eating disorder.`}</p>
            <p>{t`Never stop taking a medicine without asking your doctor. And take home only powders or pills that a laboratory has tested: others may contain lead, mercury or arsenic, and herbal ones can be contaminated. Herbs can also interfere with your medicines.`}</p>
          </>
        ),
        closing: {
          title: t`Kerala is the place to try Ayurveda properly`,
          text: t`Traditionally in the wettest monsoon months, ${monsoon}.`,
          href: '/ayurveda',
          label: t`View Ayurveda retreats`,
        },
        related: ['ayurveda', 'detox-healing', 'yoga-stress-relief'],
      }}
    />
  );
}
