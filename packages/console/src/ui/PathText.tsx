import { verbatim } from '@quayside/design-system';
import * as styles from './PathText.css.ts';

/** A path as in the URL, which may be long. */
export function PathText({ children: path }: { children: string }) {
  return (
    <code className={styles.path} dir="ltr" {...verbatim}>
      {path}
    </code>
  );
}
