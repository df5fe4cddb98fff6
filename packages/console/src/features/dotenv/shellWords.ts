/** A word of a shell command, without its quotes. */
export interface ShellWord {
  text: string;
  /** From 1. */
  line: number;
  /** Whether a part of it is in single quotes, so that a shell expands nothing there. */
  isLiteral: boolean;
}

/** Splits commands into words as a POSIX shell does. Nothing is expanded. A backslash at a line's end continues it. */
export function shellWords(text: string, firstLine = 1): ShellWord[] {
  const words: ShellWord[] = [];
  let word: ShellWord | undefined;
  let quote = '';
  let line = firstLine;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (character === '\n') line += 1;
    const isSpace = quote === '' && /\s/.test(character);
    const isContinued = character === '\\' && /^\r?\n/.test(text.slice(at + 1)) && quote !== "'";
    if (isContinued) {
      line += 1;
      at += next === '\r' ? 2 : 1;
    } else if (isSpace) {
      word = undefined;
    } else {
      if (word === undefined) words.push((word = { text: '', line, isLiteral: false }));
      if (character === quote) quote = '';
      else if (quote === '' && (character === '"' || character === "'")) {
        quote = character;
        if (quote === "'") word.isLiteral = true;
      } else if (character === '\\' && (quote === '' || (quote === '"' && /["\\$`]/.test(next)))) {
        word.text += next;
        at += 1;
      } else word.text += character;
    }
  }
  return words;
}
