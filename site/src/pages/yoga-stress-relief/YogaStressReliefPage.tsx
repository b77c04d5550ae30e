import { pictures } from '@elevate/artwork';
import { Frieze, Picture, type PictureSource } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleTemplate } from '../../templates/ArticleTemplate.tsx';

const { frieze } = pictures['yoga-retreats'];

interface PoseProps {
  title: string;
  picture: PictureSource;
  alt: string;
  steps: readonly string[];
  howLong: string;
  /** What to feel. */
  feel: string;
  /** When to leave it out, and what to do instead. */
  leaveOut: string;
}

const Pose = ({ title, picture, alt, steps, howLong, feel, leaveOut }: PoseProps) => (
  <>
    <h2>{title}</h2>
    <figure>
      <Picture source={picture} alt={alt} />
    </figure>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <ul>
      <li>
        <Trans>
          <strong>How long:</strong> {howLong}
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What to feel:</strong> {feel}
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Leave it out</strong> {leaveOut}
        </Trans>
      </li>
    </ul>
  </>
);

export default function YogaStressReliefPage() {
  const { t } = useLingui();
  return (
    <ArticleTemplate
      content={{
        name: 'yoga-stress-relief',
        head: {
          title: t`5 Yoga Poses for Stress Relief`,
          description: t`Five yoga poses for stress relief in twenty minutes, from Balasana to Shavasana: how to do each, how long to hold it, and when to leave it out.`,
          keywords: t`yoga for stress relief, Balasana, cat cow, Uttanasana, Viparita Karani, Shavasana, yoga for beginners`,
        },
        body: (
          <>
            <p>{t`These five yoga poses for stress relief take twenty minutes. You need a mat or a thick carpet, a blanket and a free stretch of wall. Practise at least two hours after a meal, and at a set time if you can: before breakfast, say, or between work and supper. Keep to the order: it leads from the floor to standing and back, until you lie still.`}</p>
            <p>{t`Throughout, breathe through your nose, four counts in and six counts out. If you lose that rhythm, you're doing too much. A stretch should never hurt. Yoga may help you unwind; it does not treat illness. If you are pregnant, have recently had an operation, or have any of the conditions named below, ask your doctor first.`}</p>
            <Pose
              title={t`1. Child's Pose (Balasana)`}
              picture={pictures.balasana}
              alt={t`Child's pose: kneeling, the forehead on the mat and the arms stretched forward`}
              steps={[
                t`Kneel with your big toes together and your knees apart.`,
                t`Sit back towards your heels. If there's a gap, fill it with the folded blanket.`,
                t`Breathing out, walk your hands forward until your forehead rests on the mat or on your two fists, one on top of the other.`,
                t`If your forehead is on the mat, you can lay your arms back beside your legs, palms up. Let your shoulders drop.`,
              ]}
              howLong={t`two minutes, about twelve breaths.`}
              feel={t`the back of your ribs widening with every breath in.`}
              leaveOut={t`if your knees or ankles hurt, if you have osteoporosis or glaucoma, and in later pregnancy. Sit upright on a chair instead, hands in your lap, and breathe as above.`}
            />
            <Pose
              title={t`2. Cat and Cow (Marjaryasana-Bitilasana)`}
              picture={pictures.catcow}
              alt={t`Cat and cow pose, shown twice on hands and knees: once the back sinks and the head lifts, once the back is round and the head hangs`}
              steps={[
                t`Come onto your hands and knees, wrists under shoulders, knees under hips, fingers spread.`,
                t`Breathing in, let your belly sink; lift your breastbone and gaze a little: this is the cow.`,
                t`Breathing out, push the floor away, round your back and let your head hang: the cat.`,
                t`Start each movement with the breath, and end it when the breath ends.`,
              ]}
              howLong={t`ten to twelve rounds, about two minutes.`}
              feel={t`your spine moving bit by bit, from the tailbone to the neck.`}
              leaveOut={t`with osteoporosis (the cat rounds the back), or after a recent operation on your back or abdomen. With sore wrists, rest on your forearms; with a sore neck, keep your head in line with your spine.`}
            />
            {frieze && <Frieze source={frieze} />}
            <Pose
              title={t`3. Standing Forward Bend (Uttanasana)`}
              picture={pictures.uttanasana}
              alt={t`Standing forward bend: folded from the hips with bent knees, hands on the elbows, the head hanging`}
              steps={[
                t`Stand with your feet hip-width apart and bend your knees.`,
                t`Breathing out, fold forward from the hips until your belly rests on your thighs.`,
                t`Hold your elbows and let your head hang. Gently nod it, then shake it.`,
                t`To come up, put your hands on your thighs and rise slowly with a long back. Stand still for two breaths.`,
              ]}
              howLong={t`one minute, six breaths.`}
              feel={t`the weight of your head and a stretch behind your thighs, but none in your lower back.`}
              leaveOut={t`if you have osteoporosis, glaucoma, uncontrolled high blood pressure, a slipped disc, reflux or dizziness, and in later pregnancy. Stand facing the wall instead and rest your forehead on your forearms.`}
            />
            <Pose
              title={t`4. Legs up the Wall (Viparita Karani)`}
              picture={pictures['viparita-karani']}
              alt={t`Legs up the wall: lying on the back, the pelvis on folded blankets, the legs straight up`}
              steps={[
                t`Sit sideways with one hip against the wall.`,
                t`Breathing out, swing your legs up the wall as you lower your back and head to the floor.`,
                t`Slide away from the wall until your knees are soft and nothing strains. You can put the folded blanket under your pelvis.`,
                t`Open your arms to the sides, palms up, close your eyes and stop counting.`,
                t`To come out, bend your knees, roll onto your right side, wait for three breaths and push yourself up with your hands.`,
              ]}
              howLong={t`eight minutes, or less if your feet go to sleep.`}
              feel={t`light feet, a heavy pelvis, a belly that rises and sinks by itself.`}
              leaveOut={t`if you have ever had a blood clot, if you have reflux, glaucoma, heart disease or uncontrolled high blood pressure, and in later pregnancy. If only the backs of your legs protest, lay your calves on the seat of a chair.`}
            />
            <Pose
              title={t`5. Corpse Pose (Shavasana)`}
              picture={pictures.shavasana}
              alt={t`Corpse pose from above: lying on the back under a blanket, arms and feet apart, palms up`}
              steps={[
                t`Lie on your back, your feet a little wider than your hips, your arms away from the body, palms up.`,
                t`Cover yourself, because you cool down quickly when you lie still. If your lower back aches, put a rolled-up towel under your knees.`,
                t`Breathing in, tense everything once: fists, feet, face. Breathing out, let go.`,
                t`Go through your body from the feet to the forehead, silently naming each part. Then stop naming.`,
                t`At the end, move your fingers and toes, roll onto your right side and sit up, head last.`,
              ]}
              howLong={t`seven minutes. Set a quiet alarm, so that you needn't watch the time.`}
              feel={t`the floor, under your heels, calves, pelvis, shoulders and head. Thoughts will come; let them go by.`}
              leaveOut={t`in later pregnancy: lie on your left side instead, with a cushion between your knees. With reflux, prop up your upper body. If closing your eyes makes you uneasy, sit against the wall and keep them open.`}
            />
            <h2>{t`If you have only five minutes`}</h2>
            <p>{t`Do the first pose and the last, and shorten them rather than rush. Leave the mat where you can't miss it. Give the practice a week at different times of day, then keep to the one that comes most easily.`}</p>
          </>
        ),
        closing: {
          title: t`A teacher can correct what an article can't`,
          text: t`Retreats in Rishikesh or Kerala have two classes a day.`,
          href: '/yoga-retreats',
          label: t`View yoga retreats`,
        },
        related: ['yoga-retreats', 'forest-bathing', 'bali-yoga-meditation'],
      }}
    />
  );
}
