import { Component } from 'react';
import type { ReactNode } from 'react';

interface AheadBoundaryProps {
  isShown: boolean;
  children: ReactNode;
}

interface AheadBoundaryState {
  isShown: boolean;
  failure?: { error: unknown } | undefined;
}

/**
 * Keeps what a page throws while it is drawn ahead from the page that is shown. Once somebody is there it is drawn
 * again, and what it throws then goes to the boundary around.
 */
export class AheadBoundary extends Component<AheadBoundaryProps, AheadBoundaryState> {
  override state: AheadBoundaryState = { isShown: this.props.isShown };

  static getDerivedStateFromError(error: unknown): Partial<AheadBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { isShown }: AheadBoundaryProps,
    state: AheadBoundaryState,
  ): AheadBoundaryState {
    return isShown === state.isShown ? state : { isShown, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (this.props.isShown) throw failure.error;
    return null;
  }
}
