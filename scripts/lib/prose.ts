/** A line that breaks the rules of plain English. */
export interface ProseFault {
  /** Line number, from 1. */
  line: number;
  message: string;
}

/** Docstrings start with a noun or a verb. These words start a sentence that has to be decoded. */
const openings = /^(?:What|Who|Where|Those|How)\b/;

/** Former names, and their replacements. */
export const renames: Readonly<Record<string, string>> = {
  lazyPart: 'lazyWithPreload',
  ReadFirstPage: 'InitialPrefetch',
  ReadAheadOfLinks: 'LinkPrefetcher',
  readElsewhere: 'polledByOtherTab',
  settledByHost: 'controlledByHost',
  useIsHere: 'useIsMounted',
  RestingButton: 'CooldownButton',
  NearPlace: 'LazyMount',
  useTypedText: 'useBufferedInput',
  wantField: 'requestFieldFocus',
  PastTheEnd: 'PageOutOfRange',
  isWorded: 'isUserFacingError',
  mayTakeKey: 'shouldHandleKey',
  pressLines: 'handleLineClick',
  walkLines: 'moveActiveLine',
  graveLines: 'severeLines',
  tellAfter: 'notifyAfterMs',
  toldAt: 'lastNotifiedAt',
  justReadMs: 'defaultStaleTimeMs',
  PaletteDoings: 'PaletteActions',
};
/** Dialect, and the plain words for it. */
const dialect: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\banew\b/, 'again'],
  [/\bafresh\b/, 'again'],
  [/\bthereby\b/, 'so'],
  [/\bbe had\b/, 'available'],
  [/\b(?:is|are) told\b/, 'gets, or is notified'],
  [/\be-mails?\b/, 'email'],
  [/\b(?!ConnectionRefused)\w+Refus(?:al|ed)\w*|\b[Rr]efusals?\b/, 'error, or rejected'],
  [/\b(?:\w+Kept\w*|[Kk]ept[A-Z]\w*)/, 'stored, or included'],
  [/\b(?:\w+Heard|heard[A-Z]\w*)/, 'captured, or received'],
  [/\b(?:isTold|tell[A-Z]\w*)/, 'notify'],
  [/\b(?:[A-Z]\w*Standing\b|standingOf\b)/, 'role'],
];

/** Dialect in comments and test titles, and the plain words for it. Data and product copy may contain these words. */
const commentDialect: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\b(?:some|any|every)body\b|\bsomeone\b/i, 'the user, or the caller'],
  [/\blets? go of\b|\blets go\b/i, 'release, or unsubscribe'],
  [/\btakes in\b/i, 'parses, or adds'],
  [/\bfor ever\b/i, 'without limit'],
  [/\bas it went\b/i, 'unchanged'],
  [/\bwhoever\b/i, 'the user, or the caller'],
  [/\bnobody\b/i, 'no user'],
  [/\bhears\b/i, 'is notified, or receives'],
  [/(?<!\b(?:hello,?|real)[ -])\bworlds?\b(?!-readable)/i, 'dataset, or seed'],
];
/** The text of a comment, or the title of a test on its first line. */
const commentOrTitle =
  /(?:^|\s)(?:\/\/|\/\*\*?|\*)\s(.*)|\b(?:describe|it|test)\b[^'"`]*\(\s*(['"`])(.*)\2/;

const formerName = new RegExp(`\\b(?:${Object.keys(renames).join('|')})\\b`, 'g');

function wordsOf(
  patterns: typeof dialect,
  text: string,
): (readonly [word: string, plain: string])[] {
  return patterns.flatMap(([pattern, plain]) =>
    (pattern.exec(text) ?? []).map((word) => [word, plain] as const),
  );
}

/** Returns the faults in the docstrings, words and names of a source file. */
export function proseFaults(source: string): ProseFault[] {
  const faults: ProseFault[] = [];
  const lines = source.split('\n');
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const isFirst = /^\s*\/\*\*\s*$/.test(lines[index - 1] ?? '');
    const start = /^\s*\/\*\* (.*)/.exec(text)?.[1] ?? (isFirst ? text.replace(/^\s*\* /, '') : '');
    const [opening] = openings.exec(start) ?? [];
    if (opening !== undefined) {
      faults.push({ line, message: `A docstring starts with a noun or verb, not "${opening}".` });
    }
    const [, comment, , title] = commentOrTitle.exec(text) ?? [];
    const words = [...wordsOf(dialect, text), ...wordsOf(commentDialect, comment ?? title ?? '')];
    for (const [word, plain] of words) {
      faults.push({ line, message: `Write "${plain}", not "${word}".` });
    }
    for (const [name] of text.matchAll(formerName)) {
      faults.push({ line, message: `${name} is called ${renames[name]}.` });
    }
  }
  return faults;
}
