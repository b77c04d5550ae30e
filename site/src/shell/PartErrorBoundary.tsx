import { Component, type ReactNode } from 'react';

interface PartErrorBoundaryProps {
  /** What stands there instead. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a part of a page that the rest can do without: where it fails, the page stays. */
export class PartErrorBoundary extends Component<PartErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
