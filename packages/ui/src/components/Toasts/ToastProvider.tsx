import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PlainToast } from './PlainToast.tsx';
import type { ToastRegion } from './ToastRegion.tsx';
import * as styles from './Toasts.css.ts';
import type { ToastLabels, TonedToast } from './toastContent.ts';

type Region = ComponentType<ComponentProps<typeof ToastRegion>>;

export interface Toasts {
  /** Shows a toast and replaces the current one. */
  show: (toast: TonedToast) => void;
  /** Closes an error toast that no longer applies, for example after navigation. A success toast stays. */
  clearError: () => void;
  /** Loads the toast region before the first toast. */
  preload: () => void;
}

export interface ToastProviderProps {
  labels: ToastLabels;
  children: ReactNode;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Returns the toasts of the nearest `ToastProvider`.
 * @throws without one, since nobody would see a toast
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('A component that shows toasts is outside of `ToastProvider`');
  return toasts;
}

const loadRegion = async (): Promise<Region> => (await import('./ToastRegion.tsx')).ToastRegion;

/** In ms: a toast whose region has not loaded by then is shown as a `PlainToast`. */
const loadTimeout = 2500;

/**
 * Shows the result of an action in a toast above the page. For a message about one field use the field's
 * `error`.
 */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [Region, setRegion] = useState<Region>();
  const [shown, setShown] = useState<{ toast: TonedToast; isPlain: boolean; turn: number }>();
  const loading = useRef<Promise<void>>(undefined);
  const latest = useRef(0);
  const awaited = useRef<TonedToast>(undefined);

  // React Aria handles F6 and Tab, but not Escape.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const isWithin = document.activeElement?.closest(`.${styles.region}`);
      if (key === 'Escape' && isWithin) setShown(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const toasts = useMemo<Toasts>(() => {
    const fetchRegion = () => {
      loading.current ??= loadRegion().then(
        (loaded) => setRegion(() => loaded),
        (error: unknown) => {
          // The next toast retries.
          loading.current = undefined;
          throw error;
        },
      );
      return loading.current;
    };
    return {
      preload: () => {
        fetchRegion().catch(() => {});
      },
      clearError: () => {
        if (awaited.current?.tone === 'error') latest.current += 1;
        setShown((current) => (current?.toast.tone === 'error' ? undefined : current));
      },
      show: (toast) => {
        const turn = ++latest.current;
        awaited.current = toast;
        const put = (isPlain: boolean) => {
          if (turn !== latest.current) return;
          // A toast shown as a `PlainToast` must not be shown and announced again.
          latest.current += 1;
          awaited.current = undefined;
          setShown({ toast, isPlain, turn });
        };
        const timer = setTimeout(() => put(true), loadTimeout);
        fetchRegion()
          .then(
            () => put(false),
            () => put(true),
          )
          .finally(() => clearTimeout(timer));
      },
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {Region && <Region toast={shown?.isPlain ? undefined : shown?.toast} labels={labels} />}
      {shown?.isPlain && (
        <PlainToast
          key={shown.turn}
          toast={shown.toast}
          labels={labels}
          onClose={() => setShown(undefined)}
        />
      )}
    </ToastContext>
  );
}
