import { pictures } from '@elevate/artwork';
import { propertiesOf } from '@elevate/brand/operator';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

const hasGentleStay = propertiesOf('ayurveda').some(({ gentleStay }) => gentleStay);

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
          title: t`Ayurveda Retreats in Kerala`,
          description: t`Ayurveda retreats in Kerala, India: how a Panchakarma of two to three weeks works, a typical day, when to go and what to ask your doctor first.`,
          keywords: t`Ayurveda retreat Kerala, Panchakarma, Ayurveda India, doshas, shirodhara, abhyanga, Ayurveda in the monsoon`,
        },
        hero: {
          title: t`Ayurveda retreats in Kerala`,
          text: t`Warm oil every day, meals cooked for you alone, and a doctor who begins with your pulse. You need at least two weeks, and shouldn't mind a little boredom.`,
        },
        intro: {
          title: t`How an Ayurveda retreat works`,
          lead: (
            <>
              <Trans>
                At the first consultation the doctor feels your pulse, looks at your tongue and asks
                about sleep, digestion and work. Your treatments and meals follow from that. The
                doctor's degree, BAMS, is no licence to practise in Europe.
              </Trans>{' '}
              <Trans>
                Exhausted or burned out? Ask for{' '}
                <TextLink href="#exhausted-or-burned-out">a gentle stay</TextLink>.
              </Trans>
            </>
          ),
          body: (
            <>
              <h3>{t`What Panchakarma involves`}</h3>
              <p>
                <Trans>
                  Panchakarma, the intensive form, takes two to three weeks and can't be shortened.
                  Oil massages, steam and often medicated ghee prepare you for one or more of five
                  procedures: therapeutic vomiting (vamana), purging (virechana), medicated enemas
                  (basti), oil through the nose (nasya) and bloodletting (raktamokshana). The doctor
                  suggests which; few guests have all five, and you can refuse any of them.
                </Trans>
              </p>
              <h3>{t`Where to go and when`}</h3>
              <p>
                <Trans>
                  The first months of Kerala's monsoon, {monsoon}, are held to be the best season:
                  the air is moist and mild, and the body is said to absorb oil more readily. Prefer
                  dry weather? Come {dry}.
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
              text: t`The herbal decoction is bitter, but by the third morning you no longer pull a face.`,
            },
            {
              when: t({ message: 'Morning', context: 'not early' }),
              light: 'morning',
              picture: pictures['oil-pot'],
              text: t`After gentle yoga, warm oil: worked into your limbs (abhyanga) or run across your forehead (shirodhara) until you've lost track of time.`,
            },
            {
              when: t`Midday`,
              light: 'noon',
              picture: pictures['supper-thali'],
              text: t`Lunch, the main meal, is cooked for you alone.`,
            },
            {
              when: t`Afternoon`,
              light: 'afternoon',
              picture: pictures['cane-chair'],
              text: t`Long, and on the veranda; in the monsoon to the sound of rain.`,
            },
            {
              when: t`18:30`,
              light: 'dusk',
              picture: pictures['oil-lamp'],
              text: t`Supper; by 21:00 the lights are out.`,
            },
          ],
          note: t`Alcohol, coffee and strong sun are out, so see the sights first.`,
        },
        emblem: pictures.mortar,
        benefits: {
          title: t`Consultations, oil and meals`,
          picture: pictures.veranda,
          alt: t`A cane chair on a veranda in the monsoon, a shawl over its arm, and rain running off the tiles`,
          items: [
            { title: t`Time to talk`, text: t`The first consultation is long, the others short.` },
            { title: t`Women treat women`, text: t`Men are treated by men.` },
            {
              title: t`Your own menu`,
              text: t`Two guests at one table may be served different lunches.`,
            },
            { title: t`Oil every day`, text: t`Bring old underwear: herbal oil doesn't wash out.` },
            { title: t`Early nights`, text: t`Supper at 18:30, lights out by 21:00, no screens.` },
            {
              title: t`A morning routine`,
              text: t`You learn a 15-minute routine to keep up at home.`,
            },
          ],
        },
        concern: {
          id: 'exhausted-or-burned-out',
          title: t`Exhausted or burned out?`,
          picture: pictures['swing-bed'],
          lead: (
            <>
              <h3>{t`A gentle stay`}</h3>
              <p>
                <Trans>
                  Burnout needn't rule out a stay. Ask for one without purging or fasting: you sleep
                  in, have one oil treatment before lunch, rest, and walk a little before supper. In
                  your enquiry, 'a gentle stay' is enough; you needn't tell us about your health.
                </Trans>
              </p>
              {hasGentleStay && (
                <p>
                  <TextLink href="#places">{t`Where, for how long and at what price`}</TextLink>
                </p>
              )}
            </>
          ),
          parts: [
            {
              id: 'not-a-panchakarma',
              title: t`What a Panchakarma is not`,
              body: (
                <>
                  <p>
                    <Trans>
                      It isn't a rest. Heat, a strict diet and purging are hard work for the body,
                      and on some days you may feel weak or low. It doesn't treat burnout or
                      depression, and what has worn you out is still there when you come home.
                    </Trans>
                  </p>
                  <p>
                    <Trans>
                      On a <TextLink href="/spa-wellness">spa retreat</TextLink> nothing is asked of
                      you either, and <TextLink href="/yoga-retreats">yoga</TextLink> has slow
                      styles. Long hours of <TextLink href="/mindful-escapes">silence</TextLink> can
                      be too much if you're hardly sleeping.
                    </Trans>
                  </p>
                </>
              ),
            },
            {
              id: 'your-doctor',
              title: t`What to ask your doctor first`,
              body: (
                <>
                  <p>
                    <Trans>
                      If you have been exhausted for weeks and rest doesn't help, if you can't
                      sleep, or if little gives you pleasure any more, see your doctor first. Ask:
                    </Trans>
                  </p>
                  <ul>
                    <li>{t`Could an illness be the cause, and should it be treated first?`}</li>
                    <li>{t`Am I well enough for the flight, the heat and purging?`}</li>
                    <li>{t`What about my medicines, above all those for mood or sleep?`}</li>
                  </ul>
                </>
              ),
            },
            {
              id: 'signed-off-work',
              title: t`Signed off work?`,
              body: (
                <p>
                  <Trans>
                    Before you book, ask the practice that signed you off and your employer or
                    insurer. In Germany, statutory sick pay (Krankengeld) stops while you are abroad
                    unless your insurer has agreed to the trip. Other rules apply to civil servants
                    (Beamte): ask your Beihilfestelle.
                  </Trans>
                </p>
              ),
            },
            {
              id: 'what-to-ask',
              title: t`What to ask the clinic`,
              body: (
                <>
                  <ul>
                    <li>
                      <Trans>
                        Do you take guests with burnout, and which rules of the day would remain?
                      </Trans>
                    </li>
                    <li>{t`Who looks after me each day, and in which language?`}</li>
                    <li>{t`May I refuse a treatment or stop, and what would I still pay?`}</li>
                    <li>{t`What happens if I feel worse, and how far is the nearest hospital?`}</li>
                  </ul>
                  <p>{t`We'll gladly put these questions to the clinic.`}</p>
                </>
              ),
            },
          ],
        },
        crisis: {
          id: 'in-a-crisis',
          title: t`In a crisis`,
          body: (
            <p>
              <Trans>
                If you are thinking of ending your life, tell someone near you and call one of these
                numbers now, day or night. In immediate danger, call 112. Please don't travel.
              </Trans>
            </p>
          ),
          lines: [
            {
              label: t`Germany`,
              value: (
                <Trans>
                  TelefonSeelsorge, <TextLink href="tel:08001110111">0800 111 0 111</TextLink> or{' '}
                  <TextLink href="tel:116123">116 123</TextLink>
                </Trans>
              ),
            },
            {
              label: t`Austria`,
              value: (
                <Trans>
                  TelefonSeelsorge, <TextLink href="tel:142">142</TextLink>
                </Trans>
              ),
            },
            {
              label: t`Switzerland`,
              value: (
                <Trans>
                  Die Dargebotene Hand, <TextLink href="tel:143">143</TextLink>
                </Trans>
              ),
            },
            {
              label: t`Britain`,
              value: (
                <Trans>
                  Samaritans, <TextLink href="tel:116123">116 123</TextLink>
                </Trans>
              ),
            },
          ],
        },
        vignettes: [pictures['sea-clinic'], pictures['country-clinic']],
        facts: {
          effort: { points: [t`1 to 1½ hours of treatment a day`], easier: t`a gentle stay` },
        },
        advice: {
          picture: pictures.wrist,
          title: t`Before you book: your doctor, your medicines, your visa`,
          body: (
            <>
              <p>
                <Trans>
                  Show your own doctor the five procedures above before you book; the clinic decides
                  which to offer once it has seen you. This matters most if you are pregnant or
                  breastfeeding, take medicines regularly, or have heart, liver or kidney disease,
                  high blood pressure, diabetes, epilepsy, cancer, a mental illness or an eating
                  disorder. Some of these rule out Panchakarma, but not always a gentle stay.
                </Trans>
              </p>
              <p>
                <Trans>
                  Never stop or reduce medicines to take part, and bring a list of them with doses.
                  Some traditional preparations contain lead, mercury or arsenic, and herbal ones
                  can be contaminated too: ask the clinic for laboratory results.
                </Trans>
              </p>
              <p>
                <Trans>
                  Ayurveda is no substitute for medical care. For a stay in a clinic, apply for
                  India's e-Ayush visa, with the clinic's written confirmation.
                </Trans>
              </p>
            </>
          ),
        },
        closing: {
          title: t`Plan your Ayurveda retreat`,
          text: t`Tell us when you can travel and for how long: we ask the clinics, then send you a shortlist.`,
        },
        related: ['ayurveda-dosha', 'spa-wellness', 'yoga-retreats'],
      }}
    />
  );
}
