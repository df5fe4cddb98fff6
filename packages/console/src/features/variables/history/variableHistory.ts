import type { Deployment, EnvironmentVariable } from '@quayside/api-contract';
import * as z from 'zod/mini';

import { deploymentState } from '../../../domain/deploymentStatus.ts';
import type { ChangeSet } from '../../../runtime/changeSets.ts';

/** Kinds of changes, in their order. */
export const changeKinds = ['added', 'changed', 'renamed', 'deleted'] as const;

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
      kind: z.enum(changeKinds),
      /** Former name of a renamed variable. */
      from: z.optional(z.string()),
      /** In milliseconds since the epoch. */
      time: z.number(),
    }),
  ),
});
/** Names of an app's variables and their changes, as stored in the browser. */
export type StoredHistory = z.output<typeof storedHistorySchema>;

/** A change to a variable. Values are never part of it. */
export type RecordedChange = StoredHistory['changes'][number];

/** The history of an app whose variables were never read in this browser. */
export const noHistory: StoredHistory = { readAt: 0, changes: [] };

/** Maximum number of stored changes. The oldest are dropped. */
export const mostChanges = 200;

/** All variables of an app at a time. */
interface ReadVariables {
  variables: readonly EnvironmentVariable[];
  /** Time of reading them, in milliseconds since the epoch. */
  readAt: number;
  /** Former names of the variables that were renamed in this tab, by their new names. */
  renames: ReadonlyMap<string, string>;
}

/**
 * Adds the changes since the variables were last seen. Returns the same history if there are none, or if these
 * variables are older than the history, as those of another tab may be.
 * @param now time of changes that the variables do not tell, such as deletions, in milliseconds since the epoch
 */
