import type {
  App,
  Deployment,
  DeployToken,
  EnvironmentVariable,
  Team,
  UserMe,
  UserPublic,
} from '@quayside/api-contract';

import type { Platform } from '../platform/platform.ts';
import type {
  AppRecord,
  DeploymentRecord,
  DeployTokenRecord,
  TeamRecord,
  UserRecord,
  VariableRecord,
} from '../platform/records.ts';

/** The wire form of a time: RFC 3339, UTC, three fraction digits. */
export function toTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** Like `toTime`, from microseconds, with six fraction digits. */
export function toPreciseTime(micros: number): string {
  const rest = String(Math.floor(micros) % 1000).padStart(3, '0');
  return toTime(Math.floor(micros / 1000)).replace('Z', `${rest}Z`);
}

/** A user's public fields. */
export function viewUser({ id, email, full_name }: UserRecord): UserPublic {
  return { id, email, full_name };
}

/** A user's own account. */
export function viewMe(user: UserRecord): UserMe {
  const { is_active, email_verified } = user;
  return {
    ...viewUser(user),
    is_active,
    created_at: toTime(user.created_at),
    email_verified,
    has_password: user.password_hash !== null,
    social_accounts: user.social_accounts.map((account) => ({
      ...account,
      linked_at: toTime(account.linked_at),
    })),
  };
}

/** A team with its owner and members. */
export function viewTeam(platform: Platform, team: TeamRecord): Team {
  const members = platform.teams.members(team);
  const owner = members.find(({ user }) => user.id === team.owner_id)?.user;
  if (owner === undefined) throw new Error(`The team ${team.slug} has no owner`);
  const { id, name, slug, is_personal_team } = team;
  return {
    id,
    name,
    slug,
    is_personal_team,
    owner: viewUser(owner),
    user_links: members.map(({ role, user }) => ({ role, user: viewUser(user) })),
    created_at: toTime(team.created_at),
  };
}

/** An app with its latest deployment; without a URL until it has served. */
export function viewApp(platform: Platform, app: AppRecord): App {
  const latest = platform.deployments.latest(app);
  const { id, team_id, name, slug, directory, github_repository = null, region } = app;
  return {
    id,
    team_id,
    name,
    slug,
    directory,
    github_repository,
    url: platform.deployments.liveSpans(app).length > 0 ? addressOf(platform, app) : null,
    region,
    created_at: toTime(app.created_at),
    updated_at: toTime(app.updated_at),
    latest_deployment: latest === undefined ? null : viewDeployment(platform, latest),
  };
}

/** A deployment in its current state. */
export function viewDeployment(platform: Platform, deployment: DeploymentRecord): Deployment {
  const { rows, settings } = platform.dataset;
  const app = rows.apps.get(deployment.app_id);
  const team = rows.teams.get(app?.team_id ?? '');
  if (app === undefined || team === undefined) {
    throw new Error(`The deployment ${deployment.id} has no app`);
  }
  const { status, since, failure } = platform.deployments.progress(deployment);
  const page = `${team.slug}/apps/${app.slug}/deployments/${deployment.id}`;
  return {
    id: deployment.id,
    app_id: app.id,
    slug: deployment.slug,
    status,
    created_at: toTime(deployment.created_at),
    updated_at: toTime(since),
    url: addressOf(platform, app),
    dashboard_url: `${settings.dashboardUrl}/${page}`,
    failure,
  };
}

/** A variable; a secret without its value. */
export function viewVariable(variable: VariableRecord): EnvironmentVariable {
  const { name, value, is_secret, connected_resource: resource } = variable;
  return {
    name,
    value: is_secret ? null : value,
    is_secret,
    created_at: toTime(variable.created_at),
    updated_at: toTime(variable.updated_at),
    connected_resource: resource && {
      id: resource.id,
      name: resource.name,
      provider_metadata: { type: resource.type },
    },
  };
}

/** A deploy token without its value. */
export function viewDeployToken(token: DeployTokenRecord): DeployToken {
  const { id, name, last_used_at } = token;
  return {
    id,
    name,
    created_at: toTime(token.created_at),
    expired_at: toTime(token.expired_at),
    last_used_at: last_used_at === null ? null : toTime(last_used_at),
  };
}

function addressOf({ dataset }: Platform, app: AppRecord): string {
  return `https://${app.host_label}.${dataset.settings.appsDomain}`;
}
