import { useReducer } from 'react';

interface Typing {
  /** Value of the field. */
  text: string;
  /** Stored value when last read. */
  kept: string;
  /** Typed values that have not been stored yet, oldest first. */
  sent: readonly string[];
}

/** Field props for buffered input. */
interface TypedText {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/**
 * The text of a field that is kept elsewhere and may come back late: an address is followed when the page has time
 * for it, and by then the next keys were pressed. What is typed stands; what changes from elsewhere takes its place.
 * @param kept the text as it is kept
 * @param onChange keeps another
 */
export function useBufferedInput(kept: string, onChange: (text: string) => void): TypedText {
  // Not a state: as a key is pressed, React works out the next state on top of what a rendering that was then thrown
  // away had set, and a reducer's on top of what is shown.
  const [typing, change] = useReducer(
    (before: Typing, changed: (before: Typing) => Typing) => changed(before),
    { text: kept, kept, sent: [] },
  );
  const now = follow(typing, kept);
  if (now !== typing) change(() => now);
  return {
    value: now.text,
    onChange(text) {
      change((before) => ({ ...before, text, sent: [...before.sent, text] }));
      onChange(text);
    },
    // A host may skip what was typed over: what is kept later is not taken for it.
    onBlur: () => change((before) => ({ ...before, sent: [] })),
  };
}

function follow(typing: Typing, kept: string): Typing {
  if (kept === typing.kept) return typing;
  const at = typing.sent.indexOf(kept);
  if (at === -1) return { text: kept, kept, sent: [] };
  return { ...typing, kept, sent: typing.sent.slice(at + 1) };
}
