import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in the place of what failed. */
  Fallback: ComponentType<{ error: unknown; onTryAgain: () => void }>;
  /** Another page: the failure of the one before is over. */
  page: string;
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

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    if (failure === undefined) return children;
    // Only this part is ours to load anew, not the host's page.
    return (
      <Fallback error={failure.error} onTryAgain={() => this.setState({ failure: undefined })} />
    );
  }
}
