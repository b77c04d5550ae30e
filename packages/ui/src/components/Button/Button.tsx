import type { ReactNode, Ref } from 'react';
import * as styles from './Button.css.ts';

export const buttonTones = ['primary', 'secondary', 'quiet', 'inverse'] as const;
export const buttonSizes = ['standard', 'small'] as const;
export type ButtonTone = (typeof buttonTones)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps {
  /** One `primary` per view; `inverse` on dark backgrounds. @default 'primary' */
  tone?: ButtonTone;
  /** `small` beside other controls; at least 44 px high. @default 'standard' */
  size?: ButtonSize;
  /** In progress: does nothing and keeps the focus, with a spinner. Say so in `children` or `busyLabel`. @default false */
  isBusy?: boolean;
  /** Replaces `children` while busy; the wider of the two sets the width. */
  busyLabel?: string;
  /** Disables the button. @default false */
  isDisabled?: boolean;
  /** `submit` submits the surrounding form. @default 'button' */
  type?: 'button' | 'submit';
  /** Called on a press by mouse, touch or keyboard. */
  onPress?: () => void;
  /** Fills the width of its parent. @default false */
  isFullWidth?: boolean;
  /** The element, for moving the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** The label: verb and object. */
  children: ReactNode;
}

/**
 * An action on this page. For navigation use `LinkButton`. A native button: React Aria's adds 15 kB to every
 * page that has one.
 */
export function Button({
  tone = 'primary',
  size = 'standard',
  isBusy = false,
  busyLabel,
  isDisabled = false,
  type = 'button',
  onPress,
  isFullWidth = false,
  ref,
  children,
}: ButtonProps) {
  const look = `${styles.root} ${styles.size[size]} ${styles.tone[tone]}`;
  const hasBusyLabel = busyLabel !== undefined;
  return (
    <button
      className={isFullWidth ? `${look} ${styles.fullWidth}` : look}
      type={type}
      disabled={isDisabled}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
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
