import type { NewConnection } from '../../api/integrations.ts';
import type { Loadable } from '../../domain/loadable.ts';

/** Selected ids, as in the URL. `connect` is the integration's. */
export interface WizardChoice {
  connect?: string | undefined;
  project?: string | undefined;
  branch?: string | undefined;
  subscription?: string | undefined;
  database?: string | undefined;
}

/** A step of connecting a resource. */
export type WizardStepId = 'integration' | 'project' | 'branch' | 'subscription' | 'database';

/** An option of a step. */
export interface WizardOption {
  id: string;
  name: string;
  /** Label, or the reason it cannot be chosen. */
  note?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** A step with its options. */
export interface WizardStep {
  id: WizardStepId;
  options: Loadable<readonly WizardOption[]>;
  /** The id of the selected option. */
  value: string | undefined;
}

/** Later choices that each choice resets. */
const following = {
  integration: {
    project: undefined,
    branch: undefined,
    subscription: undefined,
    database: undefined,
  },
  project: { branch: undefined, database: undefined },
  branch: { database: undefined },
  subscription: { database: undefined },
  database: {},
} as const satisfies Record<WizardStepId, WizardChoice>;

/** Returns the selection after a choice in a step. */
export function choose(choice: WizardChoice, step: WizardStepId, id: string): WizardChoice {
  const field = step === 'integration' ? 'connect' : step;
  return { ...choice, ...following[step], [field]: id };
}

/** Returns the request body of a selection; `undefined` until it is complete. `databaseName`: of the selected one. */
export function placeOf(
  type: string | undefined,
  { project, branch, subscription, database }: WizardChoice,
  databaseName: string | undefined,
): NewConnection['body']['provider_metadata'] | undefined {
  if (database === undefined || databaseName === undefined) return undefined;
  if (type === 'neon' && project !== undefined && branch !== undefined) {
    return { type, project_id: project, branch_id: branch, database_name: databaseName };
  }
  if (type === 'redis' && subscription !== undefined) {
    return { type, subscription_id: Number(subscription), database_id: Number(database) };
  }
  return undefined;
}
