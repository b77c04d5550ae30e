import { useEffect, useState } from 'react';

/** True once the page has loaded and the browser is idle. */
export function useIsPageLoaded(): boolean {
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
