import { brand } from '@elevate/brand';
import { type Brief, parseBrief } from '@elevate/enquiry';
import type { Draft, EnquiryValues, NewsletterValues } from '@elevate/ui';

export type NewsletterFormId = `newsletter-${string}`;

/**
 * What a visitor has typed but not sent, by the form's id. In memory; JSON, for the browser to restore after Back, and
 * for the history entry across a reload of our own.
 */
export interface Drafts {
  /** Not renamed to 'enquiry', because history entries of open pages hold it. */
  contact?: Draft<Partial<EnquiryValues>>;
  /** The optional answers below the fields of `contact`. */
  brief?: Brief;
  [id: NewsletterFormId]: Draft<Partial<NewsletterValues>>;
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

const isDraft = (data: unknown) =>
  isObject(data) &&
  isObject(data['values']) &&
  Object.entries(data['values']).every(
    ([name, value]) => typeof value === (/consent/i.test(name) ? 'boolean' : 'string'),
  );

/** Parses drafts from a value of any shape, and drops what is none. */
export function parseDrafts(data: unknown): Drafts {
  const { brief: answers, ...forms } = isObject(data) ? data : {};
  const brief = parseBrief(answers, { bounds: brand.budget.bounds, now: Date.now() });
  const drafts = Object.entries(forms).filter(([, draft]) => isDraft(draft));
  return { ...Object.fromEntries(drafts), ...(brief && { brief }) };
}

/**
 * A field outside the app. After Back from another site the browser restores what it holds, as it does the form's own
 * fields, but also the drafts of other pages, and what is only asked for after an answer.
 */
const backField = () => document.getElementById('drafts') as HTMLInputElement;

/** The drafts that the browser has restored. */
export function restoredDrafts(): Drafts {
  try {
    return parseDrafts(JSON.parse(backField().value));
  } catch {
    return {}; // Empty, or filled in by other code.
  }
}

/** Lets the browser restore the drafts, if the visitor comes back to this document or it is discarded. */
export function keepForBack(drafts: Drafts): void {
  document.addEventListener('visibilitychange', () => {
    backField().value = JSON.stringify(drafts);
  });
}
