import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { forgetFailedChunks } from '../../runtime/lazyWithPreload.tsx';
import type { ErrorFallbackProps } from './ErrorFallbackProps.ts';
import { PlainFailure } from './PlainFailure.tsx';

interface ErrorBoundaryProps {
  /** Shown instead of a page that failed: `ErrorContainer`, or a component of the host. @default throws the error again */
  Fallback?: ComponentType<ErrorFallbackProps> | undefined;
  /** Path of the page. Another path clears the error. */
  page: string;
  /** Replaces the retry, for example by reloading the document. @default renders the page again */
  onTryAgain?: (() => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  page: string;
  failure?: { error: unknown } | undefined;
}

/** Shows the error screen instead of a page that fails, until the user retries or opens another page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { page }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return page === state.page ? state : { page, failure: undefined };
  }

  override componentDidCatch(): void {
    forgetFailedChunks();
  }

  override render() {
    const { failure } = this.state;
    const { Fallback, page, onTryAgain, children } = this.props;
    if (failure === undefined) return children;
    if (Fallback === undefined) throw failure.error;
    const renderAgain = () => this.setState({ failure: undefined });
    const fallback = (
      <Fallback
        error={failure.error}
        onTryAgain={onTryAgain ?? renderAgain}
        onRecovered={renderAgain}
      />
    );
    if (Fallback === PlainFailure) return fallback;
    return (
      <ErrorBoundary page={page} Fallback={PlainFailure} onTryAgain={onTryAgain ?? renderAgain}>
        {fallback}
      </ErrorBoundary>
    );
  }
}
