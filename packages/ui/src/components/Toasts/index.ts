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
} from './toastContent.ts';
