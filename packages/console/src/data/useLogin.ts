import type { Login } from '@quayside/api-contract';
import type { UseMutationResult } from '@tanstack/react-query';

import { useLogInCall } from './useLogInCall.ts';
import type { Credentials } from './useLogInCall.ts';
import { useWrite } from './useWrite.ts';

/** Logs in: keeps the token, and the account it is for. Going on from there is up to the caller. */
export function useLogin(): UseMutationResult<Login, Error, Credentials> {
  return useWrite({ mutationFn: useLogInCall() });
}
