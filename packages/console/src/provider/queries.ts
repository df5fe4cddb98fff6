import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The query client of a console, which may not be there yet: Log In reads nothing and is shown without (decision 0054). */
export interface Queries {
  /** The client. @param make makes it, where nobody has asked for it before */
  orMake: (make: () => QueryClient) => QueryClient;
  /** The client, if it is there. */
  readonly current: QueryClient | undefined;
  /**
   * Uses the client for as long as the returned function is not called: from now on, or once it is there.
   * @param use returns what ends the use
   */
  whenThere: (use: (queryClient: QueryClient) => () => void) => () => void;
  /** Keeps what is known of an answer before anybody reads it. */
  put: (queryKey: QueryKey, answer: unknown) => void;
  /** Drops what is known under a key, and reads anew what is on screen if somebody is signed in. */
  reset: (queryKey: QueryKey, isSignedIn: boolean) => void;
}

/** @param current the host's client, or `undefined` where the console has one of its own */
export function createQueries(current: QueryClient | undefined): Queries {
  const waiting = new Set<(queryClient: QueryClient) => void>();
  let kept: [QueryKey, unknown][] = [];
  return {
    orMake(make) {
      if (current !== undefined) return current;
      current = make();
      for (const [queryKey, answer] of kept) current.setQueryData(queryKey, answer);
      for (const begin of waiting) begin(current);
      return current;
    },
    get current() {
      return current;
    },
    whenThere(use) {
      let end = () => {};
      const begin = (queryClient: QueryClient) => {
        end = use(queryClient);
      };
      if (current === undefined) waiting.add(begin);
      else begin(current);
      return () => {
        waiting.delete(begin);
        end();
      };
    },
    put(queryKey, answer) {
      if (current === undefined) kept.push([queryKey, answer]);
      else current.setQueryData(queryKey, answer);
    },
    reset(queryKey, isSignedIn) {
      kept = [];
      if (isSignedIn) void current?.resetQueries({ queryKey });
      else current?.removeQueries({ queryKey });
    },
  };
}
