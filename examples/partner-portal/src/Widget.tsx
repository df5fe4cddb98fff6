import '@quayside/console/isolated.css';
import { AppsContainer, ConsoleProvider, createMemoryNavigation } from '@quayside/console';
import { useState } from 'react';

import { useLook } from './Frame.tsx';
import { createPortalSession } from './session.ts';
import type { Person } from './session.ts';

/** User whose apps are shown. */
interface AppsWidgetProps {
  person: Person;
  teamSlug: string;
}

/** The apps of a team, on a page of the portal: with its own token, and without using the URL. */
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
