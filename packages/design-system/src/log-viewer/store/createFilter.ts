import { createScan } from './createScan.ts';
import type { ScanContext } from './createScan.ts';
import { flag, flagOf } from './flags.ts';
import { createGrowingIndex } from './growingIndex.ts';
import { logLevels } from './levels.ts';
import { createLineMatcher } from './lineMatcher.ts';
import type { Segment } from './segment.ts';
import type { LogFilter, LogView } from './types.ts';

/** Finds the lines that pass a filter. Levels come from the flags alone, without a look at the text. */
export function createFilter(context: ScanContext, filter: LogFilter): LogView {
  const { segments } = context;
  let rows = createGrowingIndex();
  const passes = new Uint8Array(1 << 10);
  for (let flags = 0; flags < passes.length; flags += 1) {
    const level = logLevels[flags & flag.level];
    const isIncluded = level !== undefined && (filter.levels?.has(level) ?? true);
    passes[flags] = isIncluded || (flags & flag.gap) !== 0 ? 1 : 0;
  }
  const matcher = filter.query === undefined ? undefined : createLineMatcher(context, filter.query);

  const folds = filter.isFolded === true && matcher === undefined;
  /** Whether the line is hidden in a closed fold. */
  const isFolded = (line: number, flags: number) => {
    if (!folds || (flags & flag.library) === 0) return false;
    const fold = context.store.foldOf(line);
    return fold !== undefined && line > fold.from && filter.openFolds?.has(fold.from) !== true;
  };

  const has = (line: number) => {
    const place = segments.place(line);
    if (place === undefined) return false;
    const flags = place.segment.flags[place.index] ?? flagOf('none');
    if (passes[flags] === 0 || isFolded(line, flags)) return false;
    return matcher === undefined || (flags & flag.gap) !== 0 || matcher.matchesOf(line).length > 0;
  };

  const scanLevels = (segment: Segment, from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const flags = segment.flags[index] ?? 0;
      if (passes[flags] === 1 && !isFolded(segment.first + index, flags)) {
        rows.push(segment.first + index);
      }
    }
    return to;
  };

  const scan = createScan(context, {
    scan: (segment, from, to) => {
      if (matcher === undefined) return scanLevels(segment, from, to);
      const { hits, end } = matcher.scan(segment, from, to);
      for (let index = from; index < end; index += 1) {
        const flags = segment.flags[index] ?? 0;
        if (passes[flags] === 0) continue;
        if ((hits[index] ?? 0) > 0 || (flags & flag.gap) !== 0) rows.push(segment.first + index);
      }
      return end;
    },
    dropBelow: (line) => rows.dropBelow(line),
    restart: () => {
      // Levels do not depend on masking, so only a query starts over.
      rows = createGrowingIndex();
    },
  });

  return {
    get version() {
      return scan.version;
    },
    subscribe: scan.subscribe,
    get progress() {
      return scan.progress;
    },
    get firstRow() {
      return rows.start;
    },
    get endRow() {
      return rows.end;
    },
    lineAt: (row) => rows.at(row),
    rowOf: (line) => rows.firstAtLeast(line),
    has,
    dispose: () => {
      scan.dispose();
      rows = createGrowingIndex();
    },
  };
}
