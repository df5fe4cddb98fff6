import type { BeforeAction, ConsoleAction } from './actions.ts';
import type { Listeners } from './listeners.ts';

/** Dependencies of {@link confirmAction}. */
interface ConfirmActionOptions {
  onBeforeAction: BeforeAction;
  /** Notifies when another user has signed in, whose token must not perform the action. */
  resets: Pick<Listeners<[]>, 'subscribe'>;
  onError: (error: unknown) => void;
}

/** Asks the host about an action. Rejects with an `AbortError` on a veto, and when the user has changed meanwhile. */
export async function confirmAction(
  action: ConsoleAction,
  { onBeforeAction, resets, onError }: ConfirmActionOptions,
): Promise<void> {
  let isReset = false;
  const unsubscribe = resets.subscribe(() => {
    isReset = true;
  });
  try {
    if ((await onBeforeAction(action)) && !isReset) return;
  } catch (error) {
    onError(error);
  } finally {
    unsubscribe();
  }
  throw new DOMException('The host cancelled the action.', 'AbortError');
}
