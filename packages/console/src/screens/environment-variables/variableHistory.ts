import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';
import * as z from 'zod/mini';

/** A change to a variable. Values are never part of it. */
export interface RecordedChange {
  name: string;
  kind: 'added' | 'changed' | 'deleted';
  /** In milliseconds since the epoch. */
  time: number;
}

/** Names of an app's variables and their changes, as stored in the browser. */
export const storedHistorySchema = /* @__PURE__ */ z.object({
  /** Known variables, each with the time of its last change. */
  seen: z.optional(z.array(z.tuple([z.string(), z.nullable(z.number())]))),
  /** Time when the known variables were read, in milliseconds since the epoch. */
  readAt: z.number(),
  /** Oldest first. */
  changes: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['added', 'changed', 'deleted']),
      time: z.number(),
    }),
  ),
});
/** Names of an app's variables and their changes, as stored in the browser. */
export type StoredHistory = z.output<typeof storedHistorySchema>;

/** The history of an app whose variables were never read in this browser. */
export const noHistory: StoredHistory = { readAt: 0, changes: [] };

/** Maximum number of stored changes. The oldest are dropped. */
export const mostChanges = 200;

/** All variables of an app at a time. */
interface ReadVariables {
  variables: readonly EnvironmentVariable[];
  /** Time of reading them, in milliseconds since the epoch. */
  readAt: number;
}

/**
 * Adds the changes since the variables were last seen. Returns the same history if there are none, or if these
 * variables are older than the history, as those of another tab may be.
 * @param now time of changes that the variables do not tell, such as deletions, in milliseconds since the epoch
 */
export function recordChanges(
  history: StoredHistory,
  { variables, readAt }: ReadVariables,
  now: number,
): StoredHistory {
  if (readAt <= history.readAt) return history;
  const seen = variables.map(({ name, ...times }): [string, number | null] => [
    name,
    lastChange(times),
  ]);
  if (history.seen === undefined) return { ...history, seen, readAt };
  const before = new Map(history.seen);
  const current = new Set(seen.map(([name]) => name));
  const changes: RecordedChange[] = [];
  for (const [name, time] of seen) {
    const known = before.get(name);
    if (known === undefined) changes.push({ name, kind: 'added', time: time ?? now });
    else if (known !== time) changes.push({ name, kind: 'changed', time: time ?? now });
  }
  for (const name of before.keys()) {
    if (!current.has(name)) changes.push({ name, kind: 'deleted', time: now });
  }
  if (changes.length === 0) return history;
  return {
    seen,
    readAt,
    changes: [...history.changes, ...changes].slice(-mostChanges),
  };
}

/** Changes of the same time. */
export interface ChangeEntry {
  type: 'changes';
  time: number;
  changes: readonly RecordedChange[];
}

/** A deployment among the changes. */
export interface DeploymentEntry {
  type: 'deployment';
  time: number;
  deployment: Deployment;
}

/**
 * Returns stored changes, the last change of each variable, and the deployments right before and after them, newest
 * first. Changes within a second are one entry.
 */
export function historyOf(
  { changes }: StoredHistory,
  variables: readonly EnvironmentVariable[],
  deployments: readonly Deployment[],
): (ChangeEntry | DeploymentEntry)[] {
  const all = [...changes];
  const known = new Set(changes.map(({ name, time }) => keyOf(name, time)));
  for (const { name, ...times } of variables) {
    const time = lastChange(times);
    if (time === null || known.has(keyOf(name, time))) continue;
    const isNew = Math.abs(Date.parse(times.created_at ?? '') - time) < second;
    all.push({ name, kind: isNew ? 'added' : 'changed', time });
  }
  const bySecond = new Map<number, RecordedChange[]>();
  for (const change of all) {
    const key = Math.floor(change.time / second);
    bySecond.set(key, [...(bySecond.get(key) ?? []), change]);
  }
  const entries = [...bySecond.values()].map((group): ChangeEntry => ({
    type: 'changes',
    time: Math.max(...group.map(({ time }) => time)),
    changes: group.toSorted((one, two) => (one.name < two.name ? -1 : 1)),
  }));
  const dated = deployments.map((deployment): DeploymentEntry => ({
    type: 'deployment',
    time: Date.parse(deployment.created_at),
    deployment,
  }));
  const sorted = [...entries, ...dated].toSorted((one, two) => two.time - one.time);
  return sorted.filter(
    ({ type }, index) =>
      type === 'changes' ||
      sorted[index - 1]?.type === 'changes' ||
      sorted[index + 1]?.type === 'changes',
  );
}

const second = 1000;

const keyOf = (name: string, time: number) => `${name} ${time}`;

function lastChange({
  created_at: createdAt,
  updated_at: updatedAt,
}: Pick<EnvironmentVariable, 'created_at' | 'updated_at'>): number | null {
  const time = Date.parse(updatedAt ?? createdAt ?? '');
  return Number.isNaN(time) ? null : time;
}
