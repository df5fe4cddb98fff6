import { appEndpoints } from '@quayside/api-contract';
import { useMemo, useState } from 'react';

import { CopyAs } from '../../copy-as/CopyAs.tsx';
import { appQueries } from '../../data/apps.ts';
import { deploymentQueries } from '../../data/deployments.ts';
import { useLoadable } from '../../data/useLoadable.ts';
import { mapLoadable } from '../../loadable.ts';
import { buildPath } from '../../navigation/paths.ts';
import { useLogView } from '../../preferences/useLogView.ts';
import { useClient, useNavigation } from '../../provider/useConsole.ts';
import { throwIfMissing } from '../shared/throwIfMissing.ts';
import type { AppLogReader } from './appLogRecorder.ts';
import { rangeAround, readLogPlace } from './logPlace.ts';
import { readLogRange, writeLogRange } from './logRange.ts';
import type { LogRange, LogRangeQuery } from './logRange.ts';
import { LogsScreen } from './LogsScreen.tsx';
import { queryLevelOf } from './queryLevelOf.ts';

/** Props of {@link LogsContainer}: what the address says. */
export interface LogsContainerProps extends LogRangeQuery {
  teamSlug: string;
  appSlug: string;
  /** The id of the deployment whose lines are shown. @default all */
  deployment?: string | undefined;
  /** The filters, as they are typed. @default '' */
  q?: string | undefined;
  /** The lines that are selected. See `LogsScreenProps.at`. @default none */
  at?: string | undefined;
}

/** An app's log, of the platform. Throws what is not found to the error boundary around. */
export function LogsContainer({
  teamSlug,
  appSlug,
  deployment,
  q = '',
  at,
  ...rangeQuery
}: LogsContainerProps) {
  const { navigate } = useNavigation();
  const client = useClient();
  const app = useLoadable(appQueries.byPath({ teamSlug, appSlug }));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const deployments = useLoadable(
    appId === undefined ? null : deploymentQueries.choices({ appId }),
  );
  const read = useMemo<AppLogReader>(
    () =>
      async ({ start, end, signal }) => {
        const { data, count } = await client.call(
          appEndpoints.readAppLogs,
          {
            path: { app_id: appId ?? '' },
            query: {
              deployment_id: deployment,
              start: new Date(start).toISOString(),
              end: end === undefined ? undefined : new Date(end).toISOString(),
            },
          },
          { signal },
        );
        const entries = data.map(({ timestamp, message, level }) => ({
          time: Date.parse(timestamp),
          text: message,
          level: queryLevelOf(level),
        }));
        return { entries, count };
      },
    [client, appId, deployment],
  );
  throwIfMissing(app);

  // Who selects a line of a live log goes on reading it; who comes by the link sees the time around the line.
  const [selected, setSelected] = useState<string>();
  const asked = readLogRange(rangeQuery);
  const place = at === selected || asked.kind === 'between' ? undefined : readLogPlace(at);
  const range = place === undefined ? asked : rangeAround(place);
  const show = (
    next: {
      range?: LogRange;
      deployment?: string | undefined;
      q?: string;
      at?: string | undefined;
    },
    options?: { replace: boolean },
  ) => {
    const { deployment: chosen, q: query, at: lines } = { deployment, q, at, ...next };
    navigate(
      buildPath(
        'logs',
        { teamSlug, appSlug },
        {
          ...writeLogRange(next.range ?? range),
          deployment: chosen,
          q: query === '' ? undefined : query,
          at: lines,
        },
      ),
      options,
    );
  };

  return (
    <LogsScreen
      read={mapLoadable(app, () => read)}
      deployments={deployments.status === 'ready' ? deployments.data.data : []}
      deploymentId={deployment}
      isNeverDeployed={deployments.status === 'ready' && deployments.data.count === 0}
      onDeploymentChange={(id) => show({ deployment: id, at: undefined })}
      range={range}
      onRangeChange={(chosen) => show({ range: chosen, at: undefined })}
      query={q}
      onQueryChange={(query) => show({ q: query })}
      at={at}
      onAtChange={(lines) => {
        setSelected(lines);
        show({ at: lines }, { replace: true });
      }}
      copyAs={
        <CopyAs
          place={
            appId === undefined ? undefined : { page: 'logs', appId, deploymentId: deployment }
          }
        />
      }
      view={useLogView()}
    />
  );
}
