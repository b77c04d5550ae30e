import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface PartErrorBoundaryProps {
  /** Shown in place of the children. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a form or a map: if it throws, the rest of the page stays. */
export function PartErrorBoundary({ fallback, children }: PartErrorBoundaryProps) {
  return <ErrorBoundary fallback={() => fallback}>{children}</ErrorBoundary>;
}
