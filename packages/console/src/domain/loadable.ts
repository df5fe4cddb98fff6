/**
 * Data from the server, as a Screen receives it. `isRefreshing`: the data belongs to the previous query (another page,
 * another order) while the new response loads. `error` of ready data: the last refresh failed, and the data is the
 * latest available. `error` of loading data: the query failed, and is retried.
 */
export type Loadable<Data> =
  | { status: 'loading'; error?: unknown }
  | { status: 'error'; error: unknown; retry: () => void }
  | { status: 'ready'; data: Data; isRefreshing: boolean; error?: unknown };

/** Pending request. */
export const loading: Loadable<never> = { status: 'loading' };

/** Ready data, for stories and tests. */
export function ready<Data>(data: Data): Loadable<Data> {
  return { status: 'ready', data, isRefreshing: false };
}

/** Maps the data, once it is ready. */
export function mapLoadable<From, To>(
  loadable: Loadable<From>,
  map: (data: From) => To,
): Loadable<To> {
  return loadable.status === 'ready' ? { ...loadable, data: map(loadable.data) } : loadable;
}

/** Returns the failure of several, as soon as one has failed. A retry repeats all that failed. */
export function failureOf(
  loadables: readonly Loadable<unknown>[],
): Extract<Loadable<never>, { status: 'error' }> | undefined {
  const failed = loadables.flatMap((each) => (each.status === 'error' ? [each] : []));
  const [first] = failed;
  if (first === undefined || failed.length === 1) return first;
  return {
    ...first,
    retry() {
      for (const { retry } of failed) retry();
    },
  };
}

/** Combines two that a screen needs together: ready when both are, failed as soon as one is (see {@link failureOf}). */
export function bothLoadable<First, Second>(
  first: Loadable<First>,
  second: Loadable<Second>,
): Loadable<readonly [First, Second]> {
  const failure = failureOf([first, second]);
  if (failure !== undefined) return failure;
  if (first.status !== 'ready' || second.status !== 'ready') return loading;
  return {
    status: 'ready',
    data: [first.data, second.data],
    isRefreshing: first.isRefreshing || second.isRefreshing,
    error: first.error ?? second.error,
  };
}
