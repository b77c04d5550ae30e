/**
 * Whether a record is the operator's own, and when someone last compared it with what the partner says, or a
 * sample. A sample shows a visible 'Example' tag, appears in no metadata, feed or mail, and a deploy refuses it.
 */
export type Origin =
  | {
      sample?: undefined;
      /** The day of the last check, as 2026-03-01. */
      checked: string;
    }
  | { sample: true; checked?: undefined };

/** ISO 4217. */
type Currency = 'EUR' | 'GBP' | 'CHF' | 'USD' | 'INR';

export interface Amount {
  /** In whole units of the currency, taxes included. */
  amount: number;
  currency: Currency;
}
