import { Kbd, VisuallyHidden } from '@quayside/design-system';
import { Fragment } from 'react';

import { shortcutsMessages } from '../messages/en/shortcuts.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './ShortcutKeys.css.ts';
import type { Keys } from './shortcuts.ts';
import { useIsApple } from './useIsApple.ts';

interface ShortcutKeysProps {
  keys: Keys;
}

/** The keys of a shortcut as their caps are printed here. */
export function ShortcutKeys({ keys }: ShortcutKeysProps) {
  const messages = useMessages(shortcutsMessages);
  const isApple = useIsApple();
  return (
    <span className={styles.keys}>
      {keys.map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && <VisuallyHidden>{` ${messages.followedBy} `}</VisuallyHidden>}
          {capsOf(chord, isApple).map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

/** What is printed on the keys of a chord, each a cap of its own: Apple writes a chord as one. */
function capsOf(chord: string, isApple: boolean): string[] {
  const isMod = chord.startsWith('Mod+');
  const key = (isMod ? chord.slice('Mod+'.length) : chord).toUpperCase();
  if (!isMod) return [key];
  return isApple ? [`⌘${key}`] : ['Ctrl', key];
}
