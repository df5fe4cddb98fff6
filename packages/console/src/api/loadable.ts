/**
 * Data that comes from the server, as a screen sees it. `isRefreshing`: what is shown belongs to the
 * previous question (another page, another order) while the new answer is on its way. `error` of what is
 * ready: the last refresh failed, and the data is the latest there is. `error` of what is loading: it failed, and is
 * tried again.
 */
export type Loadable<Data> =
  | { status: 'loading'; error?: unknown }
  | { status: 'error'; error: unknown; retry: () => void }
  | { status: 'ready'; data: Data; isRefreshing: boolean; error?: unknown };

/** Pending request. */
export const loading: Loadable<never> = { status: 'loading' };

/** Data that is there, for stories and tests. */
export function ready<Data>(data: Data): Loadable<Data> {
  return { status: 'ready', data, isRefreshing: false };
}

/** Makes something else of the data, whenever it is there. */
export function mapLoadable<From, To>(
  loadable: Loadable<From>,
  map: (data: From) => To,
): Loadable<To> {
  return loadable.status === 'ready' ? { ...loadable, data: map(loadable.data) } : loadable;
}

/** Two that a screen needs together: ready when both are, failed as soon as one is. */
export function bothLoadable<First, Second>(
  first: Loadable<First>,
  second: Loadable<Second>,
): Loadable<readonly [First, Second]> {
  if (first.status === 'error') return first;
  if (second.status === 'error') return second;
  if (first.status === 'loading' || second.status === 'loading') return loading;
  return {
    status: 'ready',
    data: [first.data, second.data],
    isRefreshing: first.isRefreshing || second.isRefreshing,
    error: first.error ?? second.error,
  };
}
