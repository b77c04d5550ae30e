import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Advice, Answers, Category, Question } from './rules.ts';

/** What speaks for a category: by aim, and `otherwise`. */
export const strengths: Record<
  Category,
  Partial<Record<Answers['aim'] | 'otherwise', MessageDescriptor>>
> = {
  'spa-wellness': {
    exhausted: msg`One treatment a day and nothing else you have to do: you can sleep as long as you like.`,
    body: msg`An hour of warm oil, then steam: a relief for a back that has spent the year at a desk.`,
    comfort: msg`Unhurried massages, a swim, good food, and nobody who tells you when to get up.`,
    otherwise: msg`There's nothing to learn and no timetable, so even three nights are worth it.`,
  },
  'yoga-retreats': {
    calm: msg`Breathing exercises and two classes a day give you one thing to think about at a time, and you can go on with them at home.`,
    body: msg`You practise twice a day at your own level, and can ask for a short sequence to take home.`,
    otherwise: msg`Two classes a day, freshly cooked vegetarian food and early nights, without a diet.`,
  },
  'mindful-escapes': {
    exhausted: msg`Few words and little to do: you walk slowly in the forest, and your phone stays in a drawer.`,
    calm: msg`Sitting, walking and silence fill the days, with a teacher to ask when it gets hard.`,
    otherwise: msg`Slow walks, slow meals and no phone: you notice what you usually hurry past.`,
  },
  ayurveda: {
    habits: msg`A doctor plans your meals and treatments, and the day is settled from the first decoction to lights out.`,
    comfort: msg`An oil treatment every day, meals planned for you, and a doctor who has time for you.`,
  },
  'detox-healing': {
    habits: msg`Coffee, sugar and alcohol are left out for everyone. Afterwards you decide what to take up again.`,
  },
  'weight-loss-retreats': {
    body: msg`You walk, do aqua aerobics and yoga every day, in ways that spare your knees.`,
    habits: msg`You learn to cook food that fills you, move every day, sleep enough, and choose two habits to keep at home.`,
    weight: msg`Filling vegetarian food, about two hours of exercise a day and enough sleep, planned with you after a check-up.`,
  },
};

interface Drawback {
  /** The answers to which it applies; without it, to all. */
  when?: { [Q in Question]?: readonly Answers[Q][] };
  text: MessageDescriptor;
}

interface Drawbacks {
  /** Said wherever they apply: what goes against an answer, and what must be known first. */
  always: readonly Drawback[];
  /** Where none of those applies: the first of these that does. */
  otherwise: readonly Drawback[];
}

