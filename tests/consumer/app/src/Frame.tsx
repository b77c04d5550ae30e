import { type Locale, ToastProvider, UiProvider } from '@elevate/ui';
import type { ReactNode } from 'react';
import { wordsOf } from '../../../../packages/ui/src/fixtures/words.ts';

/** What stands around every page of an application. */
export const Frame = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <UiProvider locale={locale}>
    <ToastProvider words={wordsOf({ locale }).toasts}>{children}</ToastProvider>
  </UiProvider>
);
