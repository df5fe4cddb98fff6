import { AlertDialog } from '@quayside/design-system';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { unsavedMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useConsole, useLocation } from '../../runtime/useConsole.ts';

/**
 * Asks for confirmation before unsaved changes are lost. It blocks the host's router through `Navigation.block`, whose
 * adapters also make the browser confirm closing the tab. The end of a session needs no confirmation.
 */
export function UnsavedGuard() {
  const { unsaved, navigation, session } = useConsole();
  const { pathname } = useLocation();
  const messages = useMessages(unsavedMessages);
  const isHeld = useSyncExternalStore(unsaved.subscribe, unsaved.isHeld, () => false);
  const [target, setTarget] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);

  const stays = useEffectEvent((to: string) => {
    // Filters of a list are in the address of its page.
    if (isLeaving.current || !session.isSignedIn() || to.split(/[?#]/)[0] === pathname)
      return false;
    setTarget(to);
    setAsking(true);
    return true;
  });
  useEffect(() => (isHeld ? navigation.block((to) => stays(to)) : undefined), [isHeld, navigation]);

  function leave() {
    if (target === undefined) return;
    isLeaving.current = true;
    navigation.navigate(target);
    isLeaving.current = false;
  }

  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={messages.title}
      actionLabel={messages.leave}
      cancelLabel={messages.stay}
      onAction={leave}
    >
      <p>{messages.text}</p>
    </AlertDialog>
  );
}
