import { useTimeSettings } from '@quayside/design-system';
import { useState, useSyncExternalStore } from 'react';

import { probe } from '../api/probe.ts';
import { browserNetwork } from '../runtime/browserNetwork.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { createConnection } from './connection.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { LoadNotice } from './LoadNotice.tsx';

/** Props of the notice. */
export interface ConnectionNoticeProps {
  /** Error of a query that every page needs. @default none */
  failure: unknown;
}

/** Banner for an unavailable platform. It retries automatically, and then refetches the shown data. */
export function ConnectionNotice({ failure }: ConnectionNoticeProps) {
  const { api, calls, queryClient } = useConsole();
  const { clock } = useTimeSettings();
  const [{ getState, subscribe, retry }] = useState(() =>
    createConnection({
      calls,
      probe: () => probe(api),
      onBack: () => void queryClient.invalidateQueries({ queryKey: api.key }),
      network: browserNetwork,
      failure,
      now: clock.now,
    }),
  );
  const state = useSyncExternalStore(subscribe, getState, getState);
  if (state.kind === 'fine') return <LoadNotice />;
  return <ConnectionBanner connection={{ state, retry }} />;
}
