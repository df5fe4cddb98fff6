import { Banner, LiveRegion, useTimeSettings, VisuallyHidden } from '@quayside/design-system';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { endSentence, platformText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSecondsUntil } from '../useSecondsUntil.ts';
import type { FormSubmission } from './useSubmit.ts';

interface FormErrorProps {
  /** A form of `useZodForm`. */
  form: Pick<FormSubmission, 'serverError'>;
  title: string | undefined;
  /** Remedy, below the error. */
  end?: ReactNode;
  className?: string;
  /** Shown while there is no error. */
  children?: ReactNode;
}

/** Error about a form as a whole, and when the platform accepts another attempt. */
export function FormError({
  form: { serverError },
  title,
  end,
  className,
  children,
}: FormErrorProps) {
  if (serverError === undefined) return children;
  const { message, retryAfterMs, isOfPlatform = false } = serverError;
  return (
    <Banner tone="danger" title={title} className={className}>
      <LiveRegion politeness="assertive">
        <span {...(isOfPlatform && platformText)}>
          {retryAfterMs === undefined ? message : endSentence(message)}
        </span>
        {retryAfterMs !== undefined && <RetryTime afterMs={retryAfterMs} />}
      </LiveRegion>
      {end}
    </Banner>
  );
}

/** A visible countdown. Screen readers announce the time once. */
function RetryTime({ afterMs }: { afterMs: number }) {
  const common = useMessages(commonMessages);
  const { clock } = useTimeSettings();
  const [moment] = useState(() => clock.now() + afterMs);
  const seconds = useSecondsUntil(moment);
  return (
    <>
      {' '}
      <VisuallyHidden>{common.tryAgainIn(Math.ceil(afterMs / 1000))}</VisuallyHidden>
      <span aria-hidden>{seconds > 0 ? common.tryAgainIn(seconds) : common.tryAgainNow}</span>
    </>
  );
}
