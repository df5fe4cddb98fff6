import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { networkOr } from '../fetchPart.ts';

/** A page, or a part of one, whose code is fetched when it is wanted. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /**
   * Fetches it ahead. Settles when it can be shown at once, rejects where its code cannot be had; without a network, once
   * that is back.
   */
  preload: () => Promise<void>;
}

/** How long a failure stands before another attempt is made, in milliseconds: longer than React takes to tell of it. */
const failureStands = 1000;

/** The longest that a timer takes, in milliseconds: 24 days. */
const longestWait = 2 ** 31 - 1;

/** How a part is fetched. */
export interface LazyPartOptions {
  /**
   * Fails at once where the browser has no network: for what tells of a failure.
   * @default false: its code is fetched once the network is back, and a page that is left stays meanwhile
   */
  isUrgent?: boolean | undefined;
}

/**
 * Like React's `lazy`, with three differences. What was preloaded renders in the same pass: `lazy` would show its fallback
 * even then, and React holds a fallback for 300 ms before it may go. And what could not be fetched is thrown to the error
 * boundary, and fetched again when it is rendered again later: `lazy` would fail for ever. And without a network nothing
 * is tried that cannot go well.
 * @param load imports a module whose default export is the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isUrgent }: LazyPartOptions = {},
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;

  // Rendered again and again until it is there: always with the same promise, or it would be asked for each time.
  function fetchOnce() {
    if (loading !== undefined) return loading;
    const isCutOff = !isUrgent && !(globalThis.navigator?.onLine ?? true);
    const fetched = (isCutOff ? networkOr(longestWait).then(load) : load()).then(
      (module) => module.default,
    );
    loading = fetched;
    fetched.then(
      // Where React finds these, `use` needs no second pass.
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => {
        setTimeout(() => {
          loading = undefined;
        }, failureStands);
      },
    );
    return fetched;
  }

  function Part(props: Props) {
    const Loaded = use(fetchOnce());
    return <Loaded {...props} />;
  }
  return Object.assign(Part, {
    async preload() {
      await fetchOnce();
    },
  });
}
