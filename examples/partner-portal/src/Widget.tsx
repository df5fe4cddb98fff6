import '@quayside/console/isolated.css';
import { AppsContainer, ConsoleProvider, createMemoryNavigation } from '@quayside/console';
import { useState } from 'react';

import { useLook } from './Frame.tsx';
import { createPortalSession } from './session.ts';
import type { Person } from './session.ts';

/** Whose apps are shown. */
interface AppsWidgetProps {
  person: Person;
  teamSlug: string;
}

/** The apps of a team, somewhere on a page of the portal: with a token of its own, and the address bar left alone. */
export function AppsWidget({ person, teamSlug }: AppsWidgetProps) {
  const [session] = useState(() => createPortalSession(person));
  const [navigation] = useState(createMemoryNavigation);
  return (
    <section className="frame" aria-label={`Apps of ${teamSlug}`}>
      <ConsoleProvider
        apiBaseUrl=""
        navigation={navigation}
        session={session}
        appearance={useLook()}
      >
        <AppsContainer teamSlug={teamSlug} />
      </ConsoleProvider>
    </section>
  );
}
