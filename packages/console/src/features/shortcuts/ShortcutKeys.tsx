import { Kbd, VisuallyHidden } from '@quayside/design-system';
import { Fragment } from 'react';

import { shortcutsMessages } from '../../runtime/messages/en/shell.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
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

const appleSymbols: ReadonlyMap<string, string> = new Map([
  ['Mod', '⌘'],
  ['Shift', '⇧'],
  ['Alt', '⌥'],
]);

/** Key caps of a chord; one for the whole chord on Apple systems. */
function capsOf(chord: string, isApple: boolean): string[] {
  const parts = chord.split('+');
  const last = parts.at(-1) ?? '';
  const key = last.length === 1 ? last.toUpperCase() : (capNames.get(last) ?? last);
  const modifiers = parts.slice(0, -1);
  return isApple
    ? [`${modifiers.map((modifier) => appleSymbols.get(modifier)).join('')}${key}`]
    : [...modifiers.map((modifier) => (modifier === 'Mod' ? 'Ctrl' : modifier)), key];
}

const capNames: ReadonlyMap<string, string> = new Map([['Escape', 'Esc']]);
