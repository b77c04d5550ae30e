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
import type { ToastWords, TonedToast } from './toastContent.ts';

type Region = ComponentType<ComponentProps<typeof ToastRegion>>;

export interface Toasts {
  /** Shows a toast in place of the one that is shown. */
  show: (toast: TonedToast) => void;
  /** Takes away an error: what it spoke of has changed, or has been left. A success stays its time. */
  clearError: () => void;
  /** Fetches what toasts need, ahead of the first one. */
  preload: () => void;
}

export interface ToastProviderProps {
  words: ToastWords;
  /** Fetches the region; stories of a lost connection give one that fails. @default its own chunk */
  load?: () => Promise<Region>;
  children: ReactNode;
}

const ToastContext = createContext<Toasts>({
  show: () => {},
  clearError: () => {},
  preload: () => {},
});

/** The toasts of the nearest `ToastProvider`. */
export const useToasts = (): Toasts => useContext(ToastContext);

const loadRegion = async (): Promise<Region> => (await import('./ToastRegion.tsx')).ToastRegion;

/** How long a message may wait for its chunk, in ms, before it is shown plainly. */
const patience = 2500;

/** Shows what became of an action, above everything. What belongs to one field is said beside that field. */
export function ToastProvider({ words, load = loadRegion, children }: ToastProviderProps) {
  const [Region, setRegion] = useState<Region>();
  const [shown, setShown] = useState<{ toast: TonedToast; isPlain: boolean; turn: number }>();
  const loading = useRef<Promise<void>>(undefined);
  const latest = useRef(0);
  const awaited = useRef<TonedToast>(undefined);

  // React Aria's region is reached by F6 and left by Tab; what is in the way also goes by Escape.
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
      loading.current ??= load().then(
        (loaded) => setRegion(() => loaded),
        (error: unknown) => {
          // The next toast tries again.
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
          // One way for each toast: one that was shown plainly is not shown and spoken again.
          latest.current += 1;
          awaited.current = undefined;
          setShown({ toast, isPlain, turn });
        };
        const timer = setTimeout(() => put(true), patience);
        fetchRegion()
          .then(
            () => put(false),
            () => put(true),
          )
          .finally(() => clearTimeout(timer));
      },
    };
  }, [load]);

  return (
    <ToastContext value={toasts}>
      {children}
      {Region && <Region toast={shown?.isPlain ? undefined : shown?.toast} words={words} />}
      {shown?.isPlain && (
        <PlainToast
          key={shown.turn}
          toast={shown.toast}
          words={words}
          onClose={() => setShown(undefined)}
        />
      )}
    </ToastContext>
  );
}
