import { CallError } from '@elevate/backend-client';
import { useEarlySubmit } from '@elevate/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { moveFocus, pageHeading } from '../shell/moveFocus.ts';
import { useHydrated } from '../shell/useHydrated.ts';

/** The link that was opened, and the state of its request. */
interface OpenedLink {
  token: string;
  state: 'ready' | 'busy' | 'done' | { error: unknown };
}

export type MailedLinkStage =
  /** The button can be pressed; with an `error`, again. */
  | 'ready'
  | 'busy'
  | 'done'
  /** The address holds no token. */
  | 'missing'
  | 'expired'
  /** The token is not ours, or incomplete. */
  | 'broken';

const stages = { 'token-expired': 'expired', 'token-invalid': 'broken' } as const;

/** Only tokens contain dots; the ids of the page, which its own links put there, do not. */
const parseToken = (hash: string) => (hash.includes('.') ? hash.slice(1) : undefined);

function stageOf({ state }: OpenedLink): MailedLinkStage {
  if (typeof state === 'string') return state;
  const reason = state.error instanceof CallError ? state.error.reason : undefined;
  return reason ? stages[reason] : 'ready';
}

/**
 * The state of a page that a mail links to. It reads the token from the address's hash, sends it when the
 * button is pressed and not before, as mail scanners open links too, and then removes it from the address.
 */
export function useMailedLink(send: (token: string) => Promise<void>) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [link, setLink] = useState<OpenedLink>();
  const form = useRef<HTMLFormElement>(null);

  // In state, because the hash changes: by a link within the page, and once the token is sent.
  const token = isHydrated ? parseToken(hash) : undefined;
  if (token !== undefined && token !== link?.token) setLink({ token, state: 'ready' });

  const initial = isHydrated ? 'missing' : 'ready';
  const stage = link ? stageOf(link) : initial;

  useEarlySubmit(form, link !== undefined);

  // The page has a new heading, and the button is gone.
  const previous = useRef(stage);
  useLayoutEffect(() => {
    if (previous.current === 'busy' && stage !== 'busy' && stage !== 'ready') {
      moveFocus(pageHeading());
    }
    previous.current = stage;
  }, [stage]);

  const press = async () => {
    if (!link || stage === 'busy') return;
    const { token: sent } = link;
    const setState = (state: OpenedLink['state']) =>
      setLink((current) => (current?.token === sent ? { token: sent, state } : current));
    setState('busy');
    try {
      await send(sent);
    } catch (error) {
      setState({ error });
      return;
    }
    setState('done');
    // Unless the visitor has left the page.
    const { pathname, search } = window.location;
    if (parseToken(window.location.hash) === sent)
      await navigate({ pathname, search }, { replace: true });
  };

  return {
    stage,
    error: typeof link?.state === 'object' ? link.state.error : undefined,
    form,
    press,
  };
}
