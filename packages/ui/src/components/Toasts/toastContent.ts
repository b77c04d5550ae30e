export type ToastTone = 'success' | 'error';

export interface ToastContent {
  title: string;
  description?: string;
}

export interface TonedToast extends ToastContent {
  tone: ToastTone;
  /** The description is read at the field that gets the focus, so that only the title is announced. @default false */
  isAnnouncedElsewhere?: boolean;
}

export interface ToastLabels {
  /** Accessible name of the toast landmark. */
  region: string;
  /** Accessible name of the close button. */
  close: string;
}
