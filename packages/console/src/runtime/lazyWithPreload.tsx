import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { MissingCodeError } from './MissingCodeError.ts';

/** A component whose code is fetched when it is first rendered or preloaded. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. Resolves when the component can render without suspending, rejects when its code cannot be fetched. */
  preload: () => Promise<void>;
}

/** Milliseconds to wait before code is requested again, after the network was reported as back. */
const retryDelays = [500, 1_000, 2_000];

/** Loads a module. Offline, it is loaded when the network is back, which is often reported before requests succeed. */
async function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (globalThis.navigator?.onLine ?? true) return load();
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
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
 * Offline, the component suspends until the network is back.
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
