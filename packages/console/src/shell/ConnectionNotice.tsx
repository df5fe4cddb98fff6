import { teamEndpoints, userEndpoints } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import { onlineManager } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';

import { scopedKey } from '../data/scopedKey.ts';
import { useConsoleWithQueries } from '../data/useConsoleWithQueries.ts';
import { createConnection } from './connection.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { LoadNotice } from './LoadNotice.tsx';

/** What the notice is told. */
export interface ConnectionNoticeProps {
  /** What a read of what every page needs has failed with already. @default nothing */
  failure: unknown;
}

/** The banner over the platform: tries again by itself, and then reads anew what is shown. */
export function ConnectionNotice({ failure }: ConnectionNoticeProps) {
  const { calls, client, queryClient, scope } = useConsoleWithQueries();
  const { clock } = useTimeSettings();
  const [{ getState, subscribe, retry }] = useState(() =>
    createConnection({
      calls,
      probe: () =>
        Promise.all([
          client.call(userEndpoints.readMe),
          client.call(teamEndpoints.listTeams, { query: { limit: 1 } }),
        ]),
      onBack: () => void queryClient.invalidateQueries({ queryKey: scopedKey({ scope }, []) }),
      network: onlineManager,
      failure,
      now: clock.now,
    }),
  );
  const state = useSyncExternalStore(subscribe, getState, getState);
  if (state.kind === 'fine') return <LoadNotice />;
  return <ConnectionBanner connection={{ state, retry }} />;
}
