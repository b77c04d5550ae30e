import { Component, type ReactNode } from 'react';

interface PartErrorBoundaryProps {
  /** Shown in place of the children. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a form or a map: if it throws, the rest of the page stays. */
export class PartErrorBoundary extends Component<PartErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
