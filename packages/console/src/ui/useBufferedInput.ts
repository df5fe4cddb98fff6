import { useReducer } from 'react';

interface Typing {
  /** Value of the field. */
  text: string;
  /** Stored value when last read. */
  stored: string;
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
 * Buffers the text of a field whose value is stored elsewhere and may update late: a URL changes when the page has time
 * to render, and the user may have typed on by then. Typed text stays; a change from elsewhere replaces it.
 * @param stored the stored text
 * @param onChange stores another text
 */
export function useBufferedInput(stored: string, onChange: (text: string) => void): TypedText {
  // Not a state: on a key press, React computes the next state from that of a discarded render, and a reducer's from the
  // shown one.
  const [typing, change] = useReducer(
    (before: Typing, changed: (before: Typing) => Typing) => changed(before),
    { text: stored, stored, sent: [] },
  );
  const now = follow(typing, stored);
  if (now !== typing) change(() => now);
  return {
    value: now.text,
    onChange(text) {
      change((before) => ({ ...before, text, sent: [...before.sent, text] }));
      onChange(text);
    },
    // A host may skip overwritten values, so they no longer match later stored values.
    onBlur: () => change((before) => ({ ...before, sent: [] })),
  };
}

function follow(typing: Typing, stored: string): Typing {
  if (stored === typing.stored) return typing;
  const at = typing.sent.indexOf(stored);
  if (at === -1) return { text: stored, stored, sent: [] };
  return { ...typing, stored, sent: typing.sent.slice(at + 1) };
}
