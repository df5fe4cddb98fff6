// Cost of scanning new lines for secrets in a log store: without masking, with the default rules, and with a
// hundred values known to the host.
import { parseArgs } from 'node:util';

import { createMasker } from '../../packages/design-system/src/log-viewer/masking/createMasker.ts';
import type { Masker } from '../../packages/design-system/src/log-viewer/masking/types.ts';
import { createLogStore } from '../../packages/design-system/src/log-viewer/store/createLogStore.ts';
import type { LogScheduler } from '../../packages/design-system/src/log-viewer/store/scheduler.ts';
import { keep, median, print, ratio, type Figures } from '../lib/report.ts';
import { generate } from '../logs/page/data.ts';

const { values: options } = parseArgs({
  options: {
    /** Only this size. */
    lines: { type: 'string' },
    /** Runs of each; the median counts. */
    rounds: { type: 'string', default: '5' },
  },
});

/** Ingests everything at once: only the work is measured, not its scheduling. */
const atOnce: LogScheduler = {
  now: () => 0,
  schedule: (task) => task(),
  beforePaint: () => {},
};

/** Typical secrets: passwords, keys and URLs, none of which occurs in a line by chance. */
const known = Array.from({ length: 100 }, (_, index) => {
  const noise = (Math.imul(index + 1, 0x9e_37_79_b1) >>> 0).toString(36).padStart(7, '0');
  return [`${noise}${noise.toUpperCase()}`, `postgresql://app:${noise}@db.internal/app`][index % 2];
}).filter((value) => value !== undefined);

const maskers: Record<string, Masker | null> = {
  'no masking': null,
  'default rules': createMasker(),
  'default rules, 100 values': createMasker({ values: known }),
};

/** Every hundredth line contains a value known to the host. */
const withSecrets = (lines: readonly string[]) =>
  lines.map((line, index) =>
    index % 100 === 50 ? `${line} ${known[Math.floor(index / 100) % known.length] ?? ''}` : line,
  );

/** `ms` is CPU time, so that other processes on the machine hardly count. */
function takeIn(lines: readonly string[], masker: Masker | null): { ms: number; secrets: number } {
  const store = createLogStore({ masker, scheduler: atOnce });
  const before = process.threadCpuUsage();
  store.append(lines);
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1000;
  if (store.size !== lines.length) throw new Error('Not all lines were taken in.');
  return { ms, secrets: store.secrets };
}

const tables: Record<string, Figures> = {};
for (const size of [100_000, 1_000_000]) {
  if (options.lines !== undefined && Number(options.lines) !== size) continue;
  const plain = generate(size);
  const logs = { 'without secrets': plain, 'one line in 100 has a value': withSecrets(plain) };
  for (const [kind, lines] of Object.entries(logs)) {
    const runs = new Map<string, number[]>();
    const found = new Map<string, number>();
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      for (const [name, masker] of Object.entries(maskers)) {
        const { ms, secrets } = takeIn(lines, masker);
        found.set(name, secrets);
        // The first round warms up the JIT.
        if (round > 0) runs.set(name, [...(runs.get(name) ?? []), ms]);
      }
    }
    const least = median(runs.get('no masking') ?? []);
    const figures: Figures = {};
    for (const [name, times] of runs) {
      const ms = median(times);
      figures[name] = {
        'intake ms': Math.round(ms),
        'to no masking': ratio(ms, least),
        'µs a line': Number(((ms * 1000) / size).toFixed(2)),
        'secrets found': found.get(name) ?? 0,
      };
    }
    const title = `${size.toLocaleString('en')} lines, ${kind}`;
    print(title, figures);
    tables[title] = figures;
  }
}
if (options.lines === undefined) keep('masking', tables);
