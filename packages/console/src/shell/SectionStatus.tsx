import { Banner } from '@quayside/design-system';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { connectionMessages } from '../runtime/messages/en/shell.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { useSession } from '../runtime/useConsole.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** A section of a host's page, which has no shell: says when the platform is unavailable, or that no user is signed in. */
export function SectionStatus({ children }: { children: ReactNode }): ReactNode {
  const texts = useMessages(connectionMessages);
  const { subscribe, isSignedIn } = useSession();
  // A server does not know the session, and says nothing about it.
  const isAvailable = useSyncExternalStore(subscribe, isSignedIn, () => true);
  if (!isAvailable) {
    return (
      <Banner tone="warning" announce="polite" title={texts.signedOut}>
        {texts.signedOutText}
      </Banner>
    );
  }
  return (
    <>
      <ConnectionNotice failure={undefined} />
      {children}
    </>
  );
}
