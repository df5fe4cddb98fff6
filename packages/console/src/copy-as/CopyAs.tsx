import * as styles from './CopyAs.css.ts';
import { CopyAsMenu } from './CopyAsMenu.tsx';
import type { CopyAsPlace } from './requests.ts';

interface CopyAsProps {
  /** What the page shows; no menu until that is known. */
  place: CopyAsPlace | undefined;
}

/** The menu that gives what a page does as a command. Its room is reserved while the page loads. */
export function CopyAs({ place }: CopyAsProps) {
  return place === undefined ? <span className={styles.room} /> : <CopyAsMenu place={place} />;
}
