export {
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToasts,
} from './ToastProvider.tsx';
export {
  type ToastContent,
  type ToastLabels,
  type ToastTone,
  type TonedToast,
  toastTones,
} from './toastContent.ts';
