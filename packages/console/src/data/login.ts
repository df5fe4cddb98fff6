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
  return useAnswerDevice(loginEndpoints.authorizeDevice);
}

/** Turns the device with a user code away. A platform may lack this call. */
export function useDenyDevice() {
  return useAnswerDevice(loginEndpoints.denyDevice);
}

function useAnswerDevice(
  endpoint: typeof loginEndpoints.authorizeDevice | typeof loginEndpoints.denyDevice,
) {
  const console = useConsoleWithQueries();
  return useWrite({
    mutationFn: (userCode: string) =>
      console.client.call(endpoint, { body: { user_code: userCode } }),
    onSuccess: (_, userCode) =>
      console.queryClient.invalidateQueries({
        queryKey: scopedKey(console, deviceQueries.authorization(userCode).key),
      }),
  });
}
