import { createContext, use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { LazyMount } from '../../ui/LazyMount.tsx';

/** Names of the rows that are or were near the viewport. A row that joins them renders alone, and not the table. */
interface NearRows {
  has: (name: string) => boolean;
  add: (name: string) => void;
  /** Sets the rows that exist at first. Those that are added later are few, and count as near at once. */
  setFirst: (names: Iterable<string>) => void;
  /** Calls `listener` once the row is near: at once if it already is. */
  subscribe: (name: string, listener: () => void) => () => void;
}

/** Creates an empty list of rows. */
export function createNearRows(): NearRows {
  const near = new Set<string>();
  let first: ReadonlySet<string> | undefined;
  const listeners = new Map<string, Set<() => void>>();
  const has = (name: string) => near.has(name) || first?.has(name) === false;
  return {
    has,
    setFirst(names) {
      first ??= new Set(names);
    },
    add(name) {
      near.add(name);
      for (const listener of listeners.get(name) ?? []) listener();
    },
    subscribe(name, listener) {
      if (has(name)) listener();
      const ofRow = listeners.get(name) ?? new Set();
      listeners.set(name, ofRow.add(listener));
      return () => ofRow.delete(listener);
    },
  };
}

/** Context of {@link useIsNear}. */
export const NearRowsContext = createContext(createNearRows());

/** Whether the row of a variable is or was near the viewport, so that its controls are rendered. */
export function useIsNear(name: string): boolean {
  const { subscribe, has } = use(NearRowsContext);
  // Not `useSyncExternalStore`, whose updates are no transitions: a key would wait for them.
  const [isNear, setNear] = useState(() => has(name));
  useLayoutEffect(() => subscribe(name, () => setNear(true)), [subscribe, name]);
  return isNear;
}

interface WhenNearProps {
  name: string;
  /** Rendered before. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders a part of a row once it is near the viewport. */
export function WhenNear({ name, fallback, children }: WhenNearProps) {
  return useIsNear(name) ? children : fallback;
}

/** Reports that the row of a variable is near the viewport. */
export function ReportNear({ name, className }: { name: string; className: string }) {
  const { add } = use(NearRowsContext);
  return <LazyMount className={className} onNear={() => add(name)} />;
}
