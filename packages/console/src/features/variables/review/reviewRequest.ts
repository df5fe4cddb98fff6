import type { EnvironmentVariable } from '@quayside/api-contract';
import type { ReactNode } from 'react';

import type { ChangeSource, VariableChange } from '../../../runtime/changeSets.ts';
import type { ReviewSource } from './reviewRows.ts';

/** Options of a save. */
export interface SaveOptions {
  /** Whether to redeploy the app with the changes. */
  redeploy: boolean;
  /** Names of variables to delete in the same request. @default none */
  remove?: readonly string[];
  /** @default typed on the page */
  source?: ChangeSource | undefined;
}

/** App whose variables a review changes. */
export interface ReviewTarget {
  variables: readonly EnvironmentVariable[];
  /** Whether there is a deployment to restart with the changes. */
  canRedeploy: boolean;
  /** Saves all changes in one request. When it rejects, the choices stay, and the error is shown. */
  onSave: (changes: readonly VariableChange[], options: SaveOptions) => Promise<void>;
  /** Reads all variables again. @default no check for changes made elsewhere */
  onRefresh?: (() => Promise<readonly EnvironmentVariable[]>) | undefined;
}

/** Changes that a tool proposes, for a review before they are saved. */
export interface ReviewRequest {
  title: string;
  /** About the source. @default none */
  note?: ReactNode;
  sources: readonly ReviewSource[];
  /** Origin of all of them, for the history. @default not said */
  source?: ChangeSource;
  /** Names of variables to remove. @default none */
  removals?: readonly string[];
  /** Whether the variables that no source names can be removed, too. @default false */
  canReplace?: boolean;
  /** @default the app of the page */
  target?: ReviewTarget;
  onSaved?: () => void;
}
