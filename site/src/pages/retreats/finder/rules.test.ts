import { type JourneyId, journeys } from '@elevate/enquiry';
import { describe, expect, it } from 'vitest';
import {
  drawbacks,
  drawbacksOf,
  objections,
  objectionTo,
  strengthOf,
  strengths,
} from './reasons.ts';
import {
  type Answers,
  adviseOn,
  type Category,
  categories,
  choices,
  goesAgainst,
  ruledOutBy,
  servesAim,
} from './rules.ts';

const questions = ['structure', 'company'] as const;

const everyAnswer: Answers[] = choices.aim.flatMap((aim) =>
  choices.nights.flatMap((nights) =>
    choices.structure.flatMap((structure) =>
      choices.company.flatMap((company) =>
        choices.fasting.map((fasting) => ({ aim, nights, structure, company, fasting })),
      ),
    ),
  ),
);

const cases = everyAnswer.map((answers) => {
  const advice = adviseOn(answers);
  return { name: Object.values(answers).join(', '), answers, ...advice };
});

it('knows every category of retreat', () => {
  const ids = Object.keys(journeys) as JourneyId[];
  const expected = ids.filter((id) => journeys[id].kind === 'category');
  expect(categories.toSorted()).toEqual(expected.toSorted());
});

describe('for every combination of answers', () => {
  it('suggests two categories and advises against a third', () => {
    const repeated = cases.filter(
      ({ suggested, advisedAgainst }) =>
        new Set([...suggested, advisedAgainst.category]).size !== 3,
    );
    expect(repeated).toEqual([]);
  });

  it('suggests nothing with fasting or purging to someone who does not accept it', () => {
    const wrong = cases.filter(
      ({ answers, suggested }) =>
        answers.fasting === 'no' &&
        suggested.some((category) => category === 'ayurveda' || category === 'detox-healing'),
    );
    expect(wrong).toEqual([]);
  });

  it('suggests a Panchakarma from 14 nights on, and detox and weight loss from five', () => {
    const wrong = cases.filter(
      ({ answers: { nights }, suggested }) =>
        (nights !== '14-21' && nights !== 'over-21' && suggested.includes('ayurveda')) ||
        (nights === 'up-to-4' &&
          suggested.some(
            (category) => category === 'detox-healing' || category === 'weight-loss-retreats',
          )),
    );
    expect(wrong).toEqual([]);
  });

  it('suggests rest to someone exhausted, and advises against a Panchakarma', () => {
    const exhausted = cases.filter(({ answers }) => answers.aim === 'exhausted');
    expect(new Set(exhausted.flatMap(({ suggested }) => suggested))).toEqual(
      new Set(['spa-wellness', 'mindful-escapes', 'yoga-retreats']),
    );
    expect(
      exhausted.filter(({ advisedAgainst }) => advisedAgainst.category !== 'ayurveda'),
    ).toEqual([]);
  });

  it('suggests nothing that goes against an answer where another category serves the aim and does not', () => {
    const wrong = cases.filter(({ answers, suggested }) => {
      const isContrary = (category: Category) =>
        questions.some((question) => goesAgainst(category, question, answers));
      const isLeftOut = categories.some(
        (category) =>
          !suggested.includes(category) &&
          servesAim(category, answers) &&
          !ruledOutBy(category, answers) &&
          !isContrary(category),
      );
      return isLeftOut && suggested.some(isContrary);
    });
    expect(wrong).toEqual([]);
  });

  it('says what goes against an answer', () => {
    const silent = cases.flatMap(({ name, answers, suggested }) =>
      suggested.flatMap((category) =>
        questions
          .filter((question) => goesAgainst(category, question, answers))
          .filter((question) => {
            const saying = drawbacks[category].always.find(({ when }) =>
              (when?.[question] as readonly string[] | undefined)?.includes(answers[question]),
            );
            return !saying || !drawbacksOf(category, answers).includes(saying.text);
          })
          .map((question) => `${name}: ${category}, ${question}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('has a sentence for and against each of the two, and one why not', () => {
    const lacking = cases.filter(
      ({ answers, suggested, advisedAgainst }) =>
        !objectionTo(advisedAgainst, answers) ||
        suggested.some(
          (category) =>
            !strengthOf(category, answers) || drawbacksOf(category, answers).length === 0,
        ),
    );
    expect(lacking).toEqual([]);
  });

  it('uses every sentence', () => {
    const used = new Set<unknown>(
      cases.flatMap(({ answers, suggested, advisedAgainst }) => [
        objectionTo(advisedAgainst, answers),
        ...suggested.flatMap((category) => [
          strengthOf(category, answers),
          ...drawbacksOf(category, answers),
        ]),
      ]),
    );
    const sentences = [
      ...Object.values(objections).flatMap((texts) => Object.values(texts)),
      ...Object.values(strengths).flatMap((texts) => Object.values(texts)),
      ...Object.values(drawbacks).flatMap(({ always, otherwise }) =>
        [...always, ...otherwise].map(({ text }) => text),
      ),
    ];
    expect(sentences.filter((sentence) => !used.has(sentence))).toEqual([]);
  });
});
