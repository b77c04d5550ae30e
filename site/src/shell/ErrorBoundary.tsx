import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A change of it clears the error and renders the children again. @default undefined */
  locale?: string;
  /** Shown in place of the children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called once the fallback is shown. */
  onCatch?: () => void;
  /** Called after another try, whether or not it failed too. */
  onRetried?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  locale: string | undefined;
  failure?: { error: unknown } | undefined;
}

/** Shows a fallback in place of children that throw while rendering; what is around them stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { locale: this.props.locale };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { locale }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return locale === state.locale ? null : { locale, failure: undefined };
  }

  override componentDidCatch() {
    this.props.onCatch?.();
  }

  override componentDidUpdate(_props: unknown, { failure }: ErrorBoundaryState) {
    if (failure && failure !== this.state.failure) this.props.onRetried?.();
  }

  readonly #retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.#retry) : this.props.children;
  }
}
