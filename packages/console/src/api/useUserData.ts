import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

import { useApi, useConsole } from '../runtime/useConsole.ts';
import { userQueries } from './users.ts';

/** A value that the signed-in user keeps in this browser. */
export interface UserData<Value> {
  /** `undefined` while the user is unknown. */
  value: Value | undefined;
  /** Stores the result of `change`, which receives the latest value. */
  update: (change: (before: Value) => Value) => void;
}

/**
 * Returns a value that the signed-in user keeps in this browser, including changes in other tabs. What does not match
 * the schema counts as not stored.
 * @param name identifies the value: `pinned-apps`
 * @param initial used where nothing is stored; keep it and the schema stable between renders
 */
export function useUserData<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): UserData<Value> {
  const { userData } = useConsole();
  const owner = useQuery(userQueries(useApi()).me()).data?.id;
  const read = () => (owner === undefined ? null : userData.read(owner, name));
  const text = useSyncExternalStore(userData.subscribe, read, () => null);
  const value = useMemo(() => parse(text, schema) ?? initial, [text, schema, initial]);
  return {
    value: owner === undefined ? undefined : value,
    update(change) {
      if (owner === undefined) return;
      const latest = parse(read(), schema) ?? initial;
      const next = change(latest);
      if (next !== latest) userData.write(owner, name, JSON.stringify(next));
    },
  };
}

function parse<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
