// Compares log viewers: ours, three libraries, and a list without features.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { must, root } from '../../scripts/lib/run.ts';
import { keep, median, print, ratio, type Figures } from '../lib/report.ts';
import { measure, measureAnalysis, measureChurn, measureMarkup, type Measured } from './measure.ts';

const all = ['floor', 'react', 'ours', 'patternfly', 'xterm', 'melloware'];
const sizes = [
  { lines: 100_000, slowdown: 4 },
  { lines: 1_000_000, slowdown: 1 },
];

const { values: options } = parseArgs({
  options: {
    /** Contenders, comma-separated. The baseline always runs. */
    only: { type: 'string' },
    /** Only this size. */
    lines: { type: 'string' },
    /** Skips following and scrolling, which take 15 s each. */
    quick: { type: 'boolean', default: false },
    /** Runs of the baseline and of ours; the median counts. */
    rounds: { type: 'string', default: '3' },
  },
});
const contenders = all.filter(
  (name) => name === 'floor' || (options.only?.split(',').includes(name) ?? true),
);
const isPart = options.only !== undefined || options.lines !== undefined || options.quick;

const folder = `${root}/bench/logs/page`;
await must('vite', ['build', '--logLevel', 'warn'], { cwd: folder });
const server = await preview({ root: folder, configFile: false, preview: { port: 4183 } });
const url = server.resolvedUrls?.local[0] ?? '';

/** One browser each, so that leftovers of one do not slow the next. */
const launch = async () =>
  chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });

type Measure = (run: Measured) => number | undefined;

const middle = (runs: readonly Measured[], pick: Measure) => {
  const values = runs.map(pick).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : median(values);
};

const search: Measure = (run) => run.searchRare?.ms;

/** Figure that a column shows, and the figure of the baseline it is compared with, where that differs. */
const columns: Record<string, { pick: Measure; against?: Measure }> = {
  'first paint ms': { pick: (run) => run.firstPaint },
  'to end ms': { pick: (run) => run.toEnd },
  'open search ms': { pick: (run) => run.openSearch },
  'search ms': { pick: search },
  'search of much ms': { pick: (run) => run.searchCommon?.ms },
  'errors only ms': { pick: (run) => run.errorsOnly?.ms, against: search },
  'heap MB': {
    pick: (run) => (run.heapBytes === undefined ? undefined : run.heapBytes / 1e6),
  },
};

const tables: Record<string, Figures> = {};
for (const { lines, slowdown } of sizes) {
  if (options.lines !== undefined && Number(options.lines) !== lines) continue;
  const results = new Map<string, Measured[]>();
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const contender of contenders) {
      if (round > 0 && contender !== 'floor' && contender !== 'ours') continue;
      const browser = await launch();
      const withFrames = round === 0 && !options.quick;
      const run = await measure(browser, { url, contender, lines, slowdown, withFrames });
      results.set(contender, [...(results.get(contender) ?? []), run]);
      await browser.close();
    }
    if (contenders.includes('ours')) {
      const firstPaint = await measureMarkup(launch, { url, lines, slowdown });
      const before = results.get('ours, as finished markup') ?? [];
      results.set('ours, as finished markup', [...before, { rawBytes: 0, firstPaint }]);
    }
  }

  const floor = results.get('floor') ?? [];
  const times: Figures = {};
  const frames: Figures = {};
  for (const [name, runs] of results) {
    const row: Record<string, number | string> = {};
    for (const [title, { pick, against = pick }] of Object.entries(columns)) {
      const value = middle(runs, pick);
      const least = middle(floor, against);
      row[title] = value === undefined ? '–' : Math.round(value);
      if (name !== 'floor' && value !== undefined && least !== undefined && title.endsWith('ms')) {
        row[title] = `${Math.round(value)} (${ratio(value, least)})`;
      }
    }
    const raw = middle(runs, (run) => run.rawBytes) ?? 0;
    const heap = middle(runs, (run) => run.heapBytes);
    row['heap to text'] = heap === undefined ? '–' : ratio(heap, raw);
    row['found'] = [
      middle(runs, (run) => run.searchRare?.found) ?? '–',
      middle(runs, (run) => run.searchCommon?.found) ?? '–',
      middle(runs, (run) => run.errorsOnly?.found) ?? '–',
    ].join(' / ');
    const died = runs.find((run) => run.died !== undefined)?.died;
    row['ended'] = died ?? 'well';
    times[name] = row;
    const [{ following, scrolling } = {}] = runs;
    if (following === undefined) continue;
    frames[name] = {
      'following: frames': following.frames,
      'over 32 ms': following.slowFrames,
      'long tasks': following.longTasks,
      'longest ms': following.longestTask,
      'scrolling: frames': scrolling?.frames ?? '–',
      'slow (over 32 ms)': scrolling?.slowFrames ?? '–',
      'blank frames': scrolling?.blankFrames ?? '–',
    };
  }
  const title = `${lines.toLocaleString('en')} lines, CPU slowed ${slowdown} times`;
  print(title, times);
  tables[title] = times;
  if (!options.quick) {
    print(`${title}: 1,000 lines a second for 10 s; scrolling for 4 s`, frames);
    tables[`${title}, frames`] = frames;
  }
}
const analysis: Figures = {};
for (const { lines, slowdown } of sizes) {
  if (options.lines !== undefined && Number(options.lines) !== lines) continue;
  if (!contenders.includes('ours')) continue;
  const runs = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const browser = await launch();
    runs.push(await measureAnalysis(browser, { url, lines, slowdown }));
    await browser.close();
  }
  const [{ patternCount, requestCount } = { patternCount: 0, requestCount: 0 }] = runs;
  analysis[`${lines.toLocaleString('en')} lines, CPU slowed ${slowdown} times`] = {
    'fold ms': Math.round(median(runs.map(({ fold }) => fold))),
    'patterns ms': Math.round(median(runs.map(({ patterns }) => patterns))),
    'longest frame meanwhile ms': Math.round(median(runs.map((run) => run.longestFrame))),
    patterns: patternCount,
    'facet ms': Math.round(median(runs.map(({ facet }) => facet))),
    requests: requestCount,
  };
}
if (Object.keys(analysis).length > 0) {
  const title = 'Folding repeats, grouping lines into patterns, requests by path';
  print(title, analysis);
  tables[title] = analysis;
}
if (!options.quick && options.lines === undefined) {
  const browser = await launch();
  const heaps = await measureChurn(browser, url);
  await browser.close();
  const title = 'Heap in MB after each million lines, of which the last 100,000 are kept';
  tables[title] = {
    ours: Object.fromEntries(
      heaps.map((bytes, round) => [`${round + 1} M`, Math.round(bytes / 1e5) / 10]),
    ),
  };
  print(title, tables[title]);
}
await server.close();

if (!isPart) {
  const require = createRequire(import.meta.url);
  const versions = Object.fromEntries(
    ['@patternfly/react-log-viewer', '@xterm/xterm', '@melloware/react-logviewer'].map((name) => {
      const { version }: { version: string } = require(`${name}/package.json`);
      return [name, version];
    }),
  );
  keep('logs', tables, versions);
}
