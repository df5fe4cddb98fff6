import { isOfSingleKeys, shortcutIds, shortcuts } from './shortcuts.ts';
import type { ShortcutId } from './shortcuts.ts';

/** What of a key's event tells which shortcut it is. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
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

/** Tells which shortcut a key completes, remembering the keys before it. */
export type ReadKey = (
  press: KeyPress,
  options: { hasSingleKeys: boolean },
) => ShortcutId | undefined;

/** Starts to read keys. `isApple`: Mod is Command, not Control. */
export function createKeyReader(isApple: boolean): ReadKey {
  let before: { chord: string; at: number } | undefined;
  return (press, { hasSingleKeys }) => {
    const chord = chordOf(press, isApple);
    const first = before && press.timeStamp - before.at <= sequenceMs ? before.chord : undefined;
    before = undefined;
    if (chord === undefined) return undefined;
    const fits = (keys: readonly string[]) => (id: ShortcutId) => {
      const own = shortcuts[id].keys;
      if (!hasSingleKeys && isOfSingleKeys(own)) return false;
      return own.length === keys.length && own.every((key, index) => key === keys[index]);
    };
    const found =
      (first === undefined ? undefined : shortcutIds.find(fits([first, chord]))) ??
      shortcutIds.find(fits([chord]));
    if (found === undefined && hasSingleKeys) before = { chord, at: press.timeStamp };
    return found;
  };
}

/** A key with its modifiers as the table writes it; `undefined` for what is no shortcut's. */
function chordOf(press: KeyPress, isApple: boolean): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = press;
  if (repeat || isComposing || altKey || key.length !== 1) return undefined;
  const [isMod, isOther] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (isOther) return undefined;
  const letter = letterOf(press);
  // What Shift makes of a key, such as `?`, is that key; a capital letter is another.
  if (shiftKey && (isMod || letter !== undefined)) return undefined;
  return `${isMod ? 'Mod+' : ''}${letter ?? key}`;
}

/** The Latin letter of a key, by what it types or, on keyboards of other scripts, by where it is. */
function letterOf({ key, code }: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isOtherScript = /^\p{L}$/u.test(key);
  return isOtherScript ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
