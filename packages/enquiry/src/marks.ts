/**
 * What tells a bot from a person, sent beside the fields. A call without it works
 * (docs/product.md, section 7), so what is missing marks nothing.
 */
export interface Signals {
  /** What stands in a field that no person sees. */
  trap?: string;
  /** Whole milliseconds from the form's first focus or input to its sending. */
  took?: number;
}

/**
 * Why a submission may be a bot's: 'trap' where the field that no person sees is filled in, 'fast'
 * where it was sent sooner than a person types, 'flood' where it came among more than people send. A
 * marked submission reaches the team all the same, as there are autofill and fast typists, and a
 * person who writes while a flood comes in; it only gets no answer by mail.
 */
export type Mark = 'trap' | 'fast' | 'flood';

/** Milliseconds that a person takes at least; filling in by a password manager included. */
const leastTime = 2000;

/** The signals in a payload, whatever it is: what is malformed is dropped. */
export function signals({ trap, took }: Record<string, unknown>): Signals {
  return {
    ...(typeof trap === 'string' && trap !== '' && { trap }),
    ...(typeof took === 'number' && Number.isSafeInteger(took) && took >= 0 && { took }),
  };
}

/** The marks that a submission bears by itself, in a fixed order. */
export function marksOf({ trap, took }: Signals): Mark[] {
  return [
    ...(trap ? (['trap'] as const) : []),
    ...(took !== undefined && took < leastTime ? (['fast'] as const) : []),
  ];
}
