import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';

/**
 * Options of every mutation. It fails at once without a network: TanStack Query would otherwise send it later, when
 * another user may be signed in. It is never retried, and its variables, which may hold secrets, leave the cache soon.
 */
export const mutationDefaults = {
  networkMode: 'always',
  retry: false,
  gcTime: 1_000,
} as const;

/** An `onSuccess` that invalidates queries. The mutation settles after those on screen are refetched. */
export function invalidate(...queryKeys: readonly QueryKey[]) {
  return (
    _data: unknown,
    _variables: unknown,
    _onMutateResult: unknown,
    { client }: MutationFunctionContext,
  ) => Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
