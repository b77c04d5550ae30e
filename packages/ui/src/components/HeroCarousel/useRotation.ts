import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Is one picture enough, since motion is not welcome, or data are dear? */
const isOneEnough = () =>
  window.matchMedia(reducedMotion).matches ||
  // Not in Safari and Firefox. https://wicg.github.io/savedata/
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const subscribeToMotion = (onChange: () => void) => {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** True once the page has loaded what it opened with, and has a moment to spare. */
function useIsPageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    let idle: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ready = () => setIsLoaded(true);
    const onLoad = () => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(ready, { timeout: 2000 });
      else timer = setTimeout(ready, 200);
    };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
    return () => {
      window.removeEventListener('load', onLoad);
      if (idle !== undefined) cancelIdleCallback(idle);
      clearTimeout(timer);
    };
  }, []);
  return isLoaded;
}

/** In ms: how long the page has been there for a visitor to see. */
const timeSinceLoad = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page whose clock is not the browser's own keeps no such entry.
  return navigation ? Math.max(0, performance.now() - navigation.loadEventEnd) : 0;
};

const never = () => () => {};

interface UseRotationOptions {
  /** Holds the pictures, one child each. */
  slides: RefObject<HTMLElement | null>;
  count: number;
  /** In ms. */
  interval: number;
}

interface Turn {
  current: number;
  previous: number;
  /** How many of those that follow failed. */
  passedOver: number;
  /** The current one has stood its time. */
  isDue: boolean;
  /** How many, from the first on, have been asked for. */
  asked: number;
}

/**
 * Which of several pictures is shown, and whether they take turns at all. The second is asked for when its
 * turn comes: few visitors stay at the top for longer. From then on one is asked for while the one before
 * is shown, so that it is there in time.
 */
export function useRotation({ slides, count, interval }: UseRotationOptions) {
  const isLoaded = useIsPageLoaded();
  const isStill = useSyncExternalStore(subscribeToMotion, isOneEnough, () => true);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => true,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [turn, setTurn] = useState<Turn>({
    current: 0,
    previous: 0,
    passedOver: 0,
    isDue: false,
    asked: 1,
  });
  const { current, previous, passedOver, isDue, asked } = turn;
  const followingOf = (of: Pick<Turn, 'current' | 'passedOver'>) =>
    (of.current + 1 + of.passedOver) % count;
  const following = followingOf(turn);

  // The first picture of the server's HTML has been seen since the page was loaded.
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasFromServer] = useState(isFromServer);
  const isFirstTurn = wasFromServer && asked === 1;

  const isOn = isLoaded && !isStill && count > 1;
  const isRunning = isOn && !isPaused && !isHidden;

  const go = (change: Partial<Turn>) => {
    const next = { ...turn, ...change };
    setTurn({ ...next, asked: Math.max(asked, followingOf(next) + 1) });
  };
  const onDue = useEffectEvent(() => go({ isDue: true }));
  const onTurn = useEffectEvent(() =>
    go({ current: following, previous: current, passedOver: 0, isDue: false }),
  );
  const onFailed = useEffectEvent(() => go({ passedOver: passedOver + 1 }));

  useEffect(() => {
    if (!isRunning || isDue) return undefined;
    const stood = isFirstTurn ? timeSinceLoad() : 0;
    const timer = setTimeout(() => onDue(), Math.max(0, interval - stood));
    return () => clearTimeout(timer);
  }, [isRunning, isDue, interval, isFirstTurn]);

  // Again when it is due: a browser may have dropped what it decoded before.
  useEffect(() => {
    if (!isRunning || following === current) return undefined;
    let isStale = false;
    slides.current?.children[following]
      ?.querySelector('img')
      ?.decode()
      .then(
        () => !isStale && isDue && onTurn(),
        () => !isStale && onFailed(),
      );
    return () => {
      isStale = true;
    };
  }, [slides, isRunning, isDue, current, following]);

  return {
    /** They take turns; else the first is shown alone. */
    isOn,
    isPaused,
    asked: isOn ? asked : 1,
    current: isOn ? current : 0,
    previous: isOn ? previous : 0,
    toggle: () => setIsPaused(!isPaused),
  };
}
