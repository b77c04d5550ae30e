import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The mark of an enquiry that tests the site (scripts/smoke.ts), in its field `smoke`. It takes the key to
 * make it: a mark that anybody could set would hide enquiries from the team and from the alerts.
 * @param key the secret `SUBMISSION_KEY`. Its line break, where it was set from a file, is no part of it
 */
export const smokeMark = (submissionId: string, key: string): string =>
  createHmac('sha256', key.trim())
    .update(JSON.stringify(['smoke', submissionId]))
    .digest('hex');

/** Whether the data of a call, of any shape, has the mark of its submission. */
export function hasSmokeMark(
  data: unknown,
  submissionId: string | undefined,
  key: string,
): boolean {
  const mark = (data as { smoke?: unknown } | null | undefined)?.smoke;
  if (typeof mark !== 'string' || submissionId === undefined) return false;
  const sent = Buffer.from(mark);
  const ours = Buffer.from(smokeMark(submissionId, key));
  return sent.length === ours.length && timingSafeEqual(sent, ours);
}
