import { loginEndpoints } from '@quayside/api-contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { mutationDefaults } from './mutationDefaults.ts';
import { queryDefaults } from './queryDefaults.ts';

/** Queries of device logins. */
export function deviceQueries(api: Api) {
  return {
    /** The device login of a user code. */
    authorization: (userCode: string) =>
      queryOptions({
        ...queryDefaults,
        queryKey: [...api.key, 'deviceAuthorization', userCode],
        queryFn: ({ signal }) =>
          api.client.call(
            loginEndpoints.readDeviceAuthorization,
            { path: { user_code: userCode } },
            { signal },
          ),
      }),
  };
}

/** Mutations of device logins. */
export function deviceMutations(api: Api) {
  const decide = (
    endpoint: typeof loginEndpoints.authorizeDevice | typeof loginEndpoints.denyDevice,
  ) =>
    mutationOptions({
      ...mutationDefaults(api),
      mutationFn: (userCode: string) =>
        api.client.call(endpoint, { body: { user_code: userCode } }),
      onSuccess: (_data, userCode, _result, { client: queryClient }) =>
        queryClient.invalidateQueries({
          queryKey: deviceQueries(api).authorization(userCode).queryKey,
        }),
    });
  return {
    /** Logs in the device with a user code. */
    authorize: () => decide(loginEndpoints.authorizeDevice),
    /** Denies the device with a user code. Not every platform has this endpoint. */
    deny: () => decide(loginEndpoints.denyDevice),
  };
}
