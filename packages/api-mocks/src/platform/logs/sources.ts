import { hash32 } from '../../random.ts';
import type { StartLine } from '../builds/failures/failure.ts';
import type { LogBurstRecord } from '../records.ts';
import { logText, type LogText, type Writer } from './lines.ts';
import { cut, sequence, type LogSource } from './sequence.ts';

/**
 * Every entry has a unique microsecond, so that paging by time neither repeats nor misses any:
 * each source uses its own remainder modulo 8.
 */
const remainder = { traffic: 0, burst: 1, startup: 2, rush: 3, attempt: 4 } as const;
const step = 8;

const microsPerMinute = 60_000_000;

const startupLines = [
  'Started server process [7]',
  'Waiting for application startup.',
  'Application startup complete.',
  'Uvicorn running on http://0.0.0.0:8000 (Press CTRL+C to quit)',
];

/** Log lines of an app that starts; `from` in milliseconds since the epoch. */
export function startup(from: number): LogSource {
  return sequence({
    length: startupLines.length,
    timeAt: (index) => Math.floor(from) * 1000 + index * step + remainder.startup,
    textAt: (index) => ({ level: 'info', message: startupLines[index] ?? '' }),
  });
}

/** Log lines of an app that fails to start, a second apart up to `end`. */
export function attempt(lines: readonly StartLine[], end: number, timeScale: number): LogSource {
  const apart = Math.max(Math.floor(200 * timeScale), 1);
  return sequence({
    length: lines.length,
    timeAt: (index) =>
      (Math.floor(end) - (lines.length - index) * apart) * 1000 + remainder.attempt,
    textAt: (index) => lines[index] ?? { level: 'info', message: '' },
  });
}

/** Duration of the burst of requests after a deployment, in microseconds. */
const rushTime = 10 * microsPerMinute;

/** The requests after a deployment: many at first, then fewer. `from` in milliseconds. */
export function rush(writer: Writer, from: number): LogSource {
  const start = Math.floor(from) * 1000;
  const length = 60 + (hash32(writer.seed, from, 'rush') % 180);
  return sequence({
    length,
    timeAt: (index) =>
      start + onGrid(rushTime * ((index + 1) / (length + 1)) ** 2) + remainder.rush,
    textAt: (index) => logText(writer, from, index),
  });
}

const blockTime = 10 * microsPerMinute;

/**
 * Unbounded log of a running app, in blocks of ten minutes, each with its own number of entries. An entry's time and
 * text depend only on its block and its position in it.
 */
export function traffic(writer: Writer): LogSource {
  const blockOf = (time: number) => Math.floor(time / blockTime);
  return {
    count({ from, to }) {
      if (from >= to) return 0;
      const [first, last] = [blockOf(from), blockOf(to - 1)];
      const window = { from, to };
      if (first === last) return block(writer, first).count(window);
      let count = block(writer, first).count(window) + block(writer, last).count(window);
      for (let index = first + 1; index < last; index += 1) count += entriesIn(writer, index);
      return count;
    },
    *newest(window) {
      if (window.from >= window.to) return;
      for (let index = blockOf(window.to - 1); index >= blockOf(window.from); index -= 1) {
        yield* block(writer, index).newest(window);
      }
    },
  };
}

function block(writer: Writer, index: number): LogSource {
  const length = entriesIn(writer, index);
  const share = blockTime / length;
  // Each entry is within its own share of the block, so the times need no sorting.
  const offset = (entry: number) => entry + (hash32(writer.seed, index, entry, 'at') % 950) / 1000;
  return sequence({
    length,
    timeAt: (entry) => index * blockTime + onGrid(offset(entry) * share) + remainder.traffic,
    textAt: (entry) => logText(writer, index, entry),
  });
}

/** Quiet apps write a few times a minute, busy ones about twice a second; less at night. */
function entriesIn({ seed }: Writer, index: number): number {
  const busy = [40, 220, 540, 1_080][seed % 4] ?? 220;
  const hourOfDay = (index / 6) % 24;
  const day = 1 + 0.5 * Math.sin(((hourOfDay - 9) / 24) * 2 * Math.PI);
  const luck = 0.6 + (hash32(seed, index, 'count') % 800) / 1000;
  return Math.max(Math.round(busy * day * luck), 1);
}

/** The lines of a burst: all of them within a few microseconds of the request. */
export function burst(app: Writer, { id, at, lines }: LogBurstRecord): LogSource {
  const writer = { ...app, seed: hash32(id) };
  return sequence({
    length: lines,
    timeAt: (index) => burstTime(at, index),
    textAt: (index): LogText => logText(writer, Math.floor(at / 1000), index),
  });
}

/** When a burst ends, in microseconds since the epoch. */
export function burstEnd({ at, lines }: Pick<LogBurstRecord, 'at' | 'lines'>): number {
  return burstTime(at, lines);
}

function burstTime(at: number, index: number): number {
  return Math.floor(at) * 1000 + index * step + remainder.burst;
}

function onGrid(time: number): number {
  return Math.floor(time / step) * step;
}

/** Limits a source to a span of time; both ends in milliseconds since the epoch. */
export function during(source: LogSource, span: { from: number; to: number }): LogSource {
  return cut(source, { from: span.from * 1000, to: span.to * 1000 });
}
