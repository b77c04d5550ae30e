import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Icon } from '../Icon/index.ts';
import * as styles from './Toasts.css.ts';
import { successStays, type ToastWords, type TonedToast } from './toastContent.ts';
import { useFocusedInView } from './useFocusedInView.ts';

interface ToastRegionProps {
  toast: TonedToast | undefined;
  words: ToastWords;
}

/** Shows the latest toast through React Aria: a landmark, spoken, kept while pointed at. A chunk of its own. */
export function ToastRegion({ toast, words }: ToastRegionProps) {
  const [queue] = useState(() => new ToastQueue<TonedToast>({ maxVisibleToasts: 1 }));
  const [subscribe] = useState(() => (onChange: () => void) => queue.subscribe(onChange));
  const isEmpty = useSyncExternalStore(subscribe, () => queue.visibleToasts.length === 0);
  useEffect(() => {
    queue.clear();
    if (toast) queue.add(toast, toast.tone === 'success' ? { timeout: successStays } : {});
  }, [queue, toast]);
  // React Aria enters a region among the landmarks, for F6, only as that mounts, and only if it has
  // something to show by then.
  if (isEmpty) return null;
  return (
    <AriaToastRegion className={styles.region} queue={queue} aria-label={words.region}>
      {({ toast: shown }) => <ToastCard toast={shown} words={words} />}
    </AriaToastRegion>
  );
}

interface ToastCardProps {
  toast: ComponentProps<typeof AriaToast<TonedToast>>['toast'];
  words: ToastWords;
}

function ToastCard({ toast, words }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useFocusedInView(card);
  const { tone, title, description } = toast.content;
  return (
    <AriaToast
      className={`${styles.toast} ${styles.tone[tone]}`}
      toast={toast}
      data-tone={tone}
      ref={card}
    >
      <span className={`${styles.sign} ${styles.signTone[tone]}`}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} />
      </span>
      <AriaToastContent className={styles.words}>
        <Text className={styles.title} slot="title">
          {title}
        </Text>
        {description !== undefined && (
          <Text className={styles.description} slot="description">
            {description}
          </Text>
        )}
      </AriaToastContent>
      <Button className={styles.close} slot="close" aria-label={words.close}>
        <Icon name="close" />
      </Button>
    </AriaToast>
  );
}
