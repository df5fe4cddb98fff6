import type { Deployment } from '@quayside/api-contract';
import { useQueries } from '@tanstack/react-query';

import { buildLogQueries } from '../../features/build-logs/buildLogQueries.ts';
import { fewestLogs, usualStepTimes } from '../../features/build-logs/buildSteps.ts';
import type { LoggedSteps, UsualStepTimes } from '../../features/build-logs/buildSteps.ts';
import { useApi } from '../../runtime/useConsole.ts';

/** Returns the usual durations of steps, from the logs of the newest successful builds; none if there are too few. */
export function useUsualTimes(builds: readonly Deployment[]): UsualStepTimes {
  const { steps } = buildLogQueries(useApi());
  const read = builds.length < fewestLogs ? [] : builds.slice(0, fewestLogs);
  return useQueries({
    // A failed read is repeated; a log that was read never is.
    queries: read.map((build) => ({ ...steps(build), refetchOnWindowFocus: true })),
    combine: usualOf,
  });
}

const usualOf = (results: readonly { data: LoggedSteps | undefined }[]): UsualStepTimes =>
  usualStepTimes(results.flatMap(({ data }) => data ?? []));
