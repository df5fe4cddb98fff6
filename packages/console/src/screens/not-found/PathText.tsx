import * as styles from './NotFoundScreen.css.ts';

/** A path as it is in the address, which may be long. */
export function PathText({ children: path }: { children: string }) {
  return (
    <code className={styles.path} dir="ltr" translate="no">
      {path}
    </code>
  );
}