export function recordChanges(
  history: StoredHistory,
  { variables, readAt, renames }: ReadVariables,
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
  const renamed = new Set<string>();
  for (const [name, time] of seen) {
    const known = before.get(name);
    const from = renames.get(name);
    if (known !== undefined) {
      if (known !== time) changes.push({ name, kind: 'changed', time: time ?? now });
    } else if (from !== undefined && before.has(from) && !current.has(from)) {
      renamed.add(from);
      changes.push({ name, kind: 'renamed', from, time: time ?? now });
    } else changes.push({ name, kind: 'added', time: time ?? now });
  }
  for (const name of before.keys()) {
    if (!current.has(name) && !renamed.has(name)) {
      changes.push({ name, kind: 'deleted', time: now });
    }
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
  /** The save that made them, if it was in this tab. */
  changeSet?: ChangeSet | undefined;
  /** The deployment that made them live: `next` if none did yet, `undefined` if that is not known. */
  liveWith?: Deployment | 'next' | undefined;
}

/** A deployment among the changes. */
export interface DeploymentEntry {
  type: 'deployment';
  time: number;
  deployment: Deployment;
  /** Number of names whose changes it made live, as far as that is known. */
  liveNames: number;
}

/** Input of {@link historyOf}. */
export interface HistoryInput {
  stored: StoredHistory;
  variables: readonly EnvironmentVariable[];
  deployments: readonly Deployment[];
  /** Change sets of this tab. */
  changeSets: readonly ChangeSet[];
}

/**
 * Returns the change sets of this tab, other stored changes, the last change of each variable, and the deployments right
 * before and after them, newest first. Other changes within a second are one entry.
 */
export function historyOf({
  stored: { changes },
  variables,
  deployments,
  changeSets,
}: HistoryInput): (ChangeEntry | DeploymentEntry)[] {
  const all = [...changes];
  const known = new Set(changes.map(({ name, time }) => keyOf(name, time)));
  for (const { name, ...times } of variables) {
    const time = lastChange(times);
    if (time === null || known.has(keyOf(name, time))) continue;
    const isNew = Math.abs(Date.parse(times.created_at ?? '') - time) < second;
    all.push({ name, kind: isNew ? 'added' : 'changed', time });
  }
  const ofTab = changeSets.map((changeSet): ChangeEntry => ({
    type: 'changes',
    time: changeSet.time,
    changes: changesOfSet(changeSet),
    changeSet,
  }));
  const others = all.filter((change) => !ofTab.some((entry) => isPartOf(change, entry)));
  const bySecond = Map.groupBy(others, ({ time }) => Math.floor(time / second));
  const entries = [...bySecond.values()].map((group): ChangeEntry => ({
    type: 'changes',
    time: Math.max(...group.map(({ time }) => time)),
    changes: group.toSorted((one, two) => (one.name < two.name ? -1 : 1)),
  }));
  const changed = withDeployments([...ofTab, ...entries], deployments);
  const dated = deployments.map((deployment): DeploymentEntry => ({
    type: 'deployment',
    time: Date.parse(deployment.created_at),
    deployment,
    liveNames: new Set(
      changed.flatMap(({ liveWith, changes: ofEntry }) =>
        liveWith === deployment ? ofEntry.map(({ name }) => name) : [],
      ),
    ).size,
  }));
  const sorted = [...changed, ...dated].toSorted((one, two) => two.time - one.time);
  return sorted.filter(
    ({ type }, index) =>
      type === 'changes' ||
      sorted[index - 1]?.type === 'changes' ||
      sorted[index + 1]?.type === 'changes',
  );
}

const second = 1000;

/**
 * Adds the deployments that made changes live. One is known only if it began after the changes, and no other one ran
 * until it was ready: a deployment that was running may have read them, and a restarted one may have been ready before.
 */
function withDeployments(
  entries: readonly ChangeEntry[],
  deployments: readonly Deployment[],
): ChangeEntry[] {
  const runs = deployments.map((deployment) => {
    const { isServing = false, hasEnded } = deploymentState(deployment.status);
    const end = hasEnded ? Date.parse(deployment.updated_at ?? deployment.created_at) : Infinity;
    return { deployment, isServing, start: Date.parse(deployment.created_at), end };
  });
  return entries.map((entry) => {
    const later = runs.filter(({ end }) => end >= entry.time);
    const [first] = later
      .filter(({ isServing }) => isServing)
      .toSorted((one, two) => one.end - two.end);
    const isWaiting = later.every(({ isServing, end }) => !isServing && end < Infinity);
    const isAlone =
      first !== undefined &&
      first.start > entry.time &&
      later.every((run) => run === first || run.start > first.end);
    const isKnown =
      // Without an older one, there may be deployments that were not read.
      later.length < runs.length &&
      // Of a deletion elsewhere, only the time when it was noticed is known.
      (entry.changeSet !== undefined || entry.changes.every(({ kind }) => kind !== 'deleted')) &&
      !isReplaced(entry, entries, isWaiting ? Infinity : (first?.end ?? Infinity));
    const known = isWaiting ? 'next' : isAlone ? first.deployment : undefined;
    return { ...entry, liveWith: isKnown ? known : undefined };
  });
}

/** Whether all names of an entry were changed again, as by an undo, until a time. */
function isReplaced(entry: ChangeEntry, entries: readonly ChangeEntry[], until: number): boolean {
  const again = new Set(
    entries
      .filter(({ time }) => time > entry.time && time <= until)
      .flatMap(({ changes }) => changes.flatMap(({ name, from }) => [name, from])),
  );
  return entry.changes.every(({ name }) => again.has(name));
}

/** Whether a recorded change is one of a change set, whose clock may differ. */
function isPartOf({ name, from, time }: RecordedChange, entry: ChangeEntry): boolean {
  const names = entry.changes.flatMap((each) => [each.name, each.from]);
  const isNamed = names.includes(name) || (from !== undefined && names.includes(from));
  return isNamed && Math.abs(time - entry.time) < 10 * second;
}

/** Returns the changes that a save made, by name. */
function changesOfSet({ time, saved, before }: ChangeSet): RecordedChange[] {
  const formerNames = new Set(saved.set.map(({ renamedFrom }) => renamedFrom));
  const changes = [
    ...saved.set.map(({ name, renamedFrom: from }): RecordedChange => ({
      name,
      kind: from !== undefined ? 'renamed' : before.has(name) ? 'changed' : 'added',
      from,
      time,
    })),
    ...saved.remove
      .filter((name) => !formerNames.has(name))
      .map((name): RecordedChange => ({ name, kind: 'deleted', time })),
  ];
  return changes.toSorted((one, two) => (one.name < two.name ? -1 : 1));
}

const keyOf = (name: string, time: number) => `${name} ${time}`;

function lastChange({
  created_at: createdAt,
  updated_at: updatedAt,
}: Pick<EnvironmentVariable, 'created_at' | 'updated_at'>): number | null {
  const time = Date.parse(updatedAt ?? createdAt ?? '');
  return Number.isNaN(time) ? null : time;
}
