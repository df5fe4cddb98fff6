import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { browserNetwork } from './browserNetwork.ts';
import { MissingCodeError } from './MissingCodeError.ts';

/** A component whose code is fetched when it is first rendered or preloaded. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. Resolves when the component can render without suspending, rejects when its code cannot be fetched. */
  preload: () => Promise<void>;
}

/** Milliseconds to wait before code is requested again, after the network was reported as back. */
const retryDelays = [500, 1_000, 2_000];

/** Longest wait for the network, in milliseconds, since the browser may be wrong about it. */
const maxOfflineMs = 60_000;

/**
 * Loads a module. A failure while the browser reports no network is repeated when the network is back, which is often
 * reported before requests succeed.
 */
async function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (browserNetwork.isOnline()) throw error;
  }
  await networkReturn();
  for (const delay of retryDelays) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
    }
  }
  return load();
}

function networkReturn(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = browserNetwork.subscribe(end);
    const timer = setTimeout(end, maxOfflineMs);
  });
}

/** Resets the components whose code failed to load. */
const failed = new Set<() => void>();

/** Lets components whose code failed to load fetch it again. An error boundary calls it when it shows the failure. */
export function forgetFailedChunks(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * Like React's `lazy`, with a `preload`. A preloaded component renders in the same pass, where `lazy` would show its
 * fallback once more. A failure is thrown to the error boundary, and the code is fetched again when that is reset.
 * While the browser is offline, the component suspends after a failure until the network is back, for a minute at most.
 * @param load imports a module whose default export is the component
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const reset = () => {
    loading = undefined;
  };

  function fetchOnce() {
    if (loading !== undefined) return loading;
    loading = loadOnline(load).then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (cause: unknown) => {
        failed.add(reset);
        throw new MissingCodeError('Code failed to load.', { cause });
      },
    );
    return loading;
  }

  function Lazy(props: Props) {
    // `use` may be called conditionally. It suspends once even for a promise that is already fulfilled.
    const Loaded = loaded ?? use(fetchOnce());
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, {
    async preload() {
      if (failed.delete(reset)) reset();
      await fetchOnce();
    },
  });
}
