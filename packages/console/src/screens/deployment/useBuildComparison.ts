import type { Deployment } from '@quayside/api-contract';
import { useState } from 'react';

import { comparePackages } from '../../features/build-logs/packages.ts';
import { compareLogs } from '../../features/failure-explanations/compareLogs.ts';
import type { ComparedLogs } from './LogComparison.tsx';

/** Builds whose logs can be compared. */
export interface OtherBuilds {
  /** Newest first. */
  builds: readonly Deployment[];
  /** Reads the masked lines of a log. */
  onRead: (build: Deployment) => Promise<readonly string[]>;
}

/** Comparison of a build with another. */
export interface BuildComparison {
  /** `undefined` before the first one. */
  compared: ComparedLogs;
  compareWith: (other: Deployment) => Promise<void>;
}

/**
 * Compares the log and the packages of a build with those of another.
 * @param run Name of the run that the comparison belongs to.
 * @param lines Lines of the build log, once it has ended.
 * @param lastGoodId Id of the last good build, which is called so.
 */
export function useBuildComparison(
  run: string,
  lines: readonly string[],
  { onRead }: Pick<OtherBuilds, 'onRead'>,
  lastGoodId: string | undefined,
): BuildComparison {
  const [comparison, setComparison] = useState<{ run: string; compared: ComparedLogs }>();
  const setCompared = (compared: ComparedLogs) => setComparison({ run, compared });
  return {
    compared: comparison?.run === run ? comparison.compared : undefined,
    async compareWith(build) {
      setCompared('reading');
      try {
        const [other, { alignLogs }] = await Promise.all([
          onRead(build),
          import('../../features/failure-explanations/alignLogs.ts'),
        ]);
        setCompared({
          difference: compareLogs(lines, other),
          hunks: alignLogs(lines, other),
          packages: comparePackages(lines, other),
          otherId: build.id === lastGoodId ? undefined : build.id,
        });
      } catch {
        setCompared('failed');
      }
    },
  };
}
