/** Every record of the operator's. */
export interface Origin {
  /**
   * The day of the last check, as 2026-03-01. A record without it is an example: `ExamplesNotice` says so on its pages,
   * it appears in no metadata, feed or mail, and a deploy refuses it.
   */
  checked?: string;
}

/** Whether a record is the demonstration operator's. */
export const isExample = ({ checked }: Origin): boolean => checked === undefined;

interface Money {
  /** In whole units of the currency, taxes included. */
  amount: number;
  /** ISO 4217. */
  currency: 'EUR' | 'GBP' | 'CHF' | 'USD' | 'INR';
}

export interface Amount extends Money {
  /** The same in a second currency, shown beside it once. */
  also?: Money;
}
