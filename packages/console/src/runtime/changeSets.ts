import type { EnvironmentVariable } from '@quayside/api-contract';

/** A value to set. A variable that exists stays plain or secret, unless `becomesSecret`. */
export interface VariableChange {
  name: string;
  value: string;
  /** Whether a new variable is a secret, whose value can never be read again. */
  isSecret: boolean;
  /** Whether an existing plain variable becomes a secret, permanently. @default false */
  becomesSecret?: boolean;
  /** Former name of a renamed variable, which is deleted in the same request. @default not renamed */
  renamedFrom?: string;
}

/** Changes of one save. */
export interface SavedChanges {
  set: readonly VariableChange[];
  /** Names. */
  remove: readonly string[];
}

/** Origin of the changes of a review. */
export type ChangeSource =
  /** `fileName`: `undefined` for a pasted text. */
  { type: 'import'; fileName: string | undefined } | { type: 'copy'; appName: string };

/** Changes that were saved in this tab, with the variables that they touched. No secret is part of it. */
export interface ChangeSet {
  /** Counts the change sets of the tab. */
  id: number;
  appId: string;
  /** @default typed on the page */
  source?: ChangeSource | undefined;
  /** When they were saved, in milliseconds since the epoch. */
  time: number;
  /** Without the values of secrets. */
  saved: SavedChanges;
  /** The variables before the save, by name. */
  before: ReadonlyMap<string, EnvironmentVariable>;
  /** The variables after the save, by name. */
  after: ReadonlyMap<string, EnvironmentVariable>;
  /** Whether they were undone. @default false */
  isUndone?: boolean;
}
