import { pictures } from '@elevate/artwork';
import { Frieze, Picture } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSeasons } from '../../facts/useSeasons.ts';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

const { frieze } = pictures['hero-backwater'];

export default function ForestBathingPage() {
  const { t } = useLingui();
  const { during, inSeason } = useSeasons();
  const keralaHills = inSeason('mindful-escapes', 'keralaHills');
  const manali = inSeason('mindful-escapes', 'manali');
  const rains = during('manali', 'monsoon');
  const foothills = inSeason('mindful-escapes', 'foothills');
  return (
    <ArticleTemplate
      content={{
        name: 'forest-bathing',
        head: {
          title: t`Forest Bathing in Seven Steps`,
          description: t`Forest bathing, or shinrin-yoku, in seven slow steps: what to bring, how long it takes, and where to try it, in Kerala, Manali, Binsar or at home.`,
          keywords: t`forest bathing, shinrin-yoku, forest bathing India, Western Ghats, deodar forest, Binsar, mindfulness in nature`,
        },
        body: (
          <>
            <p>
              <Trans>
                Forest bathing is the English for <em>shinrin-yoku</em>, a word that Japan's
                Forestry Agency coined in 1982 from <em>shinrin</em>, forest, and <em>yoku</em>,
                bath. You bathe in the forest's light, scent, sound and damp air. It isn't a hike,
                because there is nowhere to get to, and you needn't know the name of a single tree.
                In two hours you cover a kilometre, perhaps less.
              </Trans>
            </p>
            <h2>{t`What to bring, and when to go`}</h2>
            <p>{t`Take water, something to sit on, one layer more than you think you need, and shoes that can get wet. Early is best: around sunrise the birds are at their loudest and the paths are empty. Tell someone where you'll be. Then switch your phone to flight mode and put it at the bottom of your bag.`}</p>
            <h2>{t`Seven steps in two hours`}</h2>
            <ol>
              <li>
                <Trans>
                  <strong>Cross a threshold.</strong> Choose a gate, a root or a bend in the path.
                  Stop there for five minutes, breathe out slowly, and decide that beyond it you
                  have nothing to achieve.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Stand still for ten minutes.</strong> Turn around once, slowly. What
                  moves, and what doesn't?
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Walk at half your pace, then halve it again.</strong> Do this for half an
                  hour: heel, sole, toes. Each time you notice you're hurrying, stop.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Listen in circles.</strong> Close your eyes for a quarter of an hour. Hear
                  your own breath first, then the nearest tree, then the farthest sound you can make
                  out, and come back again.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Touch and smell for twenty minutes.</strong> Don't pick anything. Take
                  something from the ground, a cone, a leaf, a handful of soil, and smell it. Lay
                  your palm on the bark of two different trees.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Sit with one tree for half an hour.</strong> Lean against it if you like
                  and look up the trunk. After ten minutes you'll be bored. Stay, and soon the birds
                  will forget you're there.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Come back.</strong> Say one sentence about what you noticed, and take ten
                  minutes to reach the threshold.
                </Trans>
              </li>
            </ol>
            {frieze && <Frieze source={frieze} />}
            <h2>{t`Where to try it in India`}</h2>
            <h3>{t`Kerala: forest walks at Thekkady`}</h3>
            <p>
              <Trans>
                The Western Ghats run along the coast of the Arabian Sea, and parts of them are a
                World Heritage Site. Around Thekkady, at the edge of the Periyar reserve, pepper
                climbs the trunks and cardamom grows in the shade. Wild elephants live here, so you
                may enter the forest on foot only with a Forest Department guide; the first walk of
                the morning is best. It is pleasant {keralaHills}. In the rains there are leeches:
                pull long socks over your trousers.
              </Trans>
            </p>
            <h3>{t`Himachal Pradesh: deodars in Manali`}</h3>
            <figure>
              <Picture
                source={pictures['deodar-temple']}
                alt={t`The wooden temple of Hadimba in Manali, three square roofs of shingles and a round one, among deodars`}
                shape="landscape"
              />
            </figure>
            <p>
              <Trans>
                The deodar is the cedar of the Himalayas; its name comes from the Sanskrit{' '}
                <em>devadaru</em>, wood of the gods. In Manali, some 2,000 metres up, deodars
                surround the wooden temple of the goddess Hadimba, built in 1553. Come early, before
                the day's visitors, leave your shoes at the temple door, and walk on among the
                trunks. When the sun reaches the bark, the air smells of resin. Manali is at its
                best {manali}; in the monsoon, {rains}, landslides close roads.
              </Trans>
            </p>
            <h3>{t`Kumaon: oaks in Binsar`}</h3>
            <p>
              <Trans>
                Binsar is a wildlife sanctuary near Almora, with forests of oak and rhododendron at
                up to 2,400 metres. You buy a ticket at the gate. From the rest house at the end of
                the road, a footpath of about two kilometres leads to Zero Point, where you can see
                the snow peaks on a clear morning. Leopards live here too, so go by daylight and
                with a local guide. Binsar is at its best {foothills}. In dry early summers there
                are forest fires; ask before you set out.
              </Trans>
            </p>
            <h2>{t`Forest bathing at home`}</h2>
            <p>{t`A city park will do, as long as you return to the same tree. Take an hour on the same day each week for steps one, four and six. Over the year you'll see it change with the seasons. In European woods, keep to the paths in nature reserves, stay away in storms, and check yourself for ticks in the evening.`}</p>
            <h2>{t`What forest bathing can't do`}</h2>
            <p>{t`Much is claimed for forests. What you can check for yourself: two hours without a screen, slower steps, a good appetite at supper. Forest bathing is not a treatment.`}</p>
          </>
        ),
        closing: {
          title: t`Would you like trees on your doorstep and a guide?`,
          text: t`On a mindfulness retreat you spend two hours of each afternoon in the forest.`,
          href: '/mindful-escapes',
          label: t`View mindful escapes`,
        },
        related: ['mindful-escapes', 'mindful-travel', 'yoga-stress-relief'],
      }}
    />
  );
}
