import { loginEndpoints } from '@quayside/api-contract';
import type { Login } from '@quayside/api-contract';
import type { UseMutationResult } from '@tanstack/react-query';

import { useConsole } from '../provider/useConsole.ts';
import { keys } from './keys.ts';
import { scopedKey } from './scopedKey.ts';
import { useWrite } from './useWrite.ts';

/** The email address and password of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** Logs in: stores the token, and caches the account it is for. Navigation is up to the caller. */
export function useLogin(): UseMutationResult<Login, Error, Credentials> {
  const console = useConsole();
  return useWrite({
    async mutationFn({ email, password }) {
      const body = { username: email, password };
      const login = await console.client.call(loginEndpoints.login, { body });
      console.sessionControl.signIn(login.access_token);
      console.queries.put(scopedKey(console, keys.me), login.user);
      return login;
    },
  });
}
