import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryTemplate } from '../../templates/CategoryTemplate.tsx';

export default function SpaWellnessPage() {
  const { t } = useLingui();
  return (
    <CategoryTemplate
      content={{
        journey: 'spa-wellness',
        head: {
          title: t`Spa and Wellness Retreats in India`,
          description: t`Spa retreats in India: palace hotels in Rajasthan, water and palms in Kerala, quiet houses in the hills. What is done, how a day goes, whom it suits.`,
          keywords: t`spa retreat India, wellness holiday India, palace hotel spa Rajasthan, abhyanga, shirodhara, head massage, Kerala spa`,
        },
        hero: {
          eyebrow: t`Spa & Wellness`,
          title: t`Days that smell of sesame oil and sandalwood`,
          text: t`One treatment in the morning, one towards evening, and between them a deckchair, a book, and nobody who asks how far you have got.`,
        },
        intro: {
          title: t`No bell, no programme, no hurry`,
          picture: pictures['hero-backwater'],
          alt: t`A houseboat with a woven roof on a calm backwater in Kerala, coconut palms behind`,
          body: (
            <>
              <p>
                <Trans>
                  A spa retreat is the gentlest of our journeys. Nobody wakes you: you choose one or
                  two treatments a day and leave the hours around them empty. India has its own
                  repertoire. Champi is a firm head massage with oil, and the same Hindi verb gave
                  us the word shampoo. Abhyanga is the slow oil massage of the whole body. In
                  shirodhara a thin stream of warm oil runs over your forehead, for about half an
                  hour, while you lie still.
                </Trans>
              </p>
              <p>
                <Trans>
                  The place decides the mood. In Rajasthan, former palaces and forts have become
                  hotels: shaded courtyards, steam rooms behind sandstone walls, peacocks calling in
                  the morning. In Kerala the treatment room looks out on palms and water, and the
                  oils come from the Ayurvedic tradition. In the foothills of the Himalayas, some
                  hours north of Delhi, the air is cool and the afternoons are for walking. October
                  to March is the season for Rajasthan, November to March for Kerala; the hills are
                  best in spring and autumn.
                </Trans>
              </p>
              <p>
                <Trans>
                  You have fruit and tea on the terrace, then swim, then stretch a little if you
                  like. At eleven comes the first treatment. You are given a robe and a foot bath,
                  and asked about sore places and how much pressure you enjoy: answer frankly. As a
                  rule a therapist of your own sex works with you, and you may always ask for that.
                  Afterwards drink water, lie down for half an hour, and plan no temple visit; the
                  oil stays in your hair until the evening.
                </Trans>
              </p>
              <p>
                <Trans>
                  This suits couples and friends, people travelling alone, and anyone with only
                  three or four free days. It is not a course of treatment: if you hope to change
                  how you eat or sleep, look at Ayurveda, where a doctor plans the weeks. And tell
                  us beforehand if you are pregnant, have had a thrombosis, or live with heart
                  disease, high blood pressure or a skin complaint. Steam and firm massage are then
                  a question for your doctor first.
                </Trans>
              </p>
            </>
          ),
        },
        benefits: {
          title: t`What a few idle days can do`,
          items: [
            {
              title: t`Touch without hurry`,
              text: t`A full oil massage takes about an hour, in Kerala often with two therapists working in step. Long, even strokes tell the body that nothing is urgent.`,
            },
            {
              title: t`Warmth that goes deep`,
              text: t`First oil, then steam: that is the Indian order of things. It is kind to a neck that has bent over a desk all year.`,
            },
            {
              title: t`Thick walls, high ceilings`,
              text: t`An old palace keeps out the heat and the street alike. We tell you which rooms face the courtyard, and which the car park.`,
            },
            {
              title: t`Two people, two tempos`,
              text: t`Many houses have a treatment room for couples. Just as well, one of you can lie under warm oil while the other swims.`,
            },
            {
              title: t`A soft landing`,
              text: t`Two nights by the water after the flight, or three at the end of ten days in Rajasthan. We fit them in where they add the least driving.`,
            },
            {
              title: t`Food without a list of don'ts`,
              text: t`Fish curry in Kerala, dal and flatbread in Rajasthan, papaya at breakfast. Tell the kitchen how hot you like it, and name every allergy.`,
            },
          ],
        },
        closing: {
          title: t`Shall we look for a quiet room?`,
          text: t`Write to us when you can travel, for how many days, and whether it should be palace, water or mountain. We answer within ${answerHours} hours. Our advice costs you nothing.`,
        },
        related: ['mindful-travel', 'ayurveda', 'rajasthan-tour'],
      }}
    />
  );
}
