import * as styles from './UserCode.css.ts';

/**
 * A code to compare by eye, one box for each character. Copied and read aloud it is the plain code,
 * character by character.
 */
export function UserCode({ children: code }: { children: string }) {
  return (
    <p className={styles.code} dir="ltr" translate="no">
      {Array.from(code, (character, index) => (
        <span key={index} className={character === '-' ? styles.dash : styles.character}>
          {character}
        </span>
      ))}
    </p>
  );
}
