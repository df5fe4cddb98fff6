import { conceal } from '../masking/conceal.ts';
import type { Masker } from '../masking/types.ts';
import { styledSpans } from '../parse/styles.ts';
import { flag, levelIn } from './flags.ts';
import type { Segments } from './segments.ts';
import type { LogLine, LogOrigin, LogSpan, MaskedSpan } from './types.ts';

/** Recently read lines are cached up to these bounds. */
const maxLines = 100;
const maxLength = 1_000_000;

const noMasks: readonly MaskedSpan[] = [];

/** Reads lines from segments, and masks secrets. */
export interface Reader {
  /** Increases when the masked spans change. */
  readonly revision: number;
  read(line: number): LogLine;
  /** The text with its secrets. Never show it. */
  secretText(line: number): string;
  /** Masked spans, in order. */
  hidden(line: number, text: string): readonly LogSpan[];
  entryOf(line: number): number;
  reveal(line: number, from: number, isRevealed: boolean): void;
  /** Clears the cache. */
  forget(): void;
}

export function createReader(
  segments: Segments,
  masker: Masker,
  originOf: (line: number) => LogOrigin | undefined,
): Reader {
  const cache = new Map<number, LogLine>();
  const revealed = new Set<string>();
  let cachedLength = 0;
  let revision = 0;

  const flagsOf = (line: number) => {
    const place = segments.place(line);
    return place === undefined ? flag.gap : (place.segment.flags[place.index] ?? 0);
  };

  const entryOf = (line: number) => {
    let head = line;
    while (head > segments.firstLine && (flagsOf(head) & flag.continuation) !== 0) head -= 1;
    return head;
  };

  const masksOf = (line: number, text: string): readonly MaskedSpan[] => {
    const flags = flagsOf(line);
    if ((flags & flag.gap) !== 0 || (flags & (flag.suspect | flag.secret)) === 0) return noMasks;
    const secrets =
      (flags & flag.secret) === 0
        ? masker(text)
        : [{ from: 0, to: text.length, label: 'Private key' }];
    if (secrets.length === 0) return noMasks;
    return secrets.map((span) => ({ ...span, isRevealed: revealed.has(`${line}:${span.from}`) }));
  };

  const secretText = (line: number) => {
    const place = segments.place(line);
    return place?.segment.text(place.index) ?? '';
  };

  const parse = (line: number): LogLine => {
    const place = segments.place(line);
    const text = secretText(line);
    const flags = flagsOf(line);
    const time = place?.segment.time(place.index) ?? Number.NaN;
    const masks = masksOf(line, text);
    return {
      line,
      text: conceal(
        text,
        masks.filter(({ isRevealed }) => !isRevealed),
      ),
      level: levelIn(flags),
      time: Number.isNaN(time) ? undefined : time,
      entry: entryOf(line),
      origin: originOf(line),
      isLate: (flags & flag.late) !== 0,
      isGap: (flags & flag.gap) !== 0,
      styles: place ? styledSpans(place.segment.changes(place.index), text.length) : [],
      masks,
    };
  };

  const keep = (parsed: LogLine) => {
    cache.set(parsed.line, parsed);
    cachedLength += parsed.text.length;
    for (const [line, oldest] of cache) {
      if (cache.size <= maxLines && cachedLength <= maxLength) break;
      cache.delete(line);
      cachedLength -= oldest.text.length;
    }
  };

  const drop = (line: number) => {
    cachedLength -= cache.get(line)?.text.length ?? 0;
    cache.delete(line);
  };

  return {
    get revision() {
      return revision;
    },
    read: (line) => {
      const known = cache.get(line);
      if (known !== undefined && line >= segments.firstLine) return known;
      const parsed = parse(line);
      if (line >= segments.firstLine && line < segments.endLine) keep(parsed);
      return parsed;
    },
    secretText,
    hidden: (line, text) => masksOf(line, text).filter(({ isRevealed }) => !isRevealed),
    entryOf,
    reveal: (line, from, isRevealed) => {
      if (isRevealed) revealed.add(`${line}:${from}`);
      else revealed.delete(`${line}:${from}`);
      revision += 1;
      drop(line);
    },
    forget: () => {
      cache.clear();
      revealed.clear();
      cachedLength = 0;
    },
  };
}
