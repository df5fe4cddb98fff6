import { loginEndpoints, userEndpoints } from '@quayside/api-contract';
import { mutationOptions } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { currentUserKey } from '../runtime/queryKeys.ts';
import { mutationDefaults } from './mutationDefaults.ts';

/** Email and password of a login. */
export interface Credentials {
  email: string;
  password: string;
}

/** Mutations of logins. */
export function loginMutations(api: Api) {
  const { client } = api;
  return {
    /** Logs in: stores the token, and caches the account. The next page is up to the caller. */
    logIn: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ email, password }: Credentials) =>
          client.call(loginEndpoints.login, { body: { username: email, password } }),
        onSuccess(login, _variables, _result, { client: queryClient }) {
          api.signIn(login.access_token);
          queryClient.setQueryData(currentUserKey(api), login.user);
        },
      }),
    /** Mails a new link to an address that is not confirmed yet. */
    resendVerification: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (email: string) =>
          client.call(userEndpoints.resendVerification, { body: { email } }),
      }),
    /** Mails a link for a new password. */
    recoverPassword: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: (email: string) =>
          client.call(loginEndpoints.recoverPassword, { path: { email } }),
      }),
    /** Sets a new password with the token of a mailed link. */
    resetPassword: () =>
      mutationOptions({
        ...mutationDefaults(api),
        mutationFn: ({ token, password }: { token: string; password: string }) =>
          client.call(loginEndpoints.resetPassword, { body: { token, new_password: password } }),
      }),
  };
}
