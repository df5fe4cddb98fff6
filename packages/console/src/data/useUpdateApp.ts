import { appEndpoints } from '@quayside/api-contract';

import { useConsole } from '../provider/useConsole.ts';
import { useRefresh } from './useRefresh.ts';
import { useWrite } from './useWrite.ts';

/** What to change about an app. */
export interface AppChanges {
  appId: string;
  /** Where it is in what is deployed; null is the root. */
  directory: string | null;
}

/** Changes an app. Settles when what is shown of it is fresh. */
export function useUpdateApp() {
  const { client } = useConsole();
  const refresh = useRefresh();
  return useWrite({
    mutationFn: ({ appId, directory }: AppChanges) =>
      client.call(appEndpoints.updateApp, { path: { app_id: appId }, body: { directory } }),
    onSuccess: () => refresh(['apps']),
  });
}
