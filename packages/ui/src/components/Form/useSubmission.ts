import { type RefObject, useRef, useState } from 'react';
import { type ToastContent, type TonedToast, useToasts } from '../Toasts/index.ts';
import { type BotSignals, useBotSignals } from './useBotSignals.ts';

/** Sent with a form's values. */
export interface Submission extends BotSignals {
  /** A UUID (RFC 9562), the same for every attempt to send the same values. */
  submissionId: string;
}

/** What was typed but not sent. It outlives the form, and is JSON. */
export interface Draft<Values> {
  values: Values;
  /** The id of the last attempt, if that sent these values. */
  submissionId?: string;
}

const isEmpty = (values: object) =>
  Object.values(values).every((value) => value === '' || value === false);

interface UseSubmissionOptions<Values> {
  form: RefObject<HTMLFormElement | null>;
  draft: Draft<Partial<Values>> | undefined;
  onDraftChange: ((draft: Draft<Values> | undefined) => void) | undefined;
  onFirstUse: (() => void) | undefined;
  toasts: { sent: Omit<TonedToast, 'tone'>; failed: ToastContent };
}

/**
 * Sends a form: one attempt at a time, the same id while the values stay the same, and a toast at the end.
 */
export function useSubmission<Values extends object>({
  form,
  draft,
  onDraftChange,
  onFirstUse,
  toasts: { sent, failed },
}: UseSubmissionOptions<Values>) {
  const toasts = useToasts();
  const botSignals = useBotSignals(form);
  const [state, setState] = useState<'idle' | 'sending' | { error: unknown }>('idle');
  const isUsed = useRef(false);
  const isUnderWay = useRef(false);
  const attempt = useRef(draft);
  const isSending = state === 'sending';

  /** The id of the last attempt, if that sent the same values. */
  const submissionIdOf = (values: Values) =>
    JSON.stringify(values) === JSON.stringify(attempt.current?.values)
      ? attempt.current?.submissionId
      : undefined;

  /** Hands changed values to the application. */
  const keepDraft = (values: Values) => {
    const submissionId = submissionIdOf(values);
    onDraftChange?.(
      isEmpty(values) ? undefined : { values, ...(submissionId !== undefined && { submissionId }) },
    );
  };

  /** To call on any use of the form: the first loads what sending needs. */
  const onUse = () => {
    if (isUsed.current) return;
    isUsed.current = true;
    toasts.preload();
    onFirstUse?.();
  };

  /** @returns whether the values were sent */
  const send = async (
    values: Values,
    call: (submission: Submission) => Promise<void>,
  ): Promise<boolean> => {
    const submissionId = submissionIdOf(values) ?? crypto.randomUUID();
    attempt.current = { values, submissionId };
    onDraftChange?.({ values, submissionId });
    setState('sending');
    try {
      await call({ submissionId, ...botSignals.read() });
    } catch (error) {
      setState({ error });
      toasts.show({ tone: 'error', ...failed });
      return false;
    }
    attempt.current = undefined;
    botSignals.reset();
    onDraftChange?.(undefined);
    setState('idle');
    toasts.show({ tone: 'success', ...sent });
    return true;
  };

  /** Runs one submit at a time: a second press meanwhile does nothing. */
  const once = async (submit: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('idle');
    try {
      await submit();
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    isSending,
    /** Why the last attempt failed. */
    failure: typeof state === 'object' ? state : undefined,
    honeypot: botSignals.honeypot,
    keepDraft,
    onUse,
    send,
    once,
  };
}
