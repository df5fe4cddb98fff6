import { lazy, Suspense } from 'react';

import { idleTime } from '../idleTime.ts';
import { useWanted } from '../shell/useOpenAtFirst.ts';
import * as styles from './CopyAs.css.ts';
import { CopyAsButton } from './CopyAsButton.tsx';
import type { CopyAsPlace } from './requests.ts';

// Few want it, and none before the page is there.
const CopyAsMenu = lazy(async () => {
  await idleTime();
  return { default: (await import('./CopyAsMenu.tsx')).CopyAsMenu };
});

interface CopyAsProps {
  /** What the page shows; a place that is kept until that is known. */
  place: CopyAsPlace | undefined;
}

/** The menu that gives what a page does as a command. Who asks for it before its code is there, has it open once it is. */
export function CopyAs({ place }: CopyAsProps) {
  const [isWanted, want] = useWanted();
  if (place === undefined) return <span className={styles.room} />;
  return (
    <Suspense fallback={<CopyAsButton aria-haspopup="menu" onPress={want} />}>
      <CopyAsMenu place={place} isOpenAtFirst={isWanted} />
    </Suspense>
  );
}
