import { loginEndpoints } from '@quayside/api-contract';
import type { DeviceAuthorization } from '@quayside/api-contract';

import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { scopedKey } from './scopedKey.ts';
import type { ApiQuery } from './ApiQuery.ts';
import { useWrite } from './useWrite.ts';

/** Reads of device logins. */
export const deviceQueries = {
  /** Which device a user code stands for. */
  authorization: (userCode: string): ApiQuery<DeviceAuthorization> => ({
    key: ['deviceAuthorization', userCode],
    read: ({ client, signal }) =>
      client.call(
        loginEndpoints.readDeviceAuthorization,
        { path: { user_code: userCode } },
        { signal },
      ),
  }),
};

/** Lets the device with a user code in. */
export function useAuthorizeDevice() {
  const console = useConsoleWithQueries();
  return useWrite({
    mutationFn: (userCode: string) =>
      console.client.call(loginEndpoints.authorizeDevice, { body: { user_code: userCode } }),
    onSuccess: (_, userCode) =>
      console.queryClient.invalidateQueries({
        queryKey: scopedKey(console, deviceQueries.authorization(userCode).key),
      }),
  });
}
