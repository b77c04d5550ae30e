/**
 * The brief: what a visitor may add to an enquiry so that one email answers it (docs/product.md,
 * section 5). Every answer is one of a closed list, is optional, and is absent when it is empty.
 */

/** How many nights the visitor has, in the form and in the finder. */
export const nightRanges = ['up-to-4', '5-7', '8-13', '14-21', 'over-21'] as const;
export type NightRange = (typeof nightRanges)[number];

/** How many travel. */
export const partySizes = ['1', '2', '3-4', 'over-4'] as const;
export type PartySize = (typeof partySizes)[number];

const replyChannels = ['email', 'phone'] as const;
type ReplyChannel = (typeof replyChannels)[number];

/** When the visitor would like to be called, in their own time zone. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** A month as ISO 8601 writes it, `2027-03`. */
export type Month = `${number}-${number}`;

/** A budget a person without flights, in whole units of the operator's currency. */
interface BudgetBand {
  /** `under-1500`, `1500-2500`, `over-4000`. */
  id: string;
  from?: number;
  to?: number;
}

export interface Brief {
  month?: Month | 'open';
  nights?: NightRange;
  travellers?: PartySize;
  /** The id of a band, or `unknown`: the visitor doesn't know yet. */
  budget?: string;
  reply?: ReplyChannel;
  /** With `reply: 'phone'` only. */
  dayPart?: DayPart;
  /** An IANA name. With `reply: 'phone'` only. */
  timeZone?: string;
}

/**
 * The bands that the operator's bounds make.
 * @param bounds ascending amounts; each ends one band and begins the next
 */
export const budgetBands = (bounds: readonly number[]): BudgetBand[] => [
  ...bounds.map((to, index) => {
    const from = bounds[index - 1];
    return from === undefined ? { id: `under-${to}`, to } : { id: `${from}-${to}`, from, to };
  }),
  ...bounds.slice(-1).map((from) => ({ id: `over-${from}`, from })),
];

/** @param number of months since the year 0 */
const monthAt = (number: number): Month =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}` as Month;

/** The months that the form offers: the one of `day` to 18 ahead. */
export function offeredMonths(day: Date): Month[] {
  const first = day.getFullYear() * 12 + day.getMonth();
  return Array.from({ length: 19 }, (_, ahead) => monthAt(first + ahead));
}

/** Last month to 19 months ahead: the visitor's clock may be wrong, and a form may stay open past the end of a month. */
function isMonthNear(value: unknown, now: number): value is Month {
  if (typeof value !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return false;
  const today = new Date(now);
  const current = today.getUTCFullYear() * 12 + today.getUTCMonth();
  return monthAt(current - 1) <= value && value <= monthAt(current + 19);
}

/** Whether a name is a time zone's that this runtime knows. */
function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    (values as readonly unknown[]).includes(value);

/**
 * Parses a brief from a value of any shape. Unknown answers are dropped; they are never a reason to refuse an
 * enquiry.
 * @param bounds of the operator's budget bands
 * @param now milliseconds since 1970
 * @returns undefined when nothing was answered
 */
export function parseBrief(
  data: unknown,
  { bounds, now }: { bounds: readonly number[]; now: number },
): Brief | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { month, nights, travellers, budget, reply, dayPart, timeZone } = data as Record<
    keyof Brief,
    unknown
  >;
  const budgets = ['unknown', ...budgetBands(bounds).map(({ id }) => id)];
  const brief: Brief = {
    ...((month === 'open' || isMonthNear(month, now)) && { month }),
    ...(oneOf(nightRanges)(nights) && { nights }),
    ...(oneOf(partySizes)(travellers) && { travellers }),
    ...(oneOf(budgets)(budget) && { budget }),
    ...(oneOf(replyChannels)(reply) && { reply }),
    ...(reply === 'phone' && oneOf(dayParts)(dayPart) && { dayPart }),
    ...(reply === 'phone' && isTimeZone(timeZone) && { timeZone }),
  };
  return Object.keys(brief).length > 0 ? brief : undefined;
}
