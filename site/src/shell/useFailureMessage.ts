import { CallError, type CallErrorKind, callTimeout } from '@elevate/backend-client';
import { isIssueCode } from '@elevate/enquiry/issues';
import { useLingui } from '@lingui/react/macro';
import { useIssueMessage } from './useIssueMessage.ts';

const kindOf = (error: unknown): CallErrorKind =>
  error instanceof CallError ? error.kind : 'unknown';

/** Whether a reload of the page solves a failure. */
export const needsReload = (error: unknown): boolean => kindOf(error) === 'not-loaded';

/** A sentence that says why a call failed. The forms show it before what the visitor can do. */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useLingui();
  const issueMessage = useIssueMessage();
  return (error) => {
    switch (kindOf(error)) {
      case 'offline':
        return t`You seem to be offline.`;
      case 'timeout':
        return t`Our server didn't respond within ${{ seconds: callTimeout / 1000 }} seconds.`;
      case 'too-many':
        return t`Too many requests are coming in right now. It should work again in ten minutes.`;
      case 'refused': {
        const [issue] = (error as CallError).issues;
        return issue && isIssueCode(issue.code)
          ? `${issueMessage(issue.code)}.`
          : t`Our server didn't accept this.`;
      }
      case 'not-loaded':
        return t`Part of this page didn't load.`;
      case 'unavailable':
      case 'unknown':
      default:
        return t`Our server isn't responding properly right now.`;
    }
  };
}
