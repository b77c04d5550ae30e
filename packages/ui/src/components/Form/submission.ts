import { useRef } from 'react';

/** Travels with what is sent, so that the receiver knows a repetition. */
export interface Submission {
  /** A UUID (RFC 9562), the same for every attempt to send the same values. */
  submissionId: string;
}

/**
 * Keeps the id of a submission: `idOf` answers the same one until the values change or `renew` is
 * called, which is after success.
 */
export function useSubmissionId() {
  const attempt = useRef<{ values: string; id: string } | undefined>(undefined);
  return {
    idOf(values: unknown): string {
      const written = JSON.stringify(values);
      if (attempt.current?.values !== written) {
        attempt.current = { values: written, id: crypto.randomUUID() };
      }
      return attempt.current.id;
    },
    renew() {
      attempt.current = undefined;
    },
  };
}
