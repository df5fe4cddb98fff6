import { Banner, Button } from '@quayside/design-system';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

import { forgetFailedChunks } from '../runtime/lazyWithPreload.tsx';
import { commonMessages, errorMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { MissingCodeError } from '../runtime/MissingCodeError.ts';

interface LazyPartProps {
  /** Shown while the code loads. @default nothing */
  fallback?: ReactNode;
  /** A component of `lazyWithPreload`. */
  children: ReactNode;
}

interface LazyPartState {
  failure?: { error: unknown };
}

/** A part of a page whose code loads on demand. When its code cannot be fetched, the rest of the page stays. */
export class LazyPart extends Component<LazyPartProps, LazyPartState> {
  override state: LazyPartState = {};

  static getDerivedStateFromError(error: unknown): LazyPartState {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    forgetFailedChunks();
  }

  override render() {
    const { fallback = null, children } = this.props;
    const { failure } = this.state;
    if (failure === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    // Other errors are the page's.
    if (!(failure.error instanceof MissingCodeError)) throw failure.error;
    return <MissingPart onTryAgain={() => this.setState({ failure: undefined })} />;
  }
}

function MissingPart({ onTryAgain }: { onTryAgain: () => void }) {
  const { missingPart, newVersion, reload } = useMessages(commonMessages);
  const { tryAgain } = useMessages(errorMessages);
  return (
    <Banner
      tone="danger"
      announce="polite"
      title={missingPart}
      actions={
        <>
          <Button variant="secondary" size="sm" onPress={onTryAgain}>
            {tryAgain}
          </Button>
          {/* Firefox repeats a failed import until the page is loaded again. */}
          <Button variant="ghost" size="sm" onPress={() => window.location.reload()}>
            {reload}
          </Button>
        </>
      }
    >
      {newVersion}
    </Banner>
  );
}
