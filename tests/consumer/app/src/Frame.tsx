import { ToastProvider, UiProvider } from '@elevate/ui';
import type { ReactNode } from 'react';
import { wordsOf } from '../../../../packages/ui/src/fixtures/words.ts';

/** Wraps every page in the providers. */
export const Frame = ({ locale, children }: { locale: 'en' | 'de'; children: ReactNode }) => (
  <UiProvider locale={locale}>
    <ToastProvider words={wordsOf({ locale }).toasts}>{children}</ToastProvider>
  </UiProvider>
);
