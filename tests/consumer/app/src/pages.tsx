import { UiProvider } from '@elevate/ui';
import type { ReactElement } from 'react';
import { EveryComponent } from '../../../../packages/ui/src/fixtures/everyComponent.tsx';
import { ornament } from '../brand/drawings.ts';

const Every = ({ locale }: { locale: 'en' | 'de' }) => (
  <UiProvider locale={locale} ornament={ornament}>
    <EveryComponent locale={locale} />
  </UiProvider>
);

/** The pages of the application by their paths. */
export const pages: Readonly<Record<string, ReactElement>> = {
  '/': <Every locale="en" />,
  '/de/': <Every locale="de" />,
};