/** What speaks against a category. */
export const drawbacks: Record<Category, Drawbacks> = {
  'spa-wellness': {
    always: [
      {
        when: { aim: ['habits', 'weight'] },
        text: msg`The food is good and nobody minds what you order: hardly the place to change how you eat.`,
      },
      {
        when: { structure: ['full'] },
        text: msg`Nobody wakes you or gives you a plan: if you want one, you have to bring your own.`,
      },
      {
        when: { company: ['group'] },
        text: msg`Most guests come in pairs and keep to themselves, so you may often eat alone.`,
      },
    ],
    otherwise: [
      {
        text: msg`It's a rest and little more: you learn nothing there that you could go on with at home.`,
      },
    ],
  },
  'yoga-retreats': {
    always: [
      {
        when: { structure: ['free'] },
        text: msg`The first class is early, in an ashram at 5:30, and the day follows a timetable.`,
      },
      {
        when: { company: ['alone'] },
        text: msg`You practise in a class and eat with the others; only the hours in between are your own.`,
      },
    ],
    otherwise: [
      {
        when: { nights: ['up-to-4'] },
        text: msg`Four nights or fewer is rather short: you fly home just as the early mornings get easier.`,
      },
      {
        text: msg`Supper is early and without wine, and in an ashram the lights are out before ten.`,
      },
    ],
  },
  'mindful-escapes': {
    always: [
      {
        when: { aim: ['exhausted'] },
        text: msg`Long silence can bring up what was buried. If you hardly sleep or live with depression, speak to your doctor or therapist first.`,
      },
      {
        when: { aim: ['habits', 'weight'] },
        text: msg`Food isn't the subject here: you eat slowly, but nobody draws up a plan for you.`,
      },
      {
        when: { structure: ['free'] },
        text: msg`The hours are set: you get up at 6:00, and sittings, walks and meals are at fixed times.`,
      },
      {
        when: { company: ['partner'] },
        text: msg`You're silent for much of the day, with your partner too.`,
      },
    ],
    otherwise: [
      {
        when: { nights: ['up-to-4'] },
        text: msg`It takes until about the third evening to settle in, and then you're packing.`,
      },
      {
        when: { nights: ['14-21', 'over-21'] },
        text: msg`Five to seven nights are enough: plan something else for the others.`,
      },
      {
        text: msg`Sitting still is hard at first, and not all the thoughts that silence brings up are pleasant.`,
      },
    ],
  },
  ayurveda: {
    always: [
      {
        when: { structure: ['free'] },
        text: msg`The clinic decides when you eat, rest and sleep, down to the half hour.`,
      },
      {
        when: { company: ['group'] },
        text: msg`You meet other guests at meals, but spend the rest of the day on your own.`,
      },
    ],
    otherwise: [
      {
        when: { aim: ['comfort'] },
        text: msg`It's treatment rather than pampering: bitter decoctions, often purging, and rice soup at the end.`,
      },
      {
        text: msg`It takes two to three weeks without alcohol or coffee, with hardly any sun, and it's strenuous.`,
      },
    ],
  },
  'detox-healing': {
    always: [
      {
        when: { structure: ['free'] },
        text: msg`The day is planned, from warm water at 6:00 to lights out at 21:00.`,
      },
    ],
    otherwise: [
      {
        when: { nights: ['14-21', 'over-21'] },
        text: msg`Five to ten nights are enough: plan something else for the others.`,
      },
      {
        text: msg`The first two or three days may bring a headache, above all if you drink a lot of coffee.`,
      },
    ],
  },
  'weight-loss-retreats': {
    always: [
      {
        when: { structure: ['free'] },
        text: msg`The days are full: a walk at 6:00, exercise, a treatment, and bed at 21:30.`,
      },
      {
        when: { company: ['alone'] },
        text: msg`Walks, meals and classes are in a group, so you have few hours to yourself.`,
      },
    ],
    otherwise: [
      {
        when: { nights: ['5-7', '8-13'] },
        text: msg`In this time you find out whether you like it. For habits that last, two or three weeks are better.`,
      },
      {
        text: msg`Day three tends to be the hardest, and nobody can promise how much weight you'll lose.`,
      },
    ],
  },
};

/** Why the finder advises against a category: by the aim that it does not serve, or by the answer that rules it out. */
export const objections: {
  aim: Record<Answers['aim'], MessageDescriptor>;
  fasting: Partial<Record<Category, MessageDescriptor>>;
  nights: Partial<Record<Category, MessageDescriptor>>;
} = {
  aim: {
    exhausted: msg`A Panchakarma, the intensive form, is strenuous, and what you need is rest. Being exhausted is no reason to be turned away, but ask for a gentler stay.`,
    calm: msg`It's about food, and without coffee and sugar the first two or three days may bring a headache rather than calm.`,
    body: msg`You spend the days lying on a treatment table and resting: there's little movement.`,
    habits: msg`The food is good and nobody minds what you order: a pleasant stay, but little would change.`,
    weight: msg`Fasting isn't a quick way to lose weight, and going without for a week doesn't teach you how to eat at home.`,
    comfort: msg`You're up at 6:00, move for about two hours a day and keep to a plan: that's work, even if it does you good.`,
  },
  fasting: {
    ayurveda: msg`Purging is often part of a Panchakarma, and you'd rather not. For oil treatments alone, a spa is enough.`,
    'detox-healing': msg`Very light meals, juice days or fasting are part of it, and you'd rather not.`,
  },
  nights: {
    ayurveda: msg`A Panchakarma takes two to three weeks and can't be shortened.`,
    'detox-healing': msg`The first two or three days are the hardest, so it takes at least five to get anything out of it.`,
    'weight-loss-retreats': msg`Habits take time: a week shows whether you like it, and two are a start.`,
  },
};

export const strengthOf = (category: Category, { aim }: Answers) =>
  strengths[category][aim] ?? strengths[category].otherwise;

const applies = ({ when = {} }: Drawback, answers: Answers) =>
  (Object.keys(when) as Question[]).every((question) =>
    (when[question] as readonly string[]).includes(answers[question]),
  );

/** What speaks against a category, a sentence or several. */
export function drawbacksOf(category: Category, answers: Answers): MessageDescriptor[] {
  const { always, otherwise } = drawbacks[category];
  const said = always.filter((drawback) => applies(drawback, answers));
  const first = otherwise.find((drawback) => applies(drawback, answers));
  return (said.length > 0 || !first ? said : [first]).map(({ text }) => text);
}

export const objectionTo = ({ category, because }: Advice['advisedAgainst'], { aim }: Answers) =>
  because === 'aim' ? objections.aim[aim] : objections[because][category];
