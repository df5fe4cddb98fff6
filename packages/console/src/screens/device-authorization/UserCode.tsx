import { verbatim } from '@quayside/design-system';
import * as styles from './UserCode.css.ts';

/**
 * A code to compare visually, one box for each character. It is copied as plain text, and screen readers spell it.
 */
export function UserCode({ children: code }: { children: string }) {
  return (
    <p className={styles.code} dir="ltr" {...verbatim}>
      {Array.from(code, (character, index) => (
        <span key={index} className={character === '-' ? styles.dash : styles.character}>
          {character}
        </span>
      ))}
    </p>
  );
}
