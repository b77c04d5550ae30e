export const toastTones = ['success', 'error'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastContent {
  title: string;
  description?: string;
}

export interface TonedToast extends ToastContent {
  tone: ToastTone;
}

export interface ToastWords {
  /** Name of the landmark that toasts stand in. */
  region: string;
  /** Name of the button that closes one. */
  close: string;
}

/** How long a success stays, in ms, counted while it is neither pointed at nor focused. Errors stay. */
export const successStays = 10_000;
