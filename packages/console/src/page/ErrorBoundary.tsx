import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

import type { ErrorContainerProps } from '../screens/error/ErrorContainer.tsx';
import { forgetFailedChunks } from '../runtime/lazyWithPreload.tsx';
import { PlainFailure } from './PlainFailure.tsx';

interface ErrorBoundaryProps {
  /** Shown in the place of what failed: `ErrorContainer`, or a component of the host's. */
  Fallback: ComponentType<ErrorContainerProps>;
  /** What is shown. Another page: the failure of the one before is over. */
  page: string;
  /** Another way to start anew, as loading the whole document. @default renders the page again */
  onTryAgain?: (() => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  page: string;
  failure?: { error: unknown } | undefined;
}

/** Shows the error screen in the place of a page that fails, until it is tried again or another page is wanted. */
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
    const renderAgain = () => this.setState({ failure: undefined });
    const told = (
      <Fallback
        error={failure.error}
        onTryAgain={onTryAgain ?? renderAgain}
        onRecovered={renderAgain}
      />
    );
    if (Fallback === PlainFailure) return told;
    return (
      <ErrorBoundary page={page} Fallback={PlainFailure} onTryAgain={onTryAgain ?? renderAgain}>
        {told}
      </ErrorBoundary>
    );
  }
}
