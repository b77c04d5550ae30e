export {
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToasts,
} from './ToastProvider.tsx';
export {
  type ToastContent,
  type ToastTone,
  type ToastWords,
  type TonedToast,
  toastTones,
} from './toastContent.ts';
