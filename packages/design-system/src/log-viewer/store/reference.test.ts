// The store against a plain-text reference: the text of a log, computed in the simplest way.
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { createSteppedScheduler } from '../testing.fixtures.ts';
import { formatLineRange, parseLineRange } from '../parse/lineRange.ts';
import { jsonLinesChunks, logFileChunks, logText } from '../text/writers.ts';
import { createLogStore } from './createLogStore.ts';
import type { LogStoreOptions } from './createLogStore.ts';
import type { LogMatch, LogQuery, LogRows, LogSearch } from './types.ts';

// Logs that seal a segment take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const esc = '\u001B';

const letters = ['a', 'b', 'E', ' ', '.', '_', 'É', 'é', '✓', '😀', '\uD83D', '\0'];
const sequences = [
  `${esc}[31m`,
  `${esc}[0m`,
  `${esc}[38;2;1;2;3m`,
  `${esc}]0;title\u0007`,
  `${esc}]8;;https://example.com${esc}\\`,
  `${esc}(B`,
];
/** Cut in the middle, or never valid. */
const broken = [esc, `${esc}[`, `${esc}[3`, `${esc}[?`, `${esc}]8;;x`, `${esc}[1;`, `${esc}${esc}`];

const entry = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...letters) },
      { weight: 1, arbitrary: fc.constantFrom(...sequences) },
      { weight: 1, arbitrary: fc.constantFrom(...broken) },
      { weight: 1, arbitrary: fc.constantFrom('\r', '\n', '\r\n') },
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

const sealing = 8192;

/** A few entries; now and then repeated until their segment is sealed. */
const log = fc
  .tuple(
    fc.array(entry, { minLength: 1, maxLength: 25 }),
    fc.nat(15).map((kind) => kind === 0),
  )
  .map(([entries, isLong]) => {
    const repeats = isLong ? Math.ceil((sealing + 10) / entries.length) : 1;
    return Array.from({ length: repeats }, () => entries).flat();
  });

const sequence = new RegExp(
  [
    String.raw`${esc}\[[\x20-\x3F]*[\x40-\x7E]?`,
    String.raw`${esc}[PX^_\]][^\x07${esc}]*(?:\x07|${esc}\\)?`,
    String.raw`${esc}[\x20-\x2F]*[\x30-\x7E]?`,
  ].join('|'),
  'g',
);

/** Each carriage return starts over at the left and overwrites. */
function overwritten(line: string): string {
  return line
    .replace(/\r$/, '')
    .replaceAll(sequence, '')
    .split('\r')
    .map((part) => Array.from(part))
    .reduce((under, part) => [...part, ...under.slice(part.length)])
    .join('');
}

const known = new Map<string, readonly string[]>();

function linesOfEntry(text: string): readonly string[] {
  const lines = known.get(text) ?? text.replace(/\n$/, '').split('\n').map(overwritten);
  known.set(text, lines);
  return lines;
}

const referenceLines = (entries: readonly string[]) => entries.flatMap(linesOfEntry);

const escapeRegex = (text: string) => text.replaceAll('.', String.raw`\.`);

function referenceMatches(lines: readonly string[], query: LogQuery): LogMatch[] {
  const own = query.isRegex === true ? query.text : escapeRegex(query.text);
  const whole = String.raw`(?<![\p{L}\p{N}_])(?:${own})(?![\p{L}\p{N}_])`;
  const pattern = new RegExp(
    query.isWholeWord === true ? whole : own,
    query.isCaseSensitive === true ? 'gu' : 'giu',
  );
  return lines.flatMap((text, line) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
      line,
      from: index,
      to: index + length,
    })).filter(({ from, to }) => to > from),
  );
}

function filled(entries: readonly string[], options: LogStoreOptions = { masker: null }) {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler, ...options });
  store.append(entries);
  scheduler.settle();
  return { store, scheduler };
}

const query = fc.record({
  text: fc.constantFrom('a', 'ab', 'É', '✓', '😀', '.', 'a b', 'E_', 'é.'),
  isCaseSensitive: fc.boolean(),
  isWholeWord: fc.boolean(),
});
const regexQuery = fc.record({
  text: fc.constantFrom(
    'a+',
    '[^a]',
    'a|ab',
    '^.',
    '.$',
    String.raw`\bE`,
    '(?:a|b)*',
    'É{1,2}',
    '😀?',
  ),
  isRegex: fc.constant(true),
  isCaseSensitive: fc.boolean(),
});

/** All matches, forth by `next` and back by `previous`. */
function walks(search: LogSearch, end: number) {
  const forth: LogMatch[] = [];
  for (let match = search.next(0, 0, true); match; match = search.next(match.line, match.from)) {
    forth.push(match);
  }
  const back: LogMatch[] = [];
  for (
    let match = search.previous(end, 0);
    match;
    match = search.previous(match.line, match.from)
  ) {
    back.unshift(match);
  }
  return { forth, back };
}

const linesOf = (rows: LogRows) =>
  Array.from({ length: rows.endRow - rows.firstRow }, (_, row) => rows.lineAt(rows.firstRow + row));

test('every line equals that of the reference', () => {
  fc.assert(
    fc.property(log, (entries) => {
      const { store } = filled(entries);
      const lines = Array.from({ length: store.size }, (_, line) => store.text(line));
      expect(lines).toEqual(referenceLines(entries));
    }),
    { numRuns: 80 },
  );
});

