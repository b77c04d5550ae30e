import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function YogaRetreatsPage() {
  const { t } = useLingui();
  return (
    <CategoryTemplate
      content={{
        journey: 'yoga-retreats',
        head: {
          title: t`Yoga Retreats in India`,
          description: t`Yoga retreats in Rishikesh, Mysuru and Kerala: how a day goes, whom it suits and when to travel. We compare the houses with you, free of charge.`,
          keywords: t`yoga retreat India, yoga in Rishikesh, ashram stay, Ashtanga in Mysuru, pranayama, yoga holiday in Kerala`,
        },
        hero: {
          eyebrow: t`Yoga Retreats`,
          title: t`Yoga, from the first light of the day`,
          text: t`At six the hall is cool, and through the open door one hears the Ganges. You sit, you breathe, you practise for an hour and a half. Only then is there breakfast.`,
        },
        intro: {
          title: t`A day that keeps its shape`,
          picture: pictures['yoga-stress-relief'],
          alt: t`A yoga mat half unrolled, a bolster on a folded blanket, a singing bowl on a cork block`,
          body: (
            <>
              <p>
                <Trans>
                  A yoga retreat gives the day one shape and keeps to it. You practise twice: a
                  longer class early, on an empty stomach, and a quieter one before supper. Between
                  them come breathing exercises, called pranayama in Sanskrit, a talk about the
                  texts behind the postures, and a good deal of time in which nobody wants anything
                  from you.
                </Trans>
              </p>
              <p>
                <Trans>
                  Rishikesh, where the Ganges leaves the Himalayas about 240 km north of Delhi, is
                  the first place to think of. Ashrams and yoga schools line both banks, the town
                  serves neither meat nor alcohol, and every evening lamps are lit at the river. It
                  is at its best from February to April and in October and November; in midwinter
                  the nights are cold and few halls are heated. Mysuru in the south, the former
                  Mysore, is the home of Ashtanga, the flowing and strenuous style that K. Pattabhi
                  Jois taught there. Kerala and Goa have the sea and an easier tone, from December
                  to March above all.
                </Trans>
              </p>
              <p>
                <Trans>
                  A usual day: the bell at 5:30, a glass of tea, a quarter of an hour of sitting,
                  then breath and postures until eight. Breakfast, in some houses taken in silence.
                  Late in the morning a talk or a walk to the river, a cooked vegetarian lunch, two
                  free hours. At half past four the second class, slow, with postures held long.
                  Supper at seven, lights out before ten. An ashram keeps these hours strictly and
                  its rooms are plain; a retreat hotel lets you sleep through the first class, and
                  may have a pool.
                </Trans>
              </p>
              <p>
                <Trans>
                  Most weeks ask for no experience and no supple hamstrings. They do ask you to like
                  early evenings: for wine with supper and a late night, a spa journey is the better
                  choice. With an old injury, high blood pressure, glaucoma or a child on the way,
                  ask your doctor before you book and tell the teacher before the first class. Many
                  postures have a gentler form, and some are then best left out.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What you bring home from the mat`,
          items: [
            {
              title: t`A rhythm to lean on`,
              text: t`Rising, practice, meals and sleep come at the same hours every day. You have nothing to decide, and the head grows quiet over it.`,
            },
            {
              title: t`Breath as a subject of its own`,
              text: t`Pranayama is taught daily and in small steps: first you notice the breath, then you lengthen it. Ten minutes of it fit into any lunch break later.`,
            },
            {
              title: t`The style that suits you`,
              text: t`Hatha holds, Ashtanga flows, Iyengar works with belts and blocks. We ask what your body already knows and name the houses that teach accordingly.`,
            },
            {
              title: t`A teacher who looks`,
              text: t`A hand at the shoulder blade teaches more than a video. We ask each house how many mats lie in front of one teacher, and pass the answer on to you.`,
            },
            {
              title: t`A light, cooked kitchen`,
              text: t`Sattvic food is vegetarian, mild and freshly made: rice, lentils, vegetables, often without onion or garlic. You rise from it awake enough for the afternoon.`,
            },
            {
              title: t`A practice for home`,
              text: t`Ask your teacher on the last day for a sequence of twenty minutes, and write it down. Of all souvenirs it is the one that gets used.`,
            },
          ],
        },
        closing: {
          title: t`Which week would suit you?`,
          text: t`Tell us how long you have practised, what hurts, and when you can travel. Within ${answerHours} hours we write back, and soon you have a few houses to choose from, each with what speaks for it and against it.`,
        },
        related: ['yoga-stress-relief', 'ayurveda', 'golden-triangle-tour'],
      }}
    />
  );
}
