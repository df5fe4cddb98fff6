import { lazy, Suspense } from 'react';

import { fetchPart } from '../fetchPart.ts';
import { idleTime } from '../idleTime.ts';
import * as styles from './CopyAs.css.ts';
import type { CopyAsPlace } from './requests.ts';

// Few want it, and none before the page is there.
const CopyAsMenu = lazy(async () => {
  await idleTime();
  return { default: (await fetchPart(() => import('./CopyAsMenu.tsx'))).CopyAsMenu };
});

interface CopyAsProps {
  /** What the page shows; no menu until that is known. */
  place: CopyAsPlace | undefined;
}

/** The menu that gives what a page does as a command, in a place that is kept until its code is there. */
export function CopyAs({ place }: CopyAsProps) {
  const room = <span className={styles.room} />;
  // Not inside: what was there before something waits stays, hidden, beside its fallback.
  if (place === undefined) return room;
  return (
    <Suspense fallback={room}>
      <CopyAsMenu place={place} />
    </Suspense>
  );
}
