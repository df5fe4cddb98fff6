import { isComposing } from './isComposing.ts';
import { isOfSingleKeys, shortcuts } from './shortcuts.ts';
import type { ShortcutId } from './shortcuts.ts';
import { shortcutLetter } from './shortcutLetter.ts';

/** Fields of a key event that identify a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'keyCode'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'timeStamp'
>;

/** Within how many milliseconds the next key of a sequence has to follow. */
const sequenceMs = 1500;

/** Returns the shortcut that a key completes, and remembers previous keys. */
export type ReadKey = (
  press: KeyPress,
  options: { hasSingleKeys: boolean },
) => ShortcutId | undefined;

/** Starts to read keys. `isApple`: Mod is Command, not Control. */
export function createKeyReader(isApple: boolean): ReadKey {
  let before: { chord: string; at: number } | undefined;
  let isOtherScript = false;
  return (press, { hasSingleKeys }) => {
    if (/^\p{L}$/u.test(press.key)) isOtherScript = !/^[a-z]$/i.test(press.key);
    const chord = chordOf(press, { isApple, isOtherScript });
    const first = before && press.timeStamp - before.at <= sequenceMs ? before.chord : undefined;
    before = undefined;
    if (chord === undefined) return undefined;
    const withKeys = (...keys: string[]) => {
      for (const [id, { keys: own }] of shortcuts) {
        if (!hasSingleKeys && isOfSingleKeys(own)) continue;
        if (own.length === keys.length && own.every((key, index) => key === keys[index])) return id;
      }
      return undefined;
    };
    const found = (first === undefined ? undefined : withKeys(first, chord)) ?? withKeys(chord);
    if (found === undefined && hasSingleKeys) before = { chord, at: press.timeStamp };
    return found;
  };
}

/** Returns a key with its modifiers in the notation of the table; `undefined` if no shortcut can use it. */
function chordOf(
  press: KeyPress,
  { isApple, isOtherScript }: { isApple: boolean; isOtherScript: boolean },
): string | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (repeat || isComposing(press)) return undefined;
  if (altKey || key.length !== 1) return undefined;
  const [isMod, isOther] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (isOther) return undefined;
  const letter = shortcutLetter(press);
  if (letter === undefined && !isMod && code === 'Slash' && (isOtherScript || key > '\u007F')) {
    return shiftKey ? '?' : '/';
  }
  // What Shift makes of a key, such as `?`, is that key; a capital letter is another.
  if (shiftKey && (isMod || letter !== undefined)) return undefined;
  return `${isMod ? 'Mod+' : ''}${letter ?? key}`;
}
