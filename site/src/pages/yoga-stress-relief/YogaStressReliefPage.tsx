import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

export default function YogaStressReliefPage() {
  const { t } = useLingui();
  return (
    <ArticleTemplate
      content={{
        name: 'yoga-stress-relief',
        head: {
          title: t`5 Yoga Poses for Stress Relief`,
          description: t`Five yoga poses that take twenty minutes, from Balasana to Shavasana: how to enter each, how long to stay, what to feel and when to leave it out.`,
          keywords: t`yoga for stress relief, Balasana, cat cow, Uttanasana, Viparita Karani, Shavasana, yoga for beginners`,
        },
        body: (
          <>
            <p>
              <Trans>
                You need twenty minutes, a mat or a thick carpet, a blanket and a free piece of
                wall. Practise two hours or more after a meal, and always at the same time: before
                breakfast, or between work and supper. The order matters. It leads from kneeling to
                lying, and from movement to stillness.
              </Trans>
            </p>
            <p>
              <Trans>
                One rule holds throughout: breathe through the nose, four counts in and six counts
                out. If you lose that rhythm, you are doing too much. A stretch may pull, it must
                not hurt. Yoga may help you come to rest; it does not treat illness, and in
                pregnancy, after an operation or with any of the conditions named below, ask your
                doctor first.
              </Trans>
            </p>
            <h2>
              <Trans>1. Child's Pose (Balasana): arrive</Trans>
            </h2>
            <ol>
              <li>
                <Trans>Kneel with the big toes together and the knees apart.</Trans>
              </li>
              <li>
                <Trans>
                  Sit back towards your heels. If a gap remains, fill it with the folded blanket.
                </Trans>
              </li>
              <li>
                <Trans>
                  Breathing out, walk your hands forward until the forehead rests on the mat, or on
                  two fists placed one on the other.
                </Trans>
              </li>
              <li>
                <Trans>
                  Lay the arms back along the body, palms up, and let the shoulders drop.
                </Trans>
              </li>
            </ol>
            <ul>
              <li>
                <Trans>
                  <strong>How long:</strong> two minutes, about twelve breaths.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>What to feel:</strong> the back of the ribs widening with every breath in.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Leave it out</strong> if knees or ankles hurt. Sit before a chair instead
                  and lay your forehead on folded arms on its seat.
                </Trans>
              </li>
            </ul>
            <h2>
              <Trans>2. Cat and Cow (Marjaryasana-Bitilasana): follow the breath</Trans>
            </h2>
            <ol>
              <li>
                <Trans>
                  Come onto hands and knees, wrists under shoulders, knees under hips, fingers
                  spread.
                </Trans>
              </li>
              <li>
                <Trans>
                  Breathing in, let the belly sink and lift breastbone and gaze a little: the cow.
                </Trans>
              </li>
              <li>
                <Trans>
                  Breathing out, push the floor away, round the back and let the head hang: the cat.
                </Trans>
              </li>
              <li>
                <Trans>Let the movement begin when the breath begins, and end when it ends.</Trans>
              </li>
            </ol>
            <ul>
              <li>
                <Trans>
                  <strong>How long:</strong> ten to twelve rounds, about two minutes.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>What to feel:</strong> one vertebra after the other, from the tailbone to
                  the neck.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Leave it out</strong> after a recent operation on back or belly. With sore
                  wrists, rest on your forearms; with a sore neck, keep the head in line with the
                  spine.
                </Trans>
              </li>
            </ul>
            <h2>
              <Trans>3. Standing Forward Bend (Uttanasana): let the head hang</Trans>
            </h2>
            <ol>
              <li>
                <Trans>Stand with the feet hip-width apart and bend your knees.</Trans>
              </li>
              <li>
                <Trans>
                  Breathing out, fold forward from the hips until the belly rests on the thighs.
                </Trans>
              </li>
              <li>
                <Trans>
                  Hold your elbows, let the head hang, and nod a small yes and a small no.
                </Trans>
              </li>
              <li>
                <Trans>
                  To come up, put your hands on your thighs and rise slowly with a long back. Stand
                  still for two breaths.
                </Trans>
              </li>
            </ol>
            <ul>
              <li>
                <Trans>
                  <strong>How long:</strong> one minute, six breaths.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>What to feel:</strong> the weight of the head, and a pull behind the
                  thighs, none in the lower back.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Leave it out</strong> with glaucoma, high blood pressure that is not under
                  control, a slipped disc or dizziness. Stand facing the wall instead and rest your
                  forehead on your forearms.
                </Trans>
              </li>
            </ul>
            <h2>
              <Trans>4. Legs up the Wall (Viparita Karani): turn the day around</Trans>
            </h2>
            <ol>
              <li>
                <Trans>Sit sideways, one hip against the wall.</Trans>
              </li>
              <li>
                <Trans>
                  Breathing out, swing the legs up the wall while back and head come down to the
                  floor.
                </Trans>
              </li>
              <li>
                <Trans>
                  Slide away from the wall until the knees are soft and nothing pulls. The folded
                  blanket may go under the pelvis.
                </Trans>
              </li>
              <li>
                <Trans>
                  Open the arms to the sides, palms up, close your eyes and stop counting.
                </Trans>
              </li>
              <li>
                <Trans>
                  To leave, bend the knees, roll onto your right side, wait for three breaths and
                  push yourself up with your hands.
                </Trans>
              </li>
            </ol>
            <ul>
              <li>
                <Trans>
                  <strong>How long:</strong> eight minutes, or less if the feet go to sleep.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>What to feel:</strong> light feet, a heavy pelvis, a belly that rises and
                  sinks by itself.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Leave it out</strong> with glaucoma, heart disease or high blood pressure
                  that is not under control, and in later pregnancy. If only the backs of the legs
                  protest, lay your calves on the seat of a chair.
                </Trans>
              </li>
            </ul>
            <h2>
              <Trans>5. Corpse Pose (Shavasana): do nothing</Trans>
            </h2>
            <ol>
              <li>
                <Trans>
                  Lie on your back, feet a little wider than the hips, arms away from the body,
                  palms up.
                </Trans>
              </li>
              <li>
                <Trans>
                  Cover yourself, because a still body cools quickly. If the lower back pulls, roll
                  up a towel and lay it under your knees.
                </Trans>
              </li>
              <li>
                <Trans>
                  Breathing in, tense everything once: fists, feet, face. Breathing out, let go.
                </Trans>
              </li>
              <li>
                <Trans>
                  Travel through the body from the feet to the forehead and name each part in
                  silence. Then stop naming.
                </Trans>
              </li>
              <li>
                <Trans>
                  At the end move fingers and toes, roll to the right and sit up, the head last.
                </Trans>
              </li>
            </ol>
            <ul>
              <li>
                <Trans>
                  <strong>How long:</strong> seven minutes. Set a soft alarm, so that you need not
                  keep watch.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>What to feel:</strong> the floor, under heels, calves, pelvis, shoulders
                  and head. Thoughts will come; nobody asks you to answer them.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Leave it out</strong> in later pregnancy and lie on your left side, a
                  cushion between the knees. If lying with closed eyes makes you uneasy, sit against
                  the wall and keep them open.
                </Trans>
              </li>
            </ul>
            <h2>
              <Trans>When there are only five minutes</Trans>
            </h2>
            <p>
              <Trans>
                Take the first pose and the last, and halve them rather than hurry. Leave the mat
                unrolled where you will stumble over it. Keep it up for seven days before you judge
                it, and note each day at what time it came easily: that is your hour from now on.
              </Trans>
            </p>
          </>
        ),
        closing: {
          text: t`A week with a teacher who corrects your shoulders by the width of a finger does more than any text. In Rishikesh and Kerala, the day begins with it.`,
          href: '/yoga-retreats',
          label: t`View yoga retreats`,
        },
        related: ['yoga-retreats', 'bali-yoga-meditation', 'forest-bathing'],
      }}
    />
  );
}
