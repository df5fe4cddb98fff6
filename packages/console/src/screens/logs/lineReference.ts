import type { LineRange, LogStore } from '@quayside/design-system/log-viewer';

/**
 * A reference to a line that finds it again when the same log is read by another user, from another time on or with
 * lines left out. Line numbers differ then, and the text of lines must not be in URLs.
 */
export interface LineReference {
  /** When its entry was written: whole milliseconds since the epoch. */
  readonly time: number;
  /** 32-bit hash of the entry with secrets masked, which distinguishes entries of one instant. */
  readonly hash: number;
  /** Index among the equal entries of that instant, from 0. */
  readonly nth: number;
  /** Index of the line in its entry, from 0. */
  readonly offset: number;
}

/** The first and the last linked line; the same one for a single line. */
export interface LineReferences {
  readonly first: LineReference;
  readonly last: LineReference;
}

const fnvStart = 0x81_1c_9d_c5;
const fnvPrime = 0x01_00_01_93;
const lineFeed = 10;

/** Continues a hash (FNV-1a). It protects no secret, so it may be fast. */
const addTo = (hash: number, unit: number) => Math.imul(hash ^ unit, fnvPrime);

function addLine(hash: number, store: LogStore, line: number): number {
  const { text, masks } = store.read(line);
  let result = addTo(hash, lineFeed);
  let index = 0;
  const add = (part: string) => {
    for (let at = 0; at < part.length; at += 1) result = addTo(result, part.charCodeAt(at));
  };
  for (const { from, to } of masks) {
    add(text.slice(index, from));
    // The link is the same whether a secret is revealed or not, and reveals nothing about it.
    add('•');
    index = to;
  }
  add(text.slice(index));
  return result;
}

function hashOf(store: LogStore, entry: number): number {
  let hash = fnvStart;
  const end = store.entryEnd(entry);
  for (let line = entry; line < end; line += 1) hash = addLine(hash, store, line);
  return hash >>> 0;
}

const millisecond = (time: number | undefined) =>
  time === undefined ? undefined : Math.floor(time);

/** The first lines of the entries of an instant, in the order of the store. Entries whose start was trimmed are left out. */
function entriesAt(store: LogStore, time: number): number[] {
  const entries: number[] = [];
  for (let line = store.firstRow; line < store.endRow; line += 1) {
    if (millisecond(store.time(line)) !== time || store.isGap(line)) continue;
    if (store.entryOf(line) === line) entries.push(line);
  }
  return entries;
}

/**
 * Returns the reference of a line of a store. `line` is counted from 0, as in the store. `undefined` if the line could
 * not be found again: a gap, a line without a time, a time before 1970, or the rest of an entry whose start was trimmed.
 */
export function lineReferenceOf(store: LogStore, line: number): LineReference | undefined {
  const time = millisecond(store.time(line));
  const entry = store.entryOf(line);
  if (time === undefined || time < 0 || store.isGap(line) || entry < store.firstRow) {
    return undefined;
  }
  const hash = hashOf(store, entry);
  const same = entriesAt(store, time).filter((each) => hashOf(store, each) === hash);
  return { time, hash, nth: Math.max(0, same.indexOf(entry)), offset: line - entry };
}

/** Returns the line of a store for a reference, counted from 0 as in the store; `undefined` if it is missing. */
export function findLine(
  store: LogStore,
  { time, hash, nth, offset }: LineReference,
): number | undefined {
  const same = entriesAt(store, time).filter((each) => hashOf(store, each) === hash);
  const entry = same[nth];
  if (entry === undefined || entry + offset >= store.entryEnd(entry)) return undefined;
  return entry + offset;
}

/** Returns the references of a range of lines without gaps at its ends; `undefined` if they could not be found again. */
export function lineReferencesOf(
  store: LogStore,
  { first: from, last: to }: LineRange,
): LineReferences | undefined {
  let start = from - 1;
  let end = to - 1;
  while (start < end && store.isGap(start)) start += 1;
  while (end > start && store.isGap(end)) end -= 1;
  const first = lineReferenceOf(store, start);
  const last = start === end ? first : lineReferenceOf(store, end);
  return first && last && { first, last };
}

const syntax = /^(\d{1,14})\.([0-9a-z]{1,7})(?:\.(\d{1,6})(?:\.(\d{1,7}))?)?$/;

function parseOne(text: string): LineReference | undefined {
  const [, time, code = '', nth = '0', offset = '0'] = syntax.exec(text) ?? [];
  const hash = Number.parseInt(code, 36);
  if (time === undefined || hash > 0xff_ff_ff_ff) return undefined;
  return { time: Number(time), hash, nth: Number(nth), offset: Number(offset) };
}

/** Parses the format of {@link formatLineReferences}. `undefined` for anything else: a URL is untrusted. */
export function parseLineReferences(text: string): LineReferences | undefined {
  const [one = '', other = one, ...rest] = text.split('-', 3);
  const first = parseOne(one);
  const last = parseOne(other);
  return first && last && rest.length === 0 ? { first, last } : undefined;
}

function formatOne({ time, hash, nth, offset }: LineReference): string {
  const tail = offset > 0 ? `.${nth}.${offset}` : nth > 0 ? `.${nth}` : '';
  return `${time}.${hash.toString(36)}${tail}`;
}

/** Formats references for a URL, in characters that need no escaping: `1795251851000.1x7f3q-1795251911000.9k2c.1`. */
export function formatLineReferences({ first, last }: LineReferences): string {
  const from = formatOne(first);
  const to = formatOne(last);
  return from === to ? from : `${from}-${to}`;
}
