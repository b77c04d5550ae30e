import { type IssueCode, parseSubscription } from '@elevate/enquiry';

/** What is wrong with an address somebody wants the newsletter at, if anything is. */
export const validateSubscription = (email: string): IssueCode | undefined =>
  parseSubscription({ email }).issues?.[0]?.code;
