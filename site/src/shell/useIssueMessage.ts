import type { IssueCode } from '@elevate/enquiry';
import { issueMessages } from '@elevate/enquiry/issues';
import { useLingui } from '@lingui/react';

/** The message of an issue in the page's language. For a code that a function sent, check `isIssueCode` first. */
export function useIssueMessage(): (code: string) => string {
  const { i18n } = useLingui();
  return (code) => i18n._(issueMessages[code as IssueCode]);
}
