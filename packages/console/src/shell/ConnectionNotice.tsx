import { useTimeSettings } from '@quayside/design-system';
import { useState } from 'react';

import { probe } from '../api/probe.ts';
import { browserNetwork } from '../runtime/browserNetwork.ts';
import { useConsole } from '../runtime/useConsole.ts';
import { useStore } from '../runtime/useStore.ts';
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
  const { api, queryClient } = useConsole();
  const { clock } = useTimeSettings();
  const [connection] = useState(() =>
    createConnection({
      calls: api.calls,
      probe: () => probe(api),
      onBack: () => void queryClient.invalidateQueries({ queryKey: api.key }),
      network: browserNetwork,
      failure,
      now: clock.now,
    }),
  );
  const state = useStore(connection);
  if (state.kind === 'fine') return <LoadNotice />;
  return <ConnectionBanner connection={{ state, retry: connection.retry }} />;
}
