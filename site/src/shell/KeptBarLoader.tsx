import { lazy, Suspense } from 'react';
import { useKept } from '../kept/kept.ts';
import { PartErrorBoundary } from './PartErrorBoundary.tsx';

const KeptBar = lazy(() => import('../kept/KeptBar.tsx'));

/** Loads the bar once something is kept. Without it the contact form still has what is kept. */
export function KeptBarLoader() {
  const kept = useKept();
  return kept?.length ? (
    <PartErrorBoundary>
      <Suspense>
        <KeptBar kept={kept} />
      </Suspense>
    </PartErrorBoundary>
  ) : null;
}
