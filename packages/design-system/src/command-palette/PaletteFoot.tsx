import { memo } from 'react';
import type { ReactNode } from 'react';

import { Kbd } from '../kbd/index.ts';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteMessages } from './words.ts';

interface PaletteFootProps {
  words: CommandPaletteMessages;
  /** Whether there is a previous step. */
  hasBack: boolean;
  footer: ReactNode;
}

/** Visual legend of the keys. */
export const PaletteFoot = memo(function PaletteFoot({ words, hasBack, footer }: PaletteFootProps) {
  return (
    <div className={styles.foot} aria-hidden="true">
      <span className={styles.keys}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <span>{words.move}</span>
      </span>
      <span className={styles.keys}>
        <Kbd>↵</Kbd>
        <span>{words.open}</span>
      </span>
      <span className={styles.keys}>
        <Kbd>{modKey()}</Kbd>
        <Kbd>↵</Kbd>
        <span>{words.newTab}</span>
      </span>
      {hasBack && (
        <span className={styles.keys}>
          <Kbd>⌫</Kbd>
          <span>{words.back}</span>
        </span>
      )}
      <span className={styles.footEnd}>{footer}</span>
    </div>
  );
});

/** The key cap of Mod on this platform. */
function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
