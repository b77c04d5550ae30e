import { type JourneyId, nightRanges } from '@elevate/enquiry';

/** The categories of retreat that the finder chooses from. Of two that fit equally well, the earlier one wins. */
export const categories = [
  'spa-wellness',
  'yoga-retreats',
  'mindful-escapes',
  'ayurveda',
  'detox-healing',
  'weight-loss-retreats',
] as const satisfies readonly JourneyId[];

export type Category = (typeof categories)[number];

/** The five questions with their answers, in the order in which they are asked. */
export const choices = {
  aim: ['exhausted', 'calm', 'body', 'habits', 'weight', 'comfort'],
  nights: nightRanges,
  structure: ['free', 'some', 'full'],
  company: ['alone', 'partner', 'group'],
  fasting: ['yes', 'no'],
} as const;

export type Question = keyof typeof choices;
export type Answers = { [Q in Question]: (typeof choices)[Q][number] };

/** What was answered, and whether the advice is shown. */
export interface FinderState {
  answers: Partial<Answers>;
  isShown: boolean;
}

interface Aim {
  /** How well categories serve the aim: 3 is best. The others do not serve it. */
  serves: Partial<Record<Category, 1 | 2 | 3>>;
  /** Categories that people with this aim are drawn to and may regret, the likeliest first. */
  doubtful: readonly Category[];
}

const aims: Record<Answers['aim'], Aim> = {
  exhausted: {
    serves: { 'spa-wellness': 3, 'mindful-escapes': 2, 'yoga-retreats': 1 },
    doubtful: ['ayurveda'],
  },
  calm: {
    serves: { 'mindful-escapes': 3, 'yoga-retreats': 2, 'spa-wellness': 1 },
    doubtful: ['detox-healing'],
  },
  body: {
    serves: { 'yoga-retreats': 3, 'spa-wellness': 1, 'weight-loss-retreats': 1 },
    doubtful: ['ayurveda'],
  },
  habits: {
    serves: { 'detox-healing': 3, ayurveda: 2, 'weight-loss-retreats': 2, 'yoga-retreats': 1 },
    doubtful: ['detox-healing', 'ayurveda', 'spa-wellness'],
  },
  weight: {
    serves: { 'weight-loss-retreats': 3, 'yoga-retreats': 1 },
    doubtful: ['weight-loss-retreats', 'detox-healing'],
  },
  comfort: {
    serves: { 'spa-wellness': 3, ayurveda: 2, 'yoga-retreats': 1 },
    doubtful: ['ayurveda', 'weight-loss-retreats'],
  },
};

interface Traits {
  /** From how many nights on it is possible, and from how many it is enough. */
  nights: { possible: Answers['nights']; enough: Answers['nights'] };
  /** How well it suits each answer: 2 is best, 0 goes against it. */
  structure: Record<Answers['structure'], 0 | 1 | 2>;
  company: Record<Answers['company'], 0 | 1 | 2>;
  /** Whether fasting or purging is part of it. */
  hasFasting: boolean;
}

const traits: Record<Category, Traits> = {
  'spa-wellness': {
    nights: { possible: 'up-to-4', enough: 'up-to-4' },
    structure: { free: 2, some: 1, full: 0 },
    company: { alone: 1, partner: 2, group: 0 },
    hasFasting: false,
  },
  'yoga-retreats': {
    nights: { possible: 'up-to-4', enough: '5-7' },
    structure: { free: 0, some: 2, full: 2 },
    company: { alone: 0, partner: 1, group: 2 },
    hasFasting: false,
  },
  'mindful-escapes': {
    nights: { possible: 'up-to-4', enough: '5-7' },
    structure: { free: 0, some: 2, full: 1 },
    company: { alone: 2, partner: 0, group: 1 },
    hasFasting: false,
  },
  ayurveda: {
    nights: { possible: '14-21', enough: '14-21' },
    structure: { free: 0, some: 1, full: 2 },
    company: { alone: 2, partner: 1, group: 0 },
    hasFasting: true,
  },
  'detox-healing': {
    nights: { possible: '5-7', enough: '5-7' },
    structure: { free: 0, some: 1, full: 2 },
    company: { alone: 1, partner: 0, group: 1 },
    hasFasting: true,
  },
  'weight-loss-retreats': {
    nights: { possible: '5-7', enough: '14-21' },
    structure: { free: 0, some: 1, full: 2 },
    company: { alone: 0, partner: 1, group: 2 },
    hasFasting: false,
  },
};

/** Whether the structure or the company of a category goes against an answer. */
export const goesAgainst = (
  category: Category,
  question: 'structure' | 'company',
  answers: Pick<Answers, 'structure' | 'company'>,
): boolean =>
  question === 'structure'
    ? traits[category].structure[answers.structure] === 0
    : traits[category].company[answers.company] === 0;

export const servesAim = (category: Category, { aim }: Pick<Answers, 'aim'>): boolean =>
  category in aims[aim].serves;

/** Why the finder advises against a category: it does not serve the aim, or an answer rules it out. */
type Objection = 'aim' | 'fasting' | 'nights';

export interface Advice {
  /** The two categories that fit best. */
  suggested: readonly [Category, Category];
  advisedAgainst: { category: Category; because: Objection };
}

const isFewer = (nights: Answers['nights'], than: Answers['nights']) =>
  choices.nights.indexOf(nights) < choices.nights.indexOf(than);

export function ruledOutBy(
  category: Category,
  { nights, fasting }: Answers,
): Objection | undefined {
  if (fasting === 'no' && traits[category].hasFasting) return 'fasting';
  return isFewer(nights, traits[category].nights.possible) ? 'nights' : undefined;
}

/** Too few nights count against a category that is still possible. */
function fit(category: Category, { aim, nights, structure, company }: Answers): number {
  const { [category]: served = 0 } = aims[aim].serves;
  const isShort = isFewer(nights, traits[category].nights.enough);
  return (
    4 * served +
    traits[category].structure[structure] +
    traits[category].company[company] -
    (isShort ? 2 : 0)
  );
}

/**
 * The finder's advice. Sorted by: serves the aim, number of answers it contradicts, fit. The same answers always lead to
 * the same advice (docs/product.md, section 2).
 */
export function adviseOn(answers: Answers): Advice {
  const isOther = (category: Category) => Number(!servesAim(category, answers));
  const against = (category: Category) =>
    Number(goesAgainst(category, 'structure', answers)) +
    Number(goesAgainst(category, 'company', answers));
  const [first, second] = categories
    .filter((category) => !ruledOutBy(category, answers))
    .toSorted(
      (a, b) =>
        isOther(a) - isOther(b) || against(a) - against(b) || fit(b, answers) - fit(a, answers),
    );
  const [advisedAgainst] = aims[answers.aim].doubtful.flatMap((category) => {
    const because = servesAim(category, answers) ? ruledOutBy(category, answers) : 'aim';
    return because ? [{ category, because }] : [];
  });
  if (!first || !second || !advisedAgainst) throw new Error('The table has no advice');
  return { suggested: [first, second], advisedAgainst };
}
