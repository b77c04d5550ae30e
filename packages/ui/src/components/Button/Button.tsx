import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import type { ActionTone, Size } from '../vocabulary.ts';
import * as styles from './Button.css.ts';

export const buttonSizes = ['small', 'standard'] as const satisfies readonly Size[];

/** What `Button` and `LinkButton` look like. */
export interface ButtonLook {
  /** One `primary` per view. @default 'primary' */
  tone?: ActionTone;
  /** `small` beside other controls; at least 44 px high. @default 'standard' */
  size?: (typeof buttonSizes)[number];
}

export interface ButtonProps extends ButtonLook {
  /** In progress: does nothing and keeps the focus, with a spinner. Say so in `children` or `busyLabel`. @default false */
  isBusy?: boolean;
  /** Replaces `children` while busy; the wider of the two sets the width. */
  busyLabel?: string;
  /** Disables the button. @default false */
  isDisabled?: boolean;
  /** Of use with JavaScript only: hidden until the page is hydrated, and gone where that is switched off. @default false */
  isScriptOnly?: boolean;
  /** `submit` submits the surrounding form. @default 'button' */
  type?: 'button' | 'submit';
  /** Called on a press by mouse, touch or keyboard. */
  onPress?: () => void;
  /** The element, for moving the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** The label: verb and object, with an `Icon` before it at most. */
  children: ReactNode;
}

export const lookOf = ({ tone = 'primary', size = 'standard' }: ButtonLook) =>
  `${styles.root} ${styles.size[size]} ${styles.tone[tone]}`;

const never = () => () => {};

/**
 * An action on this page. For navigation use `LinkButton`. A native button: React Aria's adds 15 kB to every
 * page that has one.
 */
export function Button({
  isBusy = false,
  busyLabel,
  isDisabled = false,
  isScriptOnly = false,
  type = 'button',
  onPress,
  ref,
  children,
  ...look
}: ButtonProps) {
  // False in prerendered HTML, until that is hydrated.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => !isScriptOnly,
  );
  const hasBusyLabel = busyLabel !== undefined;
  return (
    <button
      className={lookOf(look)}
      type={type}
      disabled={isDisabled}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      data-requires-js={isScriptOnly || undefined}
      data-waiting={!isReady || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
      ref={ref}
    >
      <span className={styles.labels}>
        <span className={styles.label} data-hidden={(isBusy && hasBusyLabel) || undefined}>
          {isBusy && !hasBusyLabel && <span className={styles.spinner} aria-hidden="true" />}
          {children}
        </span>
        {hasBusyLabel && (
          <span className={styles.label} data-hidden={!isBusy || undefined}>
            <span className={styles.spinner} aria-hidden="true" />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}
