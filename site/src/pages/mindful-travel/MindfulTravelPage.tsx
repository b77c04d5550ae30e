import { pictures } from '@elevate/artwork';
import { Frieze, Picture } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { drives, useDrives } from '../../facts/drives.ts';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

const { frieze } = pictures['yoga-retreats'];

export default function MindfulTravelPage() {
  const { t } = useLingui();
  const toAgra = useDrives().hours(drives.delhiToAgra);
  return (
    <ArticleTemplate
      content={{
        name: 'mindful-travel',
        head: {
          title: t`Mindful Travel: Seven Habits`,
          description: t`Mindful travel in India: seven habits, with examples from Delhi, Varanasi and Pushkar, from early walks and empty days to a shared meal.`,
          keywords: t`mindful travel, slow travel India, travel habits, Varanasi, Pushkar, Delhi, mindfulness`,
        },
        body: (
          <>
            <p>{t`Mindful travel is a way of paying attention, and you practise it as you would a language: a little every day, at a regular time. These seven habits work on any journey; the examples come from India, the country we know best. Start with two of them.`}</p>
            <h2>{t`1. Walk before breakfast`}</h2>
            <figure>
              <Picture
                source={pictures['varanasi-tour']}
                alt={t`The ghats of Varanasi by the Ganges, with boats, parasols and temple towers`}
                shape="landscape"
              />
            </figure>
            <p>{t`First give yourself time to land. In winter India is 4½ hours ahead of Central Europe and 5½ ahead of Britain, in summer an hour less. When your body thinks it's 6:00, Delhi has long since had breakfast, so plan little for day one.`}</p>
            <p>{t`From the third day on, choose one morning in each place and go out at first light. In Delhi, walkers are already circling the old tombs of Lodhi Gardens; in Varanasi the boatmen push off from Assi Ghat. Walk for half an hour without buying or photographing anything. You'll see a town wake up, and afterwards you know your way around.`}</p>
            <h2>{t`2. Stay longer, and keep one day free`}</h2>
            <p>
              <Trans>
                Every move costs about half a day: packing, the road, a new room, the search for
                supper. Delhi to Agra alone takes {toAgra} by car. Stay an extra night wherever the
                route allows, and leave one day empty, without so much as a massage in it. Go back
                to yesterday's tea stall. The man behind it will remember how you like your tea, and
                you may well get talking.
              </Trans>
            </p>
            <h2>{t`3. Spend an hour just listening`}</h2>
            <p>
              <Trans>
                Pick an hour and leave your phone in the room. In Varanasi it could be the{' '}
                <em>Ganga Aarti</em>, the worship of the river at Dashashwamedh Ghat, every evening
                after sunset. Follow the sounds: the bells, the conch shells, the voice of the woman
                beside you who knows every line by heart.
              </Trans>
            </p>
            <p>{t`At Manikarnika and Harishchandra, the cremation ghats, don't take photographs at all. Families are saying goodbye there.`}</p>
            {frieze && <Frieze source={frieze} />}
            <h2>{t`4. Share a meal with strangers`}</h2>
            <p>{t`In Delhi, the Sikh community of Gurudwara Bangla Sahib serves a free meal to everyone who comes, whatever they believe. Leave your shoes at the counter, cover your head with a scarf, wash your hands and sit down on the floor with the others. Accept the bread with both hands. Take a little and ask for more, because you're expected to finish your plate. Before the first bite, look at the food for three breaths: lentils somebody grew, bread somebody rolled this morning. Afterwards you can roll some yourself, as helpers are welcome in the kitchen.`}</p>
            <h2>{t`5. Learn four words of Hindi`}</h2>
            <p>{t`Hindi is spoken across the north, and these four words go a long way:`}</p>
            <ul>
              <li>
                <Trans>
                  <strong>Namaste</strong>, with your palms together: hello, and goodbye as well.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Dhanyavaad</strong>: thank you. Indians say it less often than Europeans
                  do, so it counts for more.
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
            <p>{t`In Kerala people speak Malayalam; ask your host for the same four. Whatever the language, stop before a temple door, take off your shoes, cover your shoulders, and ask before you point a camera at anyone.`}</p>
            <h2>{t`6. Walk the same route twice`}</h2>
            <figure>
              <Picture
                source={pictures['walking-shoes']}
                alt=""
                sizes="(min-width: 37.5em) 24rem, 92vw"
              />
            </figure>
            <p>{t`Pushkar lies around a small lake with 52 ghats, flights of steps that lead down to the water. You can walk round it in less than an hour. Do so in the early morning and again before sunset: clockwise, as pilgrims do, and with your shoes in your hand near the steps. The second time you'll notice what has changed: where the light falls, which steps have emptied, who is still sitting there. At home, your walk to work will do.`}</p>
            <h2>{t`7. Breathe out slowly, write three lines`}</h2>
            <p>{t`In traffic, breathe in through your nose for four counts and out for six, ten times over. That takes less than two minutes, and nobody notices. At night, before you put out the light, write three lines by hand: something you heard, something you smelled, somebody you spoke to. After two weeks you'll have 42 lines: a travel diary.`}</p>
            <h2>{t`What you can leave out`}</h2>
            <p>{t`You need no app, no linen trousers and no list of sights to tick off. And if a habit starts to feel like a duty, drop it for a day.`}</p>
          </>
        ),
        closing: {
          title: t`Habits like these are easier to keep in company`,
          text: t`See which retreat suits the way you like to travel.`,
          href: '/retreats',
          label: t`View all retreats`,
        },
        related: ['mindful-escapes', 'varanasi-tour', 'forest-bathing'],
      }}
    />
  );
}
