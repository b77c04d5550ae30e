import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Icon } from '../Icon/index.ts';
import { useUiLocale } from '../UiProvider/index.ts';
import * as styles from './Toasts.css.ts';
import type { ToastLabels, TonedToast } from './toastContent.ts';
import { useFocusedInView } from './useFocusedInView.ts';

/** Timeout of a success toast in ms; it pauses while the toast is hovered or focused. Errors stay. */
const successStays = 10_000;

interface ToastRegionProps {
  toast: TonedToast | undefined;
  labels: ToastLabels;
}

/** The toast landmark, built on React Aria: announced, and kept while hovered. Loaded as a separate chunk. */
export function ToastRegion({ toast, labels }: ToastRegionProps) {
  const locale = useUiLocale();
  const [queue] = useState(() => new ToastQueue<TonedToast>({ maxVisibleToasts: 1 }));
  const [subscribe] = useState(() => (onChange: () => void) => queue.subscribe(onChange));
  const isEmpty = useSyncExternalStore(subscribe, () => queue.visibleToasts.length === 0);
  useEffect(() => {
    queue.clear();
    if (toast) queue.add(toast, toast.tone === 'success' ? { timeout: successStays } : {});
  }, [queue, toast]);
  // React Aria registers the region as a landmark (for F6) only when it mounts with a toast in it.
  if (isEmpty) return null;
  return (
    // Without it, the region's `dir` follows the browser's language, which may be right-to-left.
    <I18nProvider locale={locale}>
      <AriaToastRegion className={styles.region} queue={queue} aria-label={labels.region}>
        {({ toast: shown }) => (
          <ToastCard toast={shown} labels={labels} onClose={() => queue.close(shown.key)} />
        )}
      </AriaToastRegion>
    </I18nProvider>
  );
}

interface ToastCardProps {
  toast: ComponentProps<typeof AriaToast<TonedToast>>['toast'];
  labels: ToastLabels;
  onClose: () => void;
}

function ToastCard({ toast, labels, onClose }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useFocusedInView(card);
  const { tone, title, description, isAnnouncedElsewhere } = toast.content;
  return (
    <AriaToast
      className={`${styles.toast} ${styles.tone[tone]}`}
      toast={toast}
      data-tone={tone}
      ref={card}
    >
      <span className={styles.icon}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} />
      </span>
      <AriaToastContent className={styles.words}>
        <Text className={styles.title} slot="title">
          {title}
        </Text>
        {description !== undefined && (
          <Text
            className={styles.description}
            slot="description"
            aria-hidden={isAnnouncedElsewhere}
          >
            {description}
          </Text>
        )}
      </AriaToastContent>
      {/* React Aria's button adds a <style> element, which a strict Content-Security-Policy blocks. */}
      <button className={styles.close} type="button" aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </AriaToast>
  );
}
