import type { Login } from '@quayside/api-contract';
import type { UseMutationResult } from '@tanstack/react-query';

import { useConsole } from '../provider/useConsole.ts';
import { scopedKey } from './ApiQuery.ts';
import { keys } from './keys.ts';
import { useLogInCalls } from './useLogInCalls.ts';
import { useWrite } from './useWrite.ts';

/** What a person types to log in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Logs in: keeps the token, and the account it is for. Going on from there is up to the caller. */
export function useLogin(): UseMutationResult<Login, Error, Credentials> {
  const console = useConsole();
  const calls = useLogInCalls();
  return useWrite({
    async mutationFn({ email, password }: Credentials) {
      const { callLogin } = await calls();
      return callLogin(console.client, { username: email, password });
    },
    onSuccess({ access_token: token, user }) {
      console.sessionControl.signIn(token);
      console.queryClient.setQueryData(scopedKey(console, keys.me), user);
    },
  });
}
