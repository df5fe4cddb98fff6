import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A part of the app that is fetched when it is wanted. */
export interface Area<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead. Settles when it can be shown at once. */
  preload: () => Promise<void>;
}

/**
 * Like React's `lazy`, but what was preloaded renders in the same pass. `lazy` would show its fallback even
 * then, and React holds a fallback for 300 ms before it may go.
 */
export function lazyArea<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Area<Props> {
  let loading: Promise<void> | undefined;
  let Loaded: ComponentType<Props> | undefined;

  async function fetchOnce() {
    Loaded = (await load()).default;
  }
  const preload = () =>
    (loading ??= fetchOnce().catch((error: unknown) => {
      // The next attempt starts afresh: a chunk may be missing only until the network is back.
      loading = undefined;
      throw error;
    }));

  function LazyArea(props: Props) {
    if (Loaded === undefined) use(preload());
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return Object.assign(LazyArea, { preload });
}
