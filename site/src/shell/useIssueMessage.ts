import type { IssueCode } from '@elevate/enquiry';
import { issueMessages } from '@elevate/enquiry/issues';
import { useLingui } from '@lingui/react';

/** @returns a function whose code has to be known: check one that a function sent with `isIssueCode` first */
export function useIssueMessage(): (code: string) => string {
  const { i18n } = useLingui();
  return (code) => i18n._(issueMessages[code as IssueCode]);
}
