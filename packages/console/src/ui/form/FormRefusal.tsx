import { Banner, useTimeSettings, VisuallyHidden } from '@quayside/design-system';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { commonMessages } from '../../runtime/messages/en/common.ts';
import { belowErrorTitle, endSentence } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useSecondsUntil } from '../useSecondsUntil.ts';

interface FormRefusalProps {
  /** Of `useForm`. */
  form: { refusal: string | undefined; retryAfterMs: number | undefined };
  title: string | undefined;
  /** Remedy, below the error. */
  end?: ReactNode;
  className?: string;
  /** Said while nothing is refused. */
  children?: ReactNode;
}

/** Error about a form as a whole, and when the platform accepts another attempt. */
export function FormRefusal({
  form: { refusal, retryAfterMs },
  title,
  end,
  className,
  children,
}: FormRefusalProps) {
  const common = useMessages(commonMessages);
  if (refusal === undefined) return children;
  const text = title === common.errorTitle ? belowErrorTitle(refusal, common) : refusal;
  return (
    <Banner tone="danger" role="alert" title={title} className={className}>
      {retryAfterMs === undefined ? text : endSentence(text)}
      {retryAfterMs !== undefined && <RetryTime afterMs={retryAfterMs} />}
      {end}
    </Banner>
  );
}

/** Counts down for the eyes; a screen reader hears once how long it is. */
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
