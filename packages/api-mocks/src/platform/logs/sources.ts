import { hash32 } from '../../random.ts';
import type { LiveSpan } from '../deployments.ts';
import type { LogBurstRecord } from '../records.ts';
import { logText, type LogText, type Writer } from './lines.ts';

/** Something an app wrote; `at` in microseconds since the epoch. */
export interface LogEntry extends LogText {
  at: number;
}

/** Microseconds since the epoch, from `from` to before `to`. */
export interface LogWindow {
  from: number;
  to: number;
}

const microsPerSecond = 1_000_000;

/**
 * Every entry has a microsecond of its own, so that paging by time neither repeats nor leaves out any:
 * each source keeps to its own remainder by 4.
 */
const remainder = { traffic: 0, burst: 1, startup: 2 } as const;

/** The entries of a window, newest first, made only as they are asked for. */
export type Newest = Generator<LogEntry, void, void>;

const startupLines = [
  'Started server process [7]',
  'Waiting for application startup.',
  'Application startup complete.',
  'Uvicorn running on http://0.0.0.0:8000 (Press CTRL+C to quit)',
];

/** What an app writes as it starts. */
export function* startup({ from }: LiveSpan): Newest {
  for (const [index, message] of [...startupLines.entries()].toReversed()) {
    const at = Math.floor(from) * 1000 + index * 4 + remainder.startup;
    yield { at, level: 'info', message };
  }
}

/** What an app writes while it serves, second by second. */
export function* traffic(writer: Writer, window: LogWindow): Newest {
  const first = Math.floor(window.from / microsPerSecond);
  for (let second = Math.ceil(window.to / microsPerSecond) - 1; second >= first; second -= 1) {
    for (const { at, index } of moments(writer.seed, second).toReversed()) {
      if (isWithin(at, window)) yield { at, ...logText(writer, second, index) };
    }
  }
}

/** How many entries `traffic` has, without making them. */
export function countTraffic({ seed }: Writer, window: LogWindow): number {
  const first = Math.floor(window.from / microsPerSecond);
  const last = Math.ceil(window.to / microsPerSecond) - 1;
  let count = 0;
  for (let second = first; second <= last; second += 1) {
    const isWhole =
      second * microsPerSecond >= window.from && (second + 1) * microsPerSecond <= window.to;
    count += isWhole
      ? entriesIn(seed, second)
      : moments(seed, second).filter(({ at }) => isWithin(at, window)).length;
  }
  return count;
}

/** The lines of a burst: all of them a few microseconds after it was asked for. */
export function* burst(
  { trade }: Writer,
  { id, at, lines }: LogBurstRecord,
  window: LogWindow,
): Newest {
  const writer = { seed: hash32(id), trade };
  for (let index = lines - 1; index >= 0; index -= 1) {
    const time = burstTime(at, index);
    if (!isWithin(time, window)) continue;
    yield { at: time, ...logText(writer, Math.floor(at / 1000), index) };
  }
}

/** How many lines of a burst are in a window. */
export function countBurst({ at, lines }: LogBurstRecord, window: LogWindow): number {
  const start = burstTime(at, 0);
  const before = (time: number) => clamp(Math.ceil((time - start) / 4), 0, lines);
  return before(window.to) - before(window.from);
}

/** When a burst ends, in microseconds since the epoch. */
export function burstEnd({ at, lines }: LogBurstRecord): number {
  return burstTime(at, lines);
}

function burstTime(at: number, index: number): number {
  return Math.floor(at) * 1000 + index * 4 + remainder.burst;
}

function moments(seed: number, second: number): { at: number; index: number }[] {
  const quarter = microsPerSecond / 4;
  const taken = new Set<number>();
  return Array.from({ length: entriesIn(seed, second) }, (_, index) => {
    let place = hash32(seed, second, index, 3) % quarter;
    while (taken.has(place)) place = (place + 1) % quarter;
    taken.add(place);
    return { at: second * microsPerSecond + place * 4 + remainder.traffic, index };
  }).toSorted((a, b) => a.at - b.at);
}

/** Quiet apps write every half minute, busy ones about twice a second. */
function entriesIn(seed: number, second: number): number {
  const dice = hash32(seed, second) % 1000;
  const busy = [35, 180, 450, 900][seed % 4] ?? 180;
  if (dice >= busy) return 0;
  return 1 + (dice % 3);
}

function isWithin(at: number, { from, to }: LogWindow): boolean {
  return at >= from && at < to;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
