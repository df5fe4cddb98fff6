import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Resolves when no mutation under the key is pending any more; `undefined` if none is. */
export function pendingWrites(
  queryClient: QueryClient,
  mutationKey: QueryKey,
): Promise<void> | undefined {
  const isPending = () => queryClient.isMutating({ mutationKey }) > 0;
  if (!isPending()) return undefined;
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getMutationCache().subscribe(() => {
      if (isPending()) return;
      unsubscribe();
      resolve();
    });
  });
}
