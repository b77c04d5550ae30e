import { unsubscribeName } from '@elevate/enquiry';
import { CallError, type CallErrorKind, unreachable } from './CallError.ts';

const kinds: Readonly<Record<number, CallErrorKind>> = {
  429: 'too-many',
  503: 'unavailable',
  504: 'timeout',
};

/** Posts the form that List-Unsubscribe-Post asks of a mail program. @throws `CallError` */
export async function postUnsubscribe(token: string): Promise<void> {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click', token });
  const response = await fetch(`/functions/${unsubscribeName}`, { method: 'POST', body }).catch(
    (error: unknown) => {
      throw unreachable(error);
    },
  );
  // Nothing else can be wrong with the form.
  if (response.status === 400) throw new CallError('refused', { reason: 'token-invalid' });
  if (!response.ok) throw new CallError(kinds[response.status] ?? 'unknown');
}
