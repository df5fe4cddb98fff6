import { readBuildLog } from '@quayside/api-contract';
import { useMemo, useState } from 'react';

import { useApi } from '../../runtime/useConsole.ts';
import type { BuildLogReader } from './BuildLog.tsx';

/**
 * Returns the reader of a deployment's build log. A redeploy creates a new one, because the log starts over.
 * @param hasEnded whether the deployment has ended; `undefined` until that is known
 */
export function useBuildLogReader(
  deploymentId: string,
  hasEnded: boolean | undefined,
): BuildLogReader {
  const { client } = useApi();
  const [before, setBefore] = useState(hasEnded);
  const [run, setRun] = useState(0);
  if (before !== hasEnded) {
    setBefore(hasEnded);
    if (before === true && hasEnded === false) setRun(run + 1);
  }
  return useMemo<BuildLogReader>(
    () => (options) => readBuildLog(client, deploymentId, options),
    // oxlint-disable-next-line react/exhaustive-deps -- another run has another log under the same id
    [client, deploymentId, run],
  );
}
