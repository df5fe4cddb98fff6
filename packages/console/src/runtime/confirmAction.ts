import type { BeforeAction, ConsoleAction } from './actions.ts';
import type { Listeners } from './listeners.ts';
import { VetoError } from './VetoError.ts';

/** Dependencies of {@link confirmAction}. */
interface ConfirmActionOptions {
  onBeforeAction: BeforeAction;
  /** Notifies when another user has signed in, whose token must not perform the action. */
  resets: Pick<Listeners<[]>, 'subscribe'>;
  onError: (error: unknown) => void;
}

/**
 * Asks the host about an action. Rejects with a `VetoError` on a veto with a reason; with an `AbortError` on any other, and
 * when the user has changed meanwhile.
 */
export async function confirmAction(
  action: ConsoleAction,
  { onBeforeAction, resets, onError }: ConfirmActionOptions,
): Promise<void> {
  let isReset = false;
  const unsubscribe = resets.subscribe(() => {
    isReset = true;
  });
  let reason: string | undefined;
  try {
    const decision = await onBeforeAction(action);
    if (decision === true && !isReset) return;
    if (typeof decision === 'string' && decision !== '') reason = decision;
  } catch (error) {
    onError(error);
  } finally {
    unsubscribe();
  }
  if (reason !== undefined && !isReset) throw new VetoError(reason);
  throw new DOMException('The host cancelled the action.', 'AbortError');
}
