import { CallError } from '@elevate/backend-client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraft } from '../SiteContext.ts';
import { moveFocus, pageHeading } from '../shell/moveFocus.ts';
import { useHydrated } from '../shell/useHydrated.ts';

/** A link that was opened, and what has come of it. */
interface OpenedLink {
  token: string;
  isDone?: boolean;
}

/** Where a visitor stands who has opened a link of a mail. */
export type MailedLinkStage =
  /** The button waits; with an `error`, for another try. */
  | 'ready'
  | 'busy'
  | 'done'
  /** The address holds no token. */
  | 'missing'
  | 'expired'
  /** The token is none of ours, or not all of it. */
  | 'broken';

const stages = { 'token-expired': 'expired', 'token-invalid': 'broken' } as const;

/** Nothing but a token holds dots: the ids of the page, which links to them put there, do not. */
const tokenIn = (hash: string) => (hash.includes('.') ? hash.slice(1) : undefined);

/**
 * What a page does that a mail's link leads to: it reads the token behind the address's `#`, sends it
 * when the button is pressed and not before, as scanners open links too, and takes it out of the
 * address once it has done its work. Kept in memory, so that a switch of the language changes nothing.
 */
export function useMailedLink(name: string, send: (token: string) => Promise<void>) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { draft, keepDraft } = useDraft<OpenedLink>(name);
  const [attempt, setAttempt] = useState<{ token: string; isBusy: boolean; error?: unknown }>();
  const button = useRef<HTMLButtonElement>(null);

  const opened = isHydrated ? tokenIn(location.hash) : undefined;
  const link = opened === undefined || opened === draft?.token ? draft : { token: opened };
  useEffect(() => {
    if (link) keepDraft(link);
  });

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const current = attempt?.token === link?.token ? attempt : undefined;
  const error = current?.error;
  const stageNow = (): MailedLinkStage => {
    if (!link) return isHydrated ? 'missing' : 'ready';
    if (link.isDone) return 'done';
    if (current?.isBusy) return 'busy';
    const reason = error instanceof CallError ? error.reason : undefined;
    return reason ? stages[reason] : 'ready';
  };
  const stage = stageNow();

  // Whoever pressed hears what came of it: the new heading, or the note beside the button, which lost
  // the focus while it was disabled.
  const earlier = useRef(stage);
  useLayoutEffect(() => {
    if (earlier.current === 'busy' && stage !== 'busy') {
      if (stage === 'ready') button.current?.focus();
      else moveFocus(pageHeading());
    }
    earlier.current = stage;
  }, [stage]);

  const press = async () => {
    if (!link || stage === 'busy') return;
    const { token } = link;
    setAttempt({ token, isBusy: true });
    try {
      await send(token);
    } catch (failure) {
      setAttempt({ token, isBusy: false, error: failure });
      return;
    }
    keepDraft({ token, isDone: true });
    setAttempt({ token, isBusy: false });
    if (!isHere.current) return;
    const { pathname, search } = location;
    await navigate({ pathname, search }, { replace: true });
  };

  return { stage, error, button, press };
}
