import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

export default function MindfulTravelPage() {
  const { t } = useLingui();
  return (
    <ArticleTemplate
      content={{
        name: 'mindful-travel',
        head: {
          title: t`Mindful Travel: Seven Habits`,
          description: t`Seven habits for travelling with attention in India, each with its hour and its place: early walks, empty days, a shared meal and three lines at night.`,
          keywords: t`mindful travel, slow travel India, travel habits, Varanasi, Pushkar, Delhi, mindfulness`,
        },
        body: (
          <>
            <p>
              <Trans>
                Mindful travel is not a special kind of tour. It is a way of paying attention, and
                attention is practised like a language: a little every day, at a fixed hour, in a
                fixed place. These seven habits fit any journey, and the places named here are in
                India because that is the country we know best. Begin with two. The others can wait.
              </Trans>
            </p>
            <h2>
              <Trans>Land slowly, then walk before breakfast</Trans>
            </h2>
            <p>
              <Trans>
                India is four and a half hours ahead of Central Europe in winter, three and a half
                in summer. On a January morning, when your body thinks it is six, the clock in Delhi
                says half past ten. So let the first morning go. From the third day on, be outside
                at first light, once in every place. In Delhi, walkers are then circling the old
                tombs of Lodhi Gardens; in Varanasi the boatmen push off from Assi Ghat. Walk for
                half an hour, buy nothing, photograph nothing. You watch a town getting up, and you
                will find your way in it for the rest of your stay.
              </Trans>
            </p>
            <h2>
              <Trans>Three nights, and one day without a plan</Trans>
            </h2>
            <p>
              <Trans>
                Every change of place costs about half a day: packing, the road, a new room, the
                search for supper. Delhi to Agra alone takes about four hours by car. So count
                nights rather than sights. Stay three in at least every second place, and leave the
                middle day empty, without so much as a massage in it. On the empty day you go back
                to yesterday's tea stall, the man behind it remembers how you like your tea, and the
                conversation begins there.
              </Trans>
            </p>
            <p>
              <Trans>
                Where a good train runs, take it. The fastest between Delhi and Agra need less than
                two hours, and you look at fields instead of bumpers.
              </Trans>
            </p>
            <h2>
              <Trans>Give one hour to your ears</Trans>
            </h2>
            <p>
              <Trans>
                Choose an hour that deserves it and leave the phone in your room. In Varanasi that
                is the <em>Ganga Aarti</em>, the worship of the river at Dashashwamedh Ghat, every
                evening after sunset. Follow one thing only: the bells, the heavy lamps, the voice
                of the woman beside you who knows every line by heart. A film you would have watched
                once. What you have heard stays.
              </Trans>
            </p>
            <p>
              <Trans>
                A second rule needs no hour. At the cremation ghats, Manikarnika and Harishchandra,
                nobody takes photographs. Families are saying goodbye there.
              </Trans>
            </p>
            <h2>
              <Trans>Eat on the floor, among strangers</Trans>
            </h2>
            <p>
              <Trans>
                In Delhi, the Sikh community of Gurudwara Bangla Sahib serves a free meal to
                everyone who comes, whatever they believe. Leave your shoes at the counter, cover
                your head with a scarf, wash your hands and sit down in the row. Bread is received
                with both hands. Take little and ask for more, because what lies on your plate is
                yours to finish. Before the first bite, look at it for the length of three breaths:
                the lentils from some field, the bread that someone rolled this morning. Afterwards
                you may roll some yourself; helping hands are welcome in the kitchen.
              </Trans>
            </p>
            <h2>
              <Trans>Learn four words and say them slowly</Trans>
            </h2>
            <p>
              <Trans>Hindi is spoken across the north, and these four carry you a long way:</Trans>
            </p>
            <ul>
              <li>
                <Trans>
                  <strong>Namaste</strong>, with the palms together: a greeting, and a goodbye as
                  well.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Dhanyavaad</strong>: thank you. People say it more rarely than Europeans
                  do, so it weighs more.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Bas</strong>: enough. For rice, for sugar, for the fifth portrait of you
                  in front of a gate.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Dhire, dhire</strong>: slowly, slowly. For drivers, and for yourself.
                </Trans>
              </li>
            </ul>
            <p>
              <Trans>
                In Kerala people speak Malayalam; ask your host for the same four. And let every
                threshold slow you down. Stop before a temple door, take off your shoes, cover your
                shoulders, and ask before you point a camera at anyone.
              </Trans>
            </p>
            <h2>
              <Trans>Walk the same round twice</Trans>
            </h2>
            <p>
              <Trans>
                Pushkar lies around a small lake with 52 ghats, flights of steps that lead down to
                the water. The round takes less than an hour. In winter, walk it at half past seven
                in the morning and again at half past five in the evening, clockwise, as pilgrims
                walk around what is holy to them, and carry your shoes near the steps. On the first
                round you see the lake. On the second you see what has changed: where the light
                falls, which steps have emptied, who is still sitting there. At home, the way to
                work will do.
              </Trans>
            </p>
            <h2>
              <Trans>Six counts out, three lines down</Trans>
            </h2>
            <p>
              <Trans>
                Two small exercises hold the day together. In traffic, breathe in through the nose
                for four counts and out for six, ten times over. That takes less than two minutes,
                and nobody notices. At night, before you put out the light, write three lines by
                hand: one thing you heard, one you smelled, one person you spoke to. No more. After
                two weeks you own 42 lines, and a travel diary that nobody else could have written.
              </Trans>
            </p>
            <h2>
              <Trans>What you can leave out</Trans>
            </h2>
            <p>
              <Trans>
                Mindfulness needs no app, no linen trousers and no list of sights worked through in
                silence. Nor is it a therapy: if you travel in grief or with an illness, talk to
                someone who treats it before you go. And when a habit turns into a duty, drop it for
                a day. It will be there tomorrow at first light.
              </Trans>
            </p>
          </>
        ),
        closing: {
          text: t`Habits are easier to keep in a house that keeps them with you. See which retreat suits the way you like to travel.`,
          href: '/retreats',
          label: t`View all retreats`,
        },
        related: ['forest-bathing', 'mindful-escapes', 'varanasi-tour'],
      }}
    />
  );
}
