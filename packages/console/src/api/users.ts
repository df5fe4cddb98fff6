import { socialEndpoints, userEndpoints } from '@quayside/api-contract';
import type { BodyOf } from '@quayside/api-contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { currentUserKey } from '../runtime/queryKeys.ts';
import { invalidate, mutationDefaults } from './mutationDefaults.ts';
import { freshFor, queryDefaults } from './queryDefaults.ts';
import { teamQueries } from './teams.ts';

/** Queries of the signed-in user. */
export function userQueries(api: Api) {
  const { client } = api;
  return {
    me: () =>
      queryOptions({
        ...queryDefaults,
        ...freshFor(60_000),
        queryKey: currentUserKey(api),
        queryFn: ({ signal }) => client.call(userEndpoints.readMe, {}, { signal }),
      }),
  };
}

/** Mutations of users. */
export function userMutations(api: Api) {
  const { client } = api;
  const { queryKey } = userQueries(api).me();
  return {
    /** Creates an account. */
    signUp: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (body: BodyOf<typeof userEndpoints.signup>) =>
          client.call(userEndpoints.signup, { body }),
      }),
    /** Confirms an address with the token of a mailed link. */
    verifyEmail: (token: string) =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationKey: [...api.key, 'verifyEmail', token],
        mutationFn: () => client.call(userEndpoints.verifyEmail, { body: { token } }),
      }),
    /** Changes the account's address with the token of a mailed link. */
    verifyEmailUpdate: (token: string) =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationKey: [...api.key, 'verifyEmailUpdate', token],
        mutationFn: () => client.call(userEndpoints.verifyUpdateEmail, { body: { token } }),
        onSuccess: (_data, _variables, _result, { client: queryClient }) =>
          void queryClient.invalidateQueries({ queryKey }),
      }),
    /** Changes the signed-in user's name. */
    rename: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (fullName: string) =>
          client.call(userEndpoints.updateMe, { body: { full_name: fullName } }),
        onSuccess: invalidate(queryKey, teamQueries(api).key),
      }),
    /** Mails a link that changes the signed-in user's address. */
    requestEmailUpdate: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (email: string) =>
          client.call(userEndpoints.updateMyEmail, { body: { email } }),
      }),
    /** Changes the signed-in user's password. */
    changePassword: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ current, next }: { current: string; next: string }) =>
          client.call(userEndpoints.updateMyPassword, {
            body: { current_password: current, new_password: next },
          }),
      }),
    /** Disconnects a provider from the account. */
    disconnectProvider: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn(provider: string) {
          await api.confirm({ type: 'disconnect-login', provider });
          return await client.call(socialEndpoints.unlinkSocialAccount, { path: { provider } });
        },
        onSuccess: invalidate(queryKey),
      }),
    /** Deletes the signed-in user's account. */
    remove: () =>
      mutationOptions({
        ...mutationDefaults(api),
        async mutationFn() {
          await api.confirm({ type: 'delete-account' });
          await client.call(userEndpoints.deleteMe);
        },
      }),
  };
}
