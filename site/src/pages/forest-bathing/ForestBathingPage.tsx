import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

export default function ForestBathingPage() {
  const { t } = useLingui();
  return (
    <ArticleTemplate
      content={{
        name: 'forest-bathing',
        head: {
          title: t`Forest Bathing in Seven Steps`,
          description: t`Forest bathing, or shinrin-yoku, in seven slow steps: what to bring, how long to stay, and where to try it in Kerala, Manali, Rishikesh or at home.`,
          keywords: t`forest bathing, shinrin-yoku, forest bathing India, Western Ghats, deodar forest, Rishikesh, mindfulness in nature`,
        },
        body: (
          <>
            <p>
              <Trans>
                In 1982, Japan's Forestry Agency gave a name to something people had always done:{' '}
                <em>shinrin-yoku</em>, from <em>shinrin</em>, forest, and <em>yoku</em>, bath.
                Nobody gets wet. You bathe in what the forest gives off: light, scent, sound, damp
                air. It is not a hike, for there is nowhere to arrive, and not a lesson in botany,
                for you need not know a single name. In two hours you cover a kilometre, perhaps
                less.
              </Trans>
            </p>
            <h2>
              <Trans>What goes into the bag</Trans>
            </h2>
            <p>
              <Trans>
                Water, something to sit on, one layer more than you think you need, and shoes that
                may get wet. The best time is early: around sunrise the birds are at their loudest,
                and the paths are empty. Tell someone where you are going. Then switch the phone to
                flight mode and put it at the very bottom.
              </Trans>
            </p>
            <h2>
              <Trans>Seven steps, two hours</Trans>
            </h2>
            <ol>
              <li>
                <Trans>
                  <strong>Cross a threshold.</strong> Choose a gate, a root or a bend in the path.
                  Stop before it, breathe out three times, and decide that behind it nothing has to
                  be achieved.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Stand still for five minutes.</strong> Turn around once, slowly. What
                  moves, and what does not?
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Walk at half your pace, then halve it again.</strong> A quarter of an hour
                  like that: heel, sole, toes. Each time you notice that you are hurrying, stop.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Listen in circles.</strong> Close your eyes. First your own breath, then
                  the nearest tree, then the farthest sound you can make out, and back again. Ten
                  minutes.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Touch and smell.</strong> Pick nothing. Take up what is lying there, a
                  cone, a leaf, a handful of soil, and smell it. Lay your palm on the bark of two
                  different trees, and on both sides of one of them.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Sit with one tree for twenty minutes.</strong> Lean against it if you like
                  and look up along the trunk. After ten minutes it gets boring. Stay: soon
                  afterwards the birds forget that you are there.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Come back.</strong> Drink something, say one sentence about what you
                  noticed, and cross the threshold again as slowly as you came. The rest of the two
                  hours is for whatever held you up on the way.
                </Trans>
              </li>
            </ol>
            <h2>
              <Trans>Three forests in India</Trans>
            </h2>
            <h3>
              <Trans>Kerala: the Western Ghats</Trans>
            </h3>
            <p>
              <Trans>
                These mountains run along the coast of the Arabian Sea, and parts of their forests
                are World Heritage. Around Thekkady, at the edge of the Periyar reserve, pepper
                climbs the trunks and cardamom grows in the shade below. Wild elephants live here,
                so you enter the forest on foot only with a guide of the Forest Department, best on
                the first walk of the morning. November to March are the pleasant months. In the
                rains you share the path with leeches: wear long socks and pull them over your
                trousers.
              </Trans>
            </p>
            <h3>
              <Trans>Himachal Pradesh: the deodars</Trans>
            </h3>
            <p>
              <Trans>
                The deodar is the cedar of the Himalayas, and its name comes from the Sanskrit{' '}
                <em>devadaru</em>, wood of the gods. In Manali, some 2,000 metres up, tall deodars
                surround the wooden temple of the goddess Hadimba, built in 1553. Come at seven,
                before the day's visitors. Leave your shoes at the temple door, put them on again,
                and walk on among the trunks. When the sun reaches the bark, the air smells of
                resin. April to June and September to November are good; in the monsoon, landslides
                close roads.
              </Trans>
            </p>
            <h3>
              <Trans>Rishikesh: the sal forest</Trans>
            </h3>
            <p>
              <Trans>
                Outside the town lies Rajaji, a national park and tiger reserve, and its tree is the
                sal: tall and straight, with leaves as large as a hand that are still stitched into
                plates and bowls. Tradition has it that the Buddha was born under a sal tree and
                died between two. The park is generally open from mid-November to mid-June. Here,
                too, elephants have the right of way: go with a local guide, and by daylight.
              </Trans>
            </p>
            <h2>
              <Trans>The same tree, once a week</Trans>
            </h2>
            <p>
              <Trans>
                At home a city park will do, as long as you return to the same tree. Take twenty
                minutes, on the same day each week, and only steps one, four and six. In the course
                of a year you will meet a different tree about four times. In European woods, keep
                to the paths in nature reserves, stay at home when a storm is forecast, and look
                yourself over for ticks in the evening.
              </Trans>
            </p>
            <h2>
              <Trans>What we do not promise</Trans>
            </h2>
            <p>
              <Trans>
                Much is claimed in the name of forests. We stick to what you can check for yourself:
                two hours without a screen, slower steps, a good appetite at supper. Forest bathing
                is not a treatment. If you are ill, see a doctor, and if pollen troubles you, ask
                one before you go out in spring.
              </Trans>
            </p>
          </>
        ),
        closing: {
          text: t`If you would like trees before the door and someone who knows their best hour, have a look at the quietest of our journeys.`,
          href: '/mindful-escapes',
          label: t`View mindful escapes`,
        },
        related: ['mindful-escapes', 'mindful-travel', 'yoga-stress-relief'],
      }}
    />
  );
}
