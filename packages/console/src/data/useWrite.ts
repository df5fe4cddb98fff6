import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';

import { useConsoleWithQueries } from './useConsoleWithQueries.ts';

/** A write to the platform. */
export interface Write<Result, Input> {
  mutationFn: (input: Input) => Promise<Result>;
  /** Takes in what has changed. The write is pending until it settles. */
  onSuccess?: (result: Result, input: Input) => unknown;
}

/**
 * Writes to the platform when a person asks for it, and never by itself: without a network it fails at once and says
 * so, where TanStack Query would wait and write later, for whoever is signed in by then. What the query client of a
 * host says of mutations does not count.
 */
export function useWrite<Result, Input>({
  mutationFn,
  onSuccess,
}: Write<Result, Input>): UseMutationResult<Result, Error, Input> {
  const { queryClient } = useConsoleWithQueries();
  return useMutation(
    {
      mutationFn,
      onSuccess: (result, input) => onSuccess?.(result, input),
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
}
