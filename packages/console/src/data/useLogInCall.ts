import type { Login } from '@quayside/api-contract';

import { useConsole } from '../provider/useConsole.ts';
import { scopedKey } from './scopedKey.ts';
import { keys } from './keys.ts';
import { useLogInCalls } from './useLogInCalls.ts';

/** What a person types to log in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Logs in: keeps the token, and the account it is for. Without TanStack Query, which Log In is shown without. */
export function useLogInCall(): (credentials: Credentials) => Promise<Login> {
  const console = useConsole();
  const calls = useLogInCalls();
  return async ({ email, password }) => {
    const { callLogin } = await calls();
    const login = await callLogin(console.client, { username: email, password });
    console.sessionControl.signIn(login.access_token);
    console.queries.put(scopedKey(console, keys.me), login.user);
    return login;
  };
}
