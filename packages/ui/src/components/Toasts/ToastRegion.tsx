import { useEffect, useState } from 'react';
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

interface ToastRegionProps {
  toast: TonedToast | undefined;
  words: ToastWords;
}

/** Shows the latest toast through React Aria: a landmark, spoken, kept while pointed at. A chunk of its own. */
export function ToastRegion({ toast, words }: ToastRegionProps) {
  const [queue] = useState(() => new ToastQueue<TonedToast>({ maxVisibleToasts: 1 }));
  useEffect(() => {
    queue.clear();
    if (toast) queue.add(toast, toast.tone === 'success' ? { timeout: successStays } : {});
  }, [queue, toast]);
  return (
    <AriaToastRegion className={styles.region} queue={queue} aria-label={words.region}>
      {({ toast: shown }) => (
        <AriaToast
          className={`${styles.toast} ${styles.tone[shown.content.tone]}`}
          toast={shown}
          data-tone={shown.content.tone}
        >
          <span className={`${styles.sign} ${styles.signTone[shown.content.tone]}`}>
            <Icon name={shown.content.tone === 'success' ? 'check' : 'alert'} />
          </span>
          <AriaToastContent className={styles.words}>
            <Text className={styles.title} slot="title">
              {shown.content.title}
            </Text>
            {shown.content.description !== undefined && (
              <Text className={styles.description} slot="description">
                {shown.content.description}
              </Text>
            )}
          </AriaToastContent>
          <Button className={styles.close} slot="close" aria-label={words.close}>
            <Icon name="close" />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