describe('find', () => {
  test('finds the same matches as a search of each line, forwards, backwards and by index', () => {
    fc.assert(
      fc.property(log, fc.oneof(query, regexQuery), (entries, asked) => {
        const { store, scheduler } = filled(entries);
        const search = store.find(asked);
        scheduler.settle();
        const expected = referenceMatches(referenceLines(entries), asked);
        expect(search.count).toBe(expected.length);
        expect(search.lineCount).toBe(new Set(expected.map(({ line }) => line)).size);
        for (const place of [0, Math.floor(expected.length / 2), expected.length - 1]) {
          const match = expected[place];
          expect(search.at(place)).toEqual(match);
          expect(match === undefined ? place : search.indexOf(match)).toBe(place);
        }
        fc.pre(entries.length < sealing);
        expect(walks(search, store.endRow)).toEqual({ forth: expected, back: expected });
      }),
      { numRuns: 80 },
    );
  });

  test('works in a view filtered by another query, which contains exactly the matching lines', () => {
    fc.assert(
      fc.property(log, query, query, (entries, shown, asked) => {
        const { store, scheduler } = filled(entries);
        const view = store.filter({ query: shown });
        const search = store.find(asked, view);
        scheduler.settle();
        const lines = referenceLines(entries);
        const inView = new Set(referenceMatches(lines, shown).map(({ line }) => line));
        expect(linesOf(view)).toEqual([...inView]);
        const expected = referenceMatches(lines, asked).filter(({ line }) => inView.has(line));
        expect(search.count).toBe(expected.length);
        expect(search.at(expected.length - 1)).toEqual(expected.at(-1));
      }),
      { numRuns: 80 },
    );
  });
});

describe('copy, download and links', () => {
  const part = fc.tuple(fc.nat(30), fc.nat(30)).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  }));

  test('copy a range, and download the whole log, as the reference does', () => {
    fc.assert(
      fc.property(log, part, (entries, range) => {
        const { store } = filled(entries);
        const lines = referenceLines(entries);
        const expected = lines.slice(range.from, range.to).join('\n');
        expect(logText(store, store, range)).toBe(expected);
        expect([...logFileChunks(store)].join('')).toBe(lines.map((line) => `${line}\n`).join(''));
        const records = [...jsonLinesChunks(store)].join('');
        const reference = entries.map((text) =>
          JSON.stringify({ text: linesOfEntry(text).join('\n') }),
        );
        expect(records).toBe(reference.map((record) => `${record}\n`).join(''));
      }),
      { numRuns: 80 },
    );
  });

  test('link to the same lines, even after earlier lines were trimmed', () => {
    fc.assert(
      fc.property(log, part, fc.integer({ min: 1, max: 40 }), (entries, range, maxLines) => {
        const { store } = filled(entries, { masker: null, maxLines });
        const linked = parseLineRange(
          formatLineRange({ first: range.from + 1, last: range.to + 1 }),
        );
        if (linked === undefined) throw new Error('The link can be read');
        const lines = referenceLines(entries);
        const kept = lines.length - maxLines;
        const rows = { from: linked.first - 1, to: linked.last };
        const expected = lines.slice(Math.max(rows.from, kept, 0), Math.max(rows.to, kept, 0));
        expect(logText(store, store, rows)).toBe(expected.join('\n'));
      }),
      { numRuns: 80 },
    );
  });
});

/** Takes nothing of what follows. */
const harmless = fc
  .array(fc.constantFrom(...letters, ...sequences), { maxLength: 8 })
  .map((pieces) => pieces.join(''));

test('no copy or download contains a secret, and no search finds a part of it', () => {
  const secrets = [
    'password=hunter22',
    'Authorization: Bearer hunter22hunter22',
    'AWS AKIAHUNTERHUNTERHUNT',
  ];
  const line = fc
    .tuple(harmless, fc.constantFrom(...secrets), harmless)
    .map(([before, secret, after]) => `${before} ${secret} ${after}`);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (entries) => {
      const { store, scheduler } = filled(entries, {});
      const search = store.find({ text: 'hunter' });
      scheduler.settle();
      expect(search.count).toBe(0);
      expect(logText(store)).not.toMatch(/hunter/i);
      expect(logText(store)).toHaveLength(referenceLines(entries).join('\n').length);
      expect([...jsonLinesChunks(store)].join('')).not.toMatch(/hunter/i);
    }),
    { numRuns: 80 },
  );
});

test('a line of a megabyte is searched, copied and masked like any other', () => {
  const long = `${'0123456789 ✓ '.repeat(80_000)}needle password=hunter22 end`;
  const { store, scheduler } = filled(['before', long, 'after'], {});
  const at = long.indexOf('needle');
  for (const asked of [{ text: 'NEEDLE' }, { text: String.raw`n[e]+d\w*`, isRegex: true }]) {
    const search = store.find(asked);
    scheduler.settle();
    expect(search.count).toBe(1);
    expect(search.at(0)).toMatchObject({ line: 1, from: at });
  }
  expect(logText(store)).toBe(`before\n${long.replace('hunter22', '••••••••')}\nafter`);
});
