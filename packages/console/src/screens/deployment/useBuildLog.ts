import { readBuildLog } from '@quayside/api-contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import { useClient } from '../../provider/useConsole.ts';
import { createBuildLogStore, emptyBuildLog } from './buildLogStore.ts';
import type { BuildLogSnapshot } from './buildLogStore.ts';

interface BuildLogOptions {
  deploymentId: string;
  /** Whether the deployment has ended; `undefined` until that is known. */
  hasEnded: boolean | undefined;
  /** Nothing was ever built: there is no log to wait for. */
  isNeverBuilt: boolean;
}

/** Follows the build log of a deployment from its start, and again from its start when it is redeployed. */
export function useBuildLog({
  deploymentId,
  hasEnded,
  isNeverBuilt,
}: BuildLogOptions): BuildLogSnapshot & { restart: () => void } {
  const client = useClient();
  const store = useMemo(
    () => createBuildLogStore((signal) => readBuildLog(client, deploymentId, { signal })),
    [client, deploymentId],
  );
  const { rows, connection } = useSyncExternalStore(
    isNeverBuilt ? subscribeToNothing : store.subscribe,
    store.getSnapshot,
    () => emptyBuildLog,
  );

  const hadEnded = useRef(hasEnded);
  useEffect(() => {
    if (hadEnded.current === true && hasEnded === false) store.restart();
    hadEnded.current = hasEnded;
  }, [store, hasEnded]);

  return { rows, connection, restart: store.restart };
}

const subscribeToNothing = () => () => {};
