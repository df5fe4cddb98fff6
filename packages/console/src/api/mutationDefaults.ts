import type {
  MutationFunctionContext,
  MutationOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';

/**
 * Options of every mutation. Its key belongs to the console, so that the mutation cache lists the console's writes. It
 * fails at once without a network: TanStack Query would otherwise send it later, when another user may be signed in. It
 * is never retried, and its variables, which may hold secrets, leave the cache soon.
 */
export function mutationDefaults({ key }: Pick<Api, 'key'>) {
  return { mutationKey: key, networkMode: 'always', retry: false, gcTime: 1_000 } as const;
}

/** Runs a mutation outside of a component. */
export function runMutation<Data, Variables, Result>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables, Result>,
  variables: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}

/** An `onSuccess` that invalidates queries. The mutation settles after those on screen are refetched. */
export function invalidate(...queryKeys: readonly QueryKey[]) {
  return (
    _data: unknown,
    _variables: unknown,
    _onMutateResult: unknown,
    { client }: MutationFunctionContext,
  ) => Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
