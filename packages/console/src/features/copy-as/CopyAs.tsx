import * as styles from './CopyAs.css.ts';
import { CopyAsMenu } from './CopyAsMenu.tsx';
import type { CopyAsPlace } from './requests.ts';

interface CopyAsProps {
  /** Calls of the page; no menu while they are unknown. */
  place: CopyAsPlace | undefined;
}

/** Menu that copies the requests of a page as commands. Its space is reserved while the page loads. */
export function CopyAs({ place }: CopyAsProps) {
  return place === undefined ? <span className={styles.room} /> : <CopyAsMenu place={place} />;
}
