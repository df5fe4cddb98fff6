import type { TeamRole } from '@quayside/api-contract';

import { pick, type ExpectedError } from '../play.fixtures.ts';
import type { Person } from '../stage.fixtures.ts';
import type { ArchiveKind, RunModel } from './machine.fixtures.ts';

/** The fields of a team that matter for apps. */
export interface TeamModel {
  readonly id: string;
  /** Never leaves, so that one user always sees everything. */
  readonly owner: Person;
  readonly roles: Map<Person, TeamRole>;
}

/** A team's connection to a provider, and the databases it offers. */
export interface IntegrationModel {
  readonly id: string;
  readonly team: TeamModel;
  readonly type: 'neon' | 'redis';
  readonly places: readonly PlaceModel[];
}

/** A database of a provider, as identified in a request body. */
export type PlaceModel = { readonly database_name: string } & (
  | { readonly type: 'neon'; readonly project_id: string; readonly branch_id: string }
  | { readonly type: 'redis'; readonly subscription_id: number; readonly database_id: number }
);

/** A variable of an app. The value of a secret is known only here. */
export interface VariableModel {
  value: string;
  isSecret: boolean;
  readonly resource: ResourceModel | undefined;
}

/** A database that an app uses. */
export interface ResourceModel {
  readonly id: string;
  readonly app: AppModel;
  readonly integration: IntegrationModel;
  readonly name: string;
  readonly variable: string;
  isGone: boolean;
}

/** A deployment: its archive, and its number of runs. */
export interface DeploymentModel {
  readonly id: string;
  readonly app: AppModel;
  readonly createdAt: number;
  readonly announced: number | undefined;
  uploadUrl: string | undefined;
  archive: ArchiveKind | undefined;
  cancelledAt: number | undefined;
  runs: RunModel[];
}

/** An app with everything that belongs to it; lists are newest first. */
export interface AppModel {
  readonly id: string;
  readonly team: TeamModel;
  readonly slug: string;
  name: string;
  directory: string | null;
  readonly variables: Map<string, VariableModel>;
  readonly deployments: DeploymentModel[];
  readonly resources: ResourceModel[];
  isGone: boolean;
}

/** All objects ever created; removed ones stay, so that they can be requested. */
export interface AppsModel {
  readonly people: readonly [Person, ...Person[]];
  readonly teams: readonly [TeamModel, ...TeamModel[]];
  readonly integrations: readonly [IntegrationModel, ...IntegrationModel[]];
  readonly apps: AppModel[];
  /** Number of steps, which selects the user whose view is checked. */
  steps: number;
}

/** Part of every secret value, so that a leaked one is detected anywhere. */
export const secretMark = 'top-secret:';

const invalid = (detail: string): ExpectedError => ({ status: 422, detail });

/** The errors of this area with a constant message. */
export const errors = {
  noTeam: { status: 404, detail: 'Team not found' },
  noApp: { status: 404, detail: 'App not found' },
  noDeployment: { status: 404, detail: 'Deployment not found' },
  noVariable: { status: 404, detail: 'Environment variable not found' },
  noIntegration: { status: 404, detail: 'Integration not found' },
  noResource: { status: 404, detail: 'Connected resource not found' },
  notAllowed: { status: 403, detail: 'Not enough permissions' },
  nameTooShort: invalid('String should have at least 3 characters'),
  nameTooLong: invalid('String should have at most 50 characters'),
  directoryAbsolute: invalid('must be a relative path, not absolute'),
  directoryHome: invalid("cannot start with '~'"),
  directoryOutside: invalid("cannot contain '..' path segments"),
  directoryCharacters: invalid('contains invalid characters'),
  announcedTooMuch: {
    status: 413,
    detail: 'App source code exceeds the maximum allowed size of 1000.0 MB',
  },
  announcedNothing: invalid('Input should be greater than or equal to 1'),
  notWaiting: { status: 400, detail: 'Deployment is not waiting for an upload' },
  nothingUploaded: { status: 400, detail: 'Archive was not uploaded' },
  notAgain: { status: 400, detail: 'Deployment cannot be redeployed' },
  variableName: invalid("String should match pattern '^[A-Za-z_][A-Za-z0-9_]*$'"),
  variableNameTooLong: invalid('String should have at most 255 characters'),
  prototype: invalid("'__proto__' cannot be a name"),
  valueTooLong: invalid('String should have at most 32768 characters'),
  foreignIntegration: { status: 400, detail: 'Integration belongs to another team' },
  otherNeon: invalid("Input should be 'neon'"),
  otherRedis: invalid("Input should be 'redis'"),
  noProject: invalid('project not found'),
  noSubscription: invalid('subscription not found'),
} satisfies Record<string, ExpectedError>;

/** Reason why an action is forbidden; undefined when it is allowed. */
export const rules = {
  team: (who: Person, team: TeamModel) => (team.roles.has(who) ? undefined : errors.noTeam),
  app: (who: Person, app: AppModel) => (isSeen(who, app) ? undefined : errors.noApp),
  deployment: (who: Person, { app }: DeploymentModel) =>
    isSeen(who, app) ? undefined : errors.noDeployment,
  integration: (who: Person, { team }: IntegrationModel) =>
    team.roles.has(who) ? undefined : errors.noIntegration,
  admin: (who: Person, team: TeamModel) =>
    team.roles.get(who) === 'admin' ? undefined : errors.notAllowed,
};

function isSeen(who: Person, app: AppModel): boolean {
  return !app.isGone && app.team.roles.has(who);
}

/** Picks a user, mostly of the team: others can do little with its apps. */
export function pickFor(model: AppsModel, team: TeamModel, index: number): Person {
  const members = index % 5 === 0 ? [] : [...team.roles.keys()];
  return pick(members, index >> 3) ?? pick(model.people, index >> 3);
}

/** Error for a variable that an integration owns, or that is a secret: the messages contain the name. */
export const named = {
  taken: (name: string): ExpectedError => ({
    status: 400,
    detail: `Environment variable '${name}' already exists`,
  }),
  managed: (names: readonly string[]): ExpectedError => ({
    status: 400,
    detail: `Cannot modify integration-managed environment variables: ${names.map((name) => `'${name}'`).join(', ')}. Disconnect the associated integration resources to remove these variables.`,
  }),
  tooLarge: (announced: number): ExpectedError => ({
    status: 400,
    detail: `The archive is larger than the ${announced} bytes that were announced`,
  }),
};
