import type { ReactNode } from 'react';

import { usePageSearch } from '../../runtime/navigation/usePageSearch.ts';
import { usePageSlots } from '../../runtime/slots.ts';
import { useNavigation } from '../../runtime/useConsole.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { LogsScreen } from './LogsScreen.tsx';
import { changeLogsState, logsSearch, readLogsState } from './logsState.ts';
import type { LogsQuery, LogsState } from './logsState.ts';
import { useLogs } from './useLogs.tsx';

/** Props of {@link LogsContainer}: the parameters of the URL. */
export interface LogsContainerProps extends LogsQuery {
  teamSlug: string;
  appSlug: string;
}

/** Logs with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function LogsContainer({ teamSlug, appSlug, ...given }: LogsContainerProps): ReactNode {
  const app = { teamSlug, appSlug };
  const { search, pathWith } = usePageSearch('logs', given);
  const state = readLogsState(search);
  const { navigate } = useNavigation();
  const pathOf = (next: LogsState) => pathWith(logsSearch(next));
  const logs = useLogs(app, {
    state,
    onStateChange: (change) => navigate(pathOf(changeLogsState(state, change))),
    pathOf,
  });
  throwIfFailed(logs.read);
  return <LogsScreen slots={usePageSlots('logs', app)} {...logs} />;
}

export default LogsContainer;
