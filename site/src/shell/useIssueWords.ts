import type { IssueCode } from '@elevate/enquiry';
import { issueMessages } from '@elevate/enquiry/issues';
import { useLingui } from '@lingui/react';

/** The words, in the page's language, for a code that the schemas report. */
export function useIssueWords(): (code: string) => string {
  const { i18n } = useLingui();
  return (code) => i18n._(issueMessages[code as IssueCode]);
}
