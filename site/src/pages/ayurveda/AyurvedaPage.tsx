import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function AyurvedaPage() {
  const { t } = useLingui();
  const { during, inSeason } = useSeasons();
  const monsoon = inSeason('ayurveda', 'kerala');
  const dry = during('kerala', 'dry');
  return (
    <CategoryTemplate
      content={{
        journey: 'ayurveda',
        head: {
          title: t`Ayurveda Retreats in India`,
          description: t`Ayurveda retreats in Kerala: how a two- to three-week Panchakarma works, a typical day, the best season and what to ask your doctor before you book.`,
          keywords: t`Ayurveda retreat Kerala, Panchakarma, Ayurveda India, doshas, shirodhara, abhyanga, Ayurveda in the monsoon`,
        },
        hero: {
          eyebrow: t`Two to three weeks`,
          title: t`Ayurveda retreats in India`,
          text: t`You need two weeks or more, and shouldn't mind a little boredom. On an Ayurveda retreat in India, a doctor takes your pulse, then plans your oil treatments and your meals.`,
        },
        intro: {
          title: t`How an Ayurveda retreat works`,
          picture: pictures['ayurveda-dosha'],
          alt: t`A clay lamp burns in the evening, a stick of incense and a bowl of water beside it`,
          body: (
            <>
              <p>
                <Trans>
                  Ayurveda is India's traditional medicine. At the first consultation the doctor
                  feels your pulse, looks at your tongue and asks about sleep, digestion and work.
                  Your treatments and meals follow from the answers.
                </Trans>
              </p>
              <p>
                <Trans>
                  Exhausted or burned out? That needn't rule out a stay:{' '}
                  <TextLink href="#exhausted-or-burned-out">what to know first</TextLink>.
                </Trans>
              </p>
              <h3>
                <Trans>What Panchakarma involves</Trans>
              </h3>
              <p>
                <Trans>
                  Panchakarma, the intensive form, takes two to three weeks and can't be shortened.
                  Oil massages, steam and often medicated ghee prepare you for one or more of five
                  procedures: therapeutic vomiting (vamana), purging (virechana), medicated enemas
                  (basti), oil through the nose (nasya) and bloodletting (raktamokshana). The doctor
                  suggests which; few guests have all five, and you can refuse any of them. The last
                  days are for rice soup and rest.
                </Trans>
              </p>
              <h3>
                <Trans>Where to go and when</Trans>
              </h3>
              <p>
                <Trans>
                  Kerala is the state best known for Ayurveda. The monsoon, {monsoon}, is held to be
                  the best season: the air is moist and mild, and the body is said to absorb oil
                  more readily. Prefer dry weather? Come {dry}.
                </Trans>
              </p>
              <h3>
                <Trans>A typical day</Trans>
              </h3>
              <p>
                <Trans>
                  You drink a bitter herbal decoction at six, then do some gentle yoga. Treatment
                  takes an hour to an hour and a half: a warm oil massage (abhyanga), a stream of
                  oil over the forehead (shirodhara) or oil poured over the whole body (pizhichil).
                  Lunch is the main meal. Guests avoid alcohol, coffee and strong sun, so do your
                  sightseeing before the retreat begins.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What the stay includes`,
          items: [
            {
              title: t`Time with a doctor`,
              text: t`One long consultation, then short ones. We ask which languages are spoken.`,
            },
            {
              title: t`Treatments in sequence`,
              text: t`Each step leads to the next; clinics rarely sell them singly.`,
            },
            {
              title: t`Your own menu`,
              text: t`Two guests at one table may be served different lunches.`,
            },
            {
              title: t`Oil every day`,
              text: t`Bring old underwear and an old towel: herbal oil doesn't wash out.`,
            },
            {
              title: t`Early nights`,
              text: t`Supper at half past six, lights out by nine, no screens.`,
            },
            {
              title: t`A morning routine`,
              text: t`You learn a fifteen-minute routine to keep up at home.`,
            },
          ],
        },
        concern: {
          id: 'exhausted-or-burned-out',
          title: t`Exhausted or burned out?`,
          body: (
            <>
              <p>
                <Trans>
                  Many people think of Ayurveda when they have no strength left. Burnout needn't
                  rule out a stay. But a Panchakarma is strenuous, so read this first.
                </Trans>
              </p>
              <h3>
                <Trans>What a Panchakarma is not</Trans>
              </h3>
              <p>
                <Trans>
                  It isn't a rest. Heat, a strict diet and purging are hard work for the body, and
                  on some days you may feel weak or low. It isn't a treatment for burnout or
                  depression either, and it doesn't change what has worn you out at home. That
                  usually takes more time than a trip allows, and help close to home.
                </Trans>
              </p>
              <h3>
                <Trans>Gentler ways</Trans>
              </h3>
              <p>
                <Trans>
                  Ask the clinic for a stay without purging or fasting: oil treatments, warm meals
                  at regular hours, short walks and plenty of sleep. Or leave Panchakarma for
                  another year. On a <TextLink href="/spa-wellness">spa retreat</TextLink> nothing
                  is asked of you, and on a <TextLink href="/yoga-retreats">yoga retreat</TextLink>{' '}
                  you can choose a gentle style. A{' '}
                  <TextLink href="/mindful-escapes">week of quiet</TextLink> does some people good,
                  but long silence can be too much if you're hardly sleeping.
                </Trans>
              </p>
            </>
          ),
          questions: (
            <>
              <h3>
                <Trans>See a doctor first</Trans>
              </h3>
              <p>
                <Trans>
                  Before you book anything, please see your doctor if you have been exhausted for
                  weeks and rest doesn't help, if you can't sleep, or if little gives you pleasure
                  any more. There may be an illness behind it, and that is best diagnosed before you
                  travel. If you are thinking of ending your life, don't travel: tell someone near
                  you, and call 112 or your local emergency number now.
                </Trans>
              </p>
              <h3>
                <Trans>What to ask your doctor</Trans>
              </h3>
              <ul>
                <li>
                  <Trans>Could an illness be the cause, and should it be treated first?</Trans>
                </li>
                <li>
                  <Trans>Am I well enough for the flight, the heat and purging?</Trans>
                </li>
                <li>
                  <Trans>What about my medicines, above all those for mood or sleep?</Trans>
                </li>
                <li>
                  <Trans>If I'm signed off work, may I travel, and who has to agree?</Trans>
                </li>
                <li>
                  <Trans>Whom do I turn to if I feel worse there, or when I'm back?</Trans>
                </li>
              </ul>
              <h3>
                <Trans>What to ask the clinic</Trans>
              </h3>
              <ul>
                <li>
                  <Trans>
                    Do you take guests with burnout, and what would you leave out for me?
                  </Trans>
                </li>
                <li>
                  <Trans>Who looks after me each day, and in which language?</Trans>
                </li>
                <li>
                  <Trans>May I refuse a treatment or stop, and what would I still pay?</Trans>
                </li>
                <li>
                  <Trans>What happens if I feel worse, and how far is the nearest hospital?</Trans>
                </li>
              </ul>
              <p>
                <Trans>
                  We put these questions to the clinic for you. In your enquiry, 'a gentle stay' is
                  enough: you needn't tell us about your health.
                </Trans>
              </p>
            </>
          ),
        },
        facts: {
          effort: {
            points: [
              t`An hour to an hour and a half of treatment a day`,
              t`Heat, a strict diet and purging are hard on the body`,
            ],
            easier: t`a stay without purging or fasting; you can refuse any procedure`,
          },
          seasonNote: t`In Kerala the monsoon, ${monsoon}, is held to be the best time for treatment. For the beach, come ${dry}.`,
        },
        advice: {
          title: t`Before you book: doctor and visa`,
          body: (
            <>
              <p>
                <Trans>
                  Show your own doctor the list of treatments before you book. This matters most if
                  you are pregnant or breastfeeding, take medicines regularly, or have heart, liver
                  or kidney disease, high blood pressure, diabetes, epilepsy, cancer, a mental
                  illness or an eating disorder. Some of these rule out Panchakarma; others call for
                  a milder plan.
                </Trans>
              </p>
              <p>
                <Trans>
                  Never stop or reduce medicines to take part, and bring a list of what you take,
                  with doses. Some traditional preparations contain lead or mercury: ask for purely
                  herbal ones, and show your doctor at home whatever you are given to take away.
                </Trans>
              </p>
              <p>
                <Trans>
                  Ayurveda may help you rest, sleep and eat at regular hours. It is no substitute
                  for medical care.
                </Trans>
              </p>
              <p>
                <Trans>
                  Besides the e-Tourist visa, India has an e-Ayush visa for treatment of this kind:
                  ask the clinic which one you need.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Plan your Ayurveda retreat`,
          text: t`Tell us when you can travel and for how long; medical details can wait for the clinic. We reply within ${answerHours} hours, ask the clinics about languages and rooms, and send you a shortlist. Our advice is free: our partners pay us.`,
        },
        related: ['ayurveda-dosha', 'spa-wellness', 'yoga-retreats'],
      }}
    />
  );
}
