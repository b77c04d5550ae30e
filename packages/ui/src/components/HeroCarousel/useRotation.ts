import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useIsPageLoaded } from './useIsPageLoaded.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Under reduced motion or save-data, only the first picture is shown. */
const prefersOnePicture = () =>
  window.matchMedia(reducedMotion).matches ||
  // Chromium only: https://wicg.github.io/savedata/
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const listen = (target: EventTarget, type: string, onChange: () => void) => {
  target.addEventListener(type, onChange);
  return () => target.removeEventListener(type, onChange);
};
const subscribeToMotion = (onChange: () => void) =>
  listen(window.matchMedia(reducedMotion), 'change', onChange);
const subscribeToVisibility = (onChange: () => void) =>
  listen(document, 'visibilitychange', onChange);

/** Time in ms since the page's load event. */
const timeSinceLoad = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page with an emulated clock has no such entry.
  return navigation ? Math.max(0, performance.now() - navigation.loadEventEnd) : 0;
};

const never = () => () => {};

interface UseRotationOptions {
  /** Contains one child per picture. */
  slides: RefObject<HTMLElement | null>;
  count: number;
  /** In ms. */
  interval: number;
}

interface Turn {
  current: number;
  previous: number;
  /** How many of the following pictures failed to load. */
  skipped: number;
  /** The interval has passed; the next picture is shown once decoded. */
  isDue: boolean;
  /** How many pictures, from the first on, are rendered. */
  rendered: number;
}

/**
 * Rotates pictures. The second is fetched at its turn, since few visitors stay at the top that long; from then
 * on each is fetched while the one before is shown.
 */
export function useRotation({ slides, count, interval }: UseRotationOptions) {
  const isLoaded = useIsPageLoaded();
  const isStatic = useSyncExternalStore(subscribeToMotion, prefersOnePicture, () => true);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => true,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [turn, setTurn] = useState<Turn>({
    current: 0,
    previous: 0,
    skipped: 0,
    isDue: false,
    rendered: 1,
  });
  const { current, previous, skipped, isDue, rendered } = turn;
  const followingOf = (of: Pick<Turn, 'current' | 'skipped'>) =>
    (of.current + 1 + of.skipped) % count;
  const following = followingOf(turn);

  // The first picture of prerendered HTML is visible since page load.
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasFromServer] = useState(isFromServer);
  const isFirstTurn = wasFromServer && rendered === 1;

  const isOn = isLoaded && !isStatic && count > 1;
  const isRunning = isOn && !isPaused && !isHidden;

  const go = (change: Partial<Turn>) => {
    const next = { ...turn, ...change };
    setTurn({ ...next, rendered: Math.max(rendered, followingOf(next) + 1) });
  };
  const onDue = useEffectEvent(() => go({ isDue: true }));
  const onTurn = useEffectEvent(() =>
    go({ current: following, previous: current, skipped: 0, isDue: false }),
  );
  const onFailed = useEffectEvent(() => go({ skipped: skipped + 1 }));

  useEffect(() => {
    if (!isRunning || isDue) return undefined;
    const elapsed = isFirstTurn ? timeSinceLoad() : 0;
    const timer = setTimeout(() => onDue(), Math.max(0, interval - elapsed));
    return () => clearTimeout(timer);
  }, [isRunning, isDue, interval, isFirstTurn]);

  // Decodes again when due: the browser may have discarded the decoded image.
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
    /** Whether the pictures rotate; otherwise only the first is shown. */
    isOn,
    isPaused,
    rendered: isOn ? rendered : 1,
    current: isOn ? current : 0,
    previous: isOn ? previous : 0,
    toggle: () => setIsPaused(!isPaused),
  };
}
