import type { ReactNode, Ref } from 'react';
import * as styles from './Button.css.ts';

export const buttonTones = ['primary', 'secondary', 'quiet', 'inverse'] as const;
export const buttonSizes = ['standard', 'small'] as const;
export type ButtonTone = (typeof buttonTones)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps {
  /** One `primary` in a view; `inverse` on deep grounds. @default 'primary' */
  tone?: ButtonTone;
  /** `small` beside other things; never below 44 px. @default 'standard' */
  size?: ButtonSize;
  /** Under way: disabled, with a turning sign. Say so in `children`, or give a `busyLabel`. @default false */
  isBusy?: boolean;
  /** Shown instead of `children` while busy; the button is as wide as the longer of the two. */
  busyLabel?: string;
  /** It cannot be pressed now. @default false */
  isDisabled?: boolean;
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit';
  /** Called on a press by mouse, finger or keyboard. */
  onPress?: () => void;
  /** As wide as its parent. @default false */
  isFullWidth?: boolean;
  /** The element, for whoever moves the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** Verb and object. */
  children: ReactNode;
}

/**
 * Does something on this page. To go somewhere use `LinkButton`. A native button, not React Aria's, which
 * would add 15 kB to the first view of every page that has one.
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
      disabled={isDisabled || isBusy}
      data-busy={isBusy || undefined}
      onClick={onPress && (() => onPress())}
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
