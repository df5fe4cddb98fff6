/** A piece of a regular expression (ECMA-262, 22.2.1). */
export type PatternNode =
  /** One character: a letter, an escape, a class, a dot. */
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'assertion'; readonly source: '^' | '$' | '\\b' | '\\B' }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly node: PatternNode;
      readonly min: number;
      /** `Infinity` if there is none. */
      readonly max: number;
      readonly isLazy: boolean;
    }
  /** Looks ahead or behind, or changes the flags of its part: `(?=…)`, `(?i:…)`. */
  | { readonly kind: 'look'; readonly node: PatternNode }
  /** Stands for what a group matched. */
  | { readonly kind: 'other' };

const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})(\??)/y;
const escape = /\\(?:u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[^])/y;
const group = /\((?:\?(?:(:)|(=|!|<=|<!)|<[^>=!]+>|[a-z-]+:))?/y;
const reference = /\\(?:[1-9]|k<)/y;

/** Reads a pattern that `RegExp` has accepted. */
export function parsePattern(source: string): PatternNode {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };

  const readClass = (): PatternNode => {
    const start = at;
    let depth = 0;
    do {
      if (source[at] === '\\') at += 1;
      // Only the `v` flag nests classes, and it is not used here.
      else if (source[at] === ']') depth -= 1;
      else if (at === start) depth += 1;
      at += 1;
    } while (depth > 0 && at < source.length);
    return { kind: 'character', source: source.slice(start, at) };
  };

  const readGroup = (opening: RegExpExecArray): PatternNode => {
    const node = readChoice();
    at += 1;
    const isSpecial = opening[2] !== undefined || /\(\?[a-z-]+:/.test(opening[0]);
    return isSpecial ? { kind: 'look', node } : node;
  };

  const readAtom = (): PatternNode => {
    const opening = take(group);
    if (opening !== null) return readGroup(opening);
    if (source[at] === '[') return readClass();
    if (take(reference) !== null) {
      if (source[at - 1] === '<') at = source.indexOf('>', at) + 1;
      return { kind: 'other' };
    }
    const escaped = take(escape)?.[0];
    if (escaped === '\\b' || escaped === '\\B') return { kind: 'assertion', source: escaped };
    if (escaped !== undefined) return { kind: 'character', source: escaped };
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += letter.length;
    return letter === '^' || letter === '$'
      ? { kind: 'assertion', source: letter }
      : { kind: 'character', source: letter };
  };

  const readTerm = (): PatternNode => {
    const node = readAtom();
    const found = take(quantifier);
    if (found === null) return node;
    const [text, least, comma, most, lazy] = found;
    const isLazy = lazy === '?';
    if (least !== undefined) {
      const min = Number(least);
      const open = most === undefined || most === '' ? Infinity : Number(most);
      return { kind: 'repeat', node, min, max: comma === undefined ? min : open, isLazy };
    }
    const max = text.startsWith('?') ? 1 : Infinity;
    return { kind: 'repeat', node, min: text.startsWith('+') ? 1 : 0, max, isLazy };
  };

  const readSequence = (): PatternNode => {
    const nodes: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') nodes.push(readTerm());
    return { kind: 'sequence', nodes };
  };

  function readChoice(): PatternNode {
    const nodes = [readSequence()];
    while (source[at] === '|') {
      at += 1;
      nodes.push(readSequence());
    }
    return nodes.length === 1 ? (nodes[0] ?? { kind: 'other' }) : { kind: 'choice', nodes };
  }

  return readChoice();
}
