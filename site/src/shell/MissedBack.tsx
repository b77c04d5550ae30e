import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Follows Back or Forward that came while the page was hydrated: the browser's router listens only after that. It wraps
 * the page, because a component beside it would change the ids of `useId`, which the prerendered HTML has too.
 */
export function MissedBack({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    const { location, history } = window;
    if (location.pathname === pathname) return;
    const { usr: state } = (history.state ?? {}) as { usr?: unknown };
    void navigate(location.pathname + location.search + location.hash, { replace: true, state });
  }, [pathname, navigate]);
  return children;
}
