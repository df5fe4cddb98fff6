import type { BeforeAction, ConsoleAction } from './actions.ts';
import { VetoError } from './VetoError.ts';

/** Dependencies of {@link confirmAction}. */
interface ConfirmActionOptions {
  onBeforeAction: BeforeAction;
  /** Aborted when another user has signed in, whose token must not perform the action. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/**
 * Asks the host about an action. Rejects with a `VetoError` on a veto with a reason; with an `AbortError` on any other, and
 * when the user has changed meanwhile.
 */
export async function confirmAction(
  action: ConsoleAction,
  { onBeforeAction, signal, onError }: ConfirmActionOptions,
): Promise<void> {
  let reason: string | undefined;
  try {
    const decision = await onBeforeAction(action);
    if (decision === true && !signal.aborted) return;
    if (typeof decision === 'string' && decision !== '') reason = decision;
  } catch (error) {
    onError(error);
  }
  if (reason !== undefined && !signal.aborted) throw new VetoError(reason);
  throw new DOMException('The host cancelled the action.', 'AbortError');
}
