import { Component, type ReactNode } from 'react';

interface PartErrorBoundaryProps {
  /** Shown in place of the children, or made from the function that shows the children again. @default nothing */
  fallback?: ReactNode | ((reset: () => void) => ReactNode);
  /** Another value shows the children again. */
  resetKey?: string;
  children: ReactNode;
}

/** Around a form, a map or a part that loads late: if it throws, the rest of the page stays. */
export class PartErrorBoundary extends Component<PartErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: PartErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.#reset();
  }

  readonly #reset = () => this.setState({ hasFailed: false });

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    return typeof fallback === 'function' ? fallback(this.#reset) : fallback;
  }
}
