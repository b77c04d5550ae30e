import { pictures } from '@elevate/artwork';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function SpaWellnessPage() {
  const { t } = useLingui();
  const { inSeason } = useSeasons();
  const rajasthan = inSeason('spa-wellness', 'rajasthan');
  const kerala = inSeason('spa-wellness', 'kerala');
  const foothills = inSeason('spa-wellness', 'foothills');
  return (
    <CategoryTemplate
      content={{
        journey: 'spa-wellness',
        head: {
          title: t`Spa and Wellness Retreats in India`,
          description: t`Spa and wellness retreats in India: palace hotels in Rajasthan, Kerala's backwaters, the Himalayan foothills. Treatments, seasons and a typical day.`,
          keywords: t`spa retreat India, wellness holiday India, palace hotel spa Rajasthan, abhyanga, shirodhara, head massage, Kerala spa`,
        },
        hero: {
          title: t`Spa and wellness retreats in India`,
          text: t`A treatment a day and nothing else on the timetable: a holiday in itself, or a soft landing after a tour. Bring a book.`,
        },
        intro: {
          title: t`What a spa retreat is like`,
          picture: pictures['oil-table'],
          lead: (
            <Trans>
              Indian spas have a repertoire of their own. Champi is a firm head massage with oil;
              the same Hindi root gave us 'shampoo'. Abhyanga is a slow full-body massage. In
              shirodhara, a thin stream of warm oil runs over your forehead for half an hour.
            </Trans>
          ),
          body: (
            <>
              <h3>{t`Where to go and when`}</h3>
              <p>
                <Trans>
                  In Rajasthan, former palaces and forts are now hotels with shaded courtyards and
                  steam rooms; go {rajasthan}. In Kerala you look out on palms and water; go{' '}
                  {kerala}. The Himalayan foothills, a few hours north of Delhi, are mild and good
                  for walking {foothills}.
                </Trans>
              </p>
              <h3>{t`Who it suits`}</h3>
              <p>
                <Trans>
                  Anyone with only three or four nights to spare. Worn out? A doctor looks after you
                  on{' '}
                  <TextLink href="/ayurveda#exhausted-or-burned-out">
                    a gentle Ayurveda stay
                  </TextLink>
                  .
                </Trans>
              </p>
            </>
          ),
        },
        day: {
          hours: [
            {
              when: t`Early`,
              light: 'morning',
              picture: pictures['cut-fruit'],
              text: t`Fruit and tea on the terrace, then a swim.`,
            },
            {
              when: t`11:00`,
              light: 'noon',
              picture: pictures['oil-pot'],
              text: t`Your treatment. In Kerala women are treated by women and men by men; elsewhere you can ask for it.`,
            },
            {
              when: t`After it`,
              light: 'afternoon',
              picture: pictures['cane-chair'],
              text: t`Half an hour lying down. Leave sightseeing for another day.`,
            },
            {
              when: t`Evening`,
              light: 'night',
              picture: pictures['bath-jug'],
              text: t`Now you may wash the oil out of your hair.`,
            },
          ],
        },
        emblem: pictures['room-key'],
        benefits: {
          title: t`Massages, rooms and food`,
          picture: pictures.courtyard,
          alt: t`A lotus pool, cusped arches, a massage table and a frangipani in a palace courtyard`,
          items: [
            {
              title: t`Unhurried massages`,
              text: t`About an hour of warm oil, in Kerala often with two therapists.`,
            },
            {
              title: t`Oil, then steam`,
              text: t`The traditional order, and welcome after a year at a desk.`,
            },
            {
              title: t`Quiet rooms`,
              text: t`We ask which rooms face the courtyard and which the car park.`,
            },
            {
              title: t`At your own pace`,
              text: t`Book a treatment for two, or swim while your partner has a massage.`,
            },
            {
              title: t`Easy to combine`,
              text: t`Three nights after the flight, or at the end of a tour.`,
            },
            {
              title: t`Good food, no diet`,
              text: t`Eat what and where you like: fish curry in Kerala, dal in Rajasthan.`,
            },
          ],
        },
        scene: {
          source: pictures['garden-pool'],
          text: t`After the oil, an hour in the garden, doing nothing.`,
        },
        vignettes: [pictures['lake-palace']],
        facts: { effort: { points: [t`A treatment a day; nothing else is on the timetable`] } },
        advice: {
          picture: pictures['pressure-cuff'],
          title: t`Before you book`,
          body: (
            <p>
              <Trans>
                Ask your doctor about steam and firm massage if you are pregnant, have had a blood
                clot, or live with heart disease, high blood pressure or a skin condition. Tell the
                therapist too, and mention any allergies: some oils are made from nuts.
              </Trans>
            </p>
          ),
        },
        closing: {
          title: t`Plan your spa retreat`,
          text: t`Tell us your dates and whether you'd prefer a palace, the water or the hills. We suggest places, drawbacks included.`,
        },
        related: ['ayurveda', 'rajasthan-tour', 'mindful-travel'],
      }}
    />
  );
}
