export * from './ToastProvider.tsx';
export type * from './toastContent.ts';
