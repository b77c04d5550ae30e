import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

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

interface UseRotationOptions {
  /** Holds the pictures, one child each. */
  slides: RefObject<HTMLElement | null>;
  count: number;
  /** In ms. */
  interval: number;
}

/** Which of several pictures is shown, and whether they take turns at all. */
export function useRotation({ slides, count, interval }: UseRotationOptions) {
  const isLoaded = useIsPageLoaded();
  const isStill = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => true,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [{ current, previous }, setShown] = useState({ current: 0, previous: 0 });

  const isOn = isLoaded && !isStill && count > 1;
  const isRunning = isOn && !isPaused && !isHidden;

  const advance = useEffectEvent(() => {
    const images = [...(slides.current?.children ?? [])].map((slide) => slide.querySelector('img'));
    // One that has not come yet, or never will, is passed over.
    const next = Array.from({ length: count - 1 }, (_, step) => (current + 1 + step) % count).find(
      (index) => images[index]?.complete && images[index].naturalWidth > 0,
    );
    if (next !== undefined) setShown({ current: next, previous: current });
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => advance(), interval);
    return () => clearInterval(timer);
  }, [isRunning, interval]);

  return {
    /** All pictures are wanted; else the first alone. */
    isOn,
    isPaused,
    current: isOn ? current : 0,
    previous: isOn ? previous : 0,
    toggle: () => setIsPaused(!isPaused),
  };
}
