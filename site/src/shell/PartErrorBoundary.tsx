import { Component, type ReactNode } from 'react';

interface PartErrorBoundaryProps {
  /** Shown instead after an error. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a part of a page, such as a form or a map: an error there leaves the rest of the page. */
export class PartErrorBoundary extends Component<PartErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
