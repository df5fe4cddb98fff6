import { userEndpoints } from '@quayside/api-contract';
import { onlineManager } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';

import { scopedKey } from '../data/ApiQuery.ts';
import { useConsole } from '../provider/useConsole.ts';
import { createConnection } from './connection.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

/** The banner over the platform: tries again by itself, and then reads anew what is shown. */
export function ConnectionNotice() {
  const { calls, client, queryClient, scope } = useConsole();
  const [{ getState, subscribe, retry }] = useState(() =>
    createConnection({
      calls,
      probe: () => client.call(userEndpoints.readMe),
      onBack: () => void queryClient.invalidateQueries({ queryKey: scopedKey({ scope }, []) }),
      network: onlineManager,
    }),
  );
  const state = useSyncExternalStore(subscribe, getState, getState);
  return <ConnectionBanner connection={{ state, retry }} />;
}
