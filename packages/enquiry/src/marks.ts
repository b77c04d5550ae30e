/**
 * Signals that tell a bot from a person, sent beside the fields. Each is optional (docs/product.md, section
 * 7); a missing one causes no mark.
 */
export interface BotSignals {
  /** Value of the honeypot, a field that no person sees. */
  trap?: string;
  /** Whole milliseconds from the form's first focus or input to its submission. */
  took?: number;
}

/**
 * Why a submission may be a bot's: the honeypot is filled in ('trap'), it was sent faster than a person
 * types ('fast'), or there are more submissions than people send ('flood'). A marked submission is delivered to
 * the team, because autofill and fast typists exist, but it is not acknowledged.
 */
export type Mark = 'trap' | 'fast' | 'flood';

/** Milliseconds that a person needs at least, even with autofill. */
const minimumTime = 2000;

/** The signals of a payload of any shape. Malformed ones are dropped. */
export function botSignals({ trap, took }: Record<string, unknown>): BotSignals {
  return {
    ...(typeof trap === 'string' && trap !== '' && { trap }),
    ...(typeof took === 'number' && Number.isSafeInteger(took) && took >= 0 && { took }),
  };
}

/** The marks that follow from the signals, in a fixed order. */
export function marksOf({ trap, took }: BotSignals): Mark[] {
  return [
    ...(trap ? (['trap'] as const) : []),
    ...(took !== undefined && took < minimumTime ? (['fast'] as const) : []),
  ];
}
