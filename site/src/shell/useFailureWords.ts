import { CallError } from '@elevate/backend-client';
import { useLingui } from '@lingui/react/macro';
import { useIssueWords } from './useIssueWords.ts';

/** A sentence on why a call has failed, to stand before what can be done now. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui();
  const issueWords = useIssueWords();
  return (error) => {
    const { kind, issues } =
      error instanceof CallError ? error : { kind: 'unknown' as const, issues: [] };
    switch (kind) {
      case 'offline':
        return t`You seem to be offline.`;
      case 'timeout':
        return t`No answer came within 20\u00A0seconds.`;
      case 'too-many':
        return t`Too much is arriving here at once. In ten minutes there is room again.`;
      case 'refused': {
        const [issue] = issues;
        return issue ? `${issueWords(issue.code)}.` : t`Our server did not accept this.`;
      }
      case 'unavailable':
      case 'unknown':
      default:
        return t`Our server did not answer as it should.`;
    }
  };
}
