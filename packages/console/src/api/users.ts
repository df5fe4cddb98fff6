import { socialEndpoints, userEndpoints } from '@quayside/api-contract';
import type { BodyOf } from '@quayside/api-contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { currentUserKey } from '../runtime/queryKeys.ts';
import { invalidate, mutationDefaults } from './mutationDefaults.ts';
import { freshFor, onceDefaults, onceKey, queryDefaults } from './queryDefaults.ts';
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
    /** Confirms an address with the token of a mailed link, once. */
    emailVerification: (token: string) =>
      queryOptions({
        ...onceDefaults,
        queryKey: onceKey(api, 'verifyEmail', token),
        queryFn: () => client.call(userEndpoints.verifyEmail, { body: { token } }),
      }),
    /** Changes the account's address with the token of a mailed link, once. */
    emailUpdate: (token: string) =>
      queryOptions({
        ...onceDefaults,
        queryKey: onceKey(api, 'verifyUpdateEmail', token),
        queryFn: () => client.call(userEndpoints.verifyUpdateEmail, { body: { token } }),
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
        ...mutationDefaults,
        mutationFn: (body: BodyOf<typeof userEndpoints.signup>) =>
          client.call(userEndpoints.signup, { body }),
      }),
    /** Changes the signed-in user's name. */
    rename: () =>
      mutationOptions({
        ...mutationDefaults,
        mutationFn: (fullName: string) =>
          client.call(userEndpoints.updateMe, { body: { full_name: fullName } }),
        onSuccess: invalidate(queryKey, teamQueries(api).key),
      }),
    /** Mails a link that changes the signed-in user's address. */
    requestEmailUpdate: () =>
      mutationOptions({
        ...mutationDefaults,
        mutationFn: (email: string) =>
          client.call(userEndpoints.updateMyEmail, { body: { email } }),
      }),
    /** Changes the signed-in user's password. */
    changePassword: () =>
      mutationOptions({
        ...mutationDefaults,
        mutationFn: ({ current, next }: { current: string; next: string }) =>
          client.call(userEndpoints.updateMyPassword, {
            body: { current_password: current, new_password: next },
          }),
      }),
    /** Disconnects a provider from the account. */
    disconnectProvider: () =>
      mutationOptions({
        ...mutationDefaults,
        async mutationFn(provider: string) {
          await api.confirm({ type: 'disconnect-login', provider });
          return await client.call(socialEndpoints.unlinkSocialAccount, { path: { provider } });
        },
        onSuccess: invalidate(queryKey),
      }),
    /** Deletes the signed-in user's account. */
    remove: () =>
      mutationOptions({
        ...mutationDefaults,
        async mutationFn() {
          await api.confirm({ type: 'delete-account' });
          await client.call(userEndpoints.deleteMe);
        },
      }),
  };
}
