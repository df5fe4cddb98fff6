import { AlertDialog } from '@quayside/design-system';
import { useEffect, useEffectEvent, useState } from 'react';

import { unsavedMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useConsole, useLocation } from '../../runtime/useConsole.ts';
import { useStore } from '../../runtime/useStore.ts';

/**
 * Asks for confirmation before unsaved changes are lost. Containers render it beside a screen that calls `useUnsaved`. It
 * blocks the host's router through `Navigation.block`, whose adapters also block the host's links and make the browser
 * confirm closing the tab. The end of a session needs no confirmation.
 */
export function UnsavedGuard() {
  const { unsaved, navigation, session } = useConsole();
  const { pathname } = useLocation();
  const messages = useMessages(unsavedMessages);
  const isUnsaved = useStore(unsaved) > 0;
  const [leave, setLeave] = useState<() => void>();
  const [isAsking, setAsking] = useState(false);

  const stays = useEffectEvent((to: string | undefined, proceed: () => void) => {
    // Filters of a list are in the address of its page.
    if (!session.isSignedIn() || to?.split(/[?#]/)[0] === pathname) return false;
    setLeave(() => proceed);
    setAsking(true);
    return true;
  });
  useEffect(
    () => (isUnsaved ? navigation.block((to, proceed) => stays(to, proceed)) : undefined),
    [isUnsaved, navigation],
  );

  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={messages.title}
      actionLabel={messages.leave}
      cancelLabel={messages.stay}
      onAction={() => leave?.()}
    >
      <p>{messages.text}</p>
    </AlertDialog>
  );
}
