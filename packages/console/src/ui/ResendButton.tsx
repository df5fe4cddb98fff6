import { HttpError } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import { useState } from 'react';

import { useSecondsUntil } from './useSecondsUntil.ts';
import { CooldownButton } from './CooldownButton.tsx';

/** Milliseconds until an email can be requested again. */
const pauseMs = 60_000;

interface ResendButtonProps {
  /** Sends the email again. Rejects on failure, after the caller has shown the error. */
  onResend: () => Promise<void>;
  label: string;
  /** Label during the cooldown. */
  waitLabel: (seconds: number) => string;
  /** Whether an email was just sent, so that the cooldown starts at once. @default false */
  isJustSent?: boolean;
}

/**
 * Sends an email again, after a cooldown. When the platform requests a wait, it is shorter at most: its error says how
 * long, and the user may try sooner.
 */
export function ResendButton({
  onResend,
  label,
  waitLabel,
  isJustSent = false,
}: ResendButtonProps) {
  const { clock } = useTimeSettings();
  const [isPending, setPending] = useState(false);
  const [waitUntil, setWaitUntil] = useState(() => (isJustSent ? clock.now() + pauseMs : 0));
  const seconds = useSecondsUntil(waitUntil);

  async function resend() {
    setPending(true);
    let wait: number | undefined = pauseMs;
    try {
      await onResend();
    } catch (error) {
      wait = error instanceof HttpError ? error.retryAfterMs : undefined;
    }
    setPending(false);
    if (wait !== undefined) setWaitUntil(clock.now() + Math.min(wait, pauseMs));
  }

  return (
    <CooldownButton isPending={isPending} isOnCooldown={seconds > 0} onPress={() => void resend()}>
      {seconds > 0 ? waitLabel(seconds) : label}
    </CooldownButton>
  );
}
