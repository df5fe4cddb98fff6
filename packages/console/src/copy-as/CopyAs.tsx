import { lazy, Suspense } from 'react';

import { idleTime } from '../idleTime.ts';
import type { CopyAsPlace } from './requests.ts';

// Few want it, and none before the page is there.
const CopyAsMenu = lazy(async () => {
  await idleTime();
  return { default: (await import('./CopyAsMenu.tsx')).CopyAsMenu };
});

interface CopyAsProps {
  /** What the page shows; nothing until that is known. */
  place: CopyAsPlace | undefined;
}

/** The menu that gives what a page does as a command. It takes its place once its code is there. */
export function CopyAs({ place }: CopyAsProps) {
  return <Suspense>{place && <CopyAsMenu place={place} />}</Suspense>;
}
