import { appEndpoints } from '@quayside/api-contract';

import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { scopedKey } from './scopedKey.ts';
import { useWrite } from './useWrite.ts';

/** Deletes an app and everything in it, by its id. Lists of apps are read again; its own pages are to be left. */
export function useDeleteApp() {
  const console = useConsoleWithQueries();
  const { client, queryClient } = console;
  return useWrite({
    mutationFn: (appId: string) => client.call(appEndpoints.deleteApp, { path: { app_id: appId } }),
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: scopedKey(console, ['apps']),
        // What is on screen is of an app that is gone.
        refetchType: 'none',
      }),
  });
}
