import type {
  ConnectedResource,
  ConnectedResourceDetail,
  Integration,
  IntegrationResource,
  NeonBranch,
  NeonDatabase,
  NeonProject,
  Provider,
  RedisSubscription,
} from '@quayside/api-contract';

import type { Platform } from '../platform/platform.ts';
import type * as neon from '../platform/providers/neon.ts';
import type * as redis from '../platform/providers/redis.ts';
import type { AppRecord, IntegrationRecord, ResourceRecord } from '../platform/records.ts';
import { toTime } from './views.ts';

/** The wire form of an integration. */
export function viewIntegration(integration: IntegrationRecord): Integration {
  const { id, type, team_id, created_at } = integration;
  return { id, type, team_id, created_at: toTime(created_at) };
}

/** The wire form of a catalogue entry, for a team with or without a connection to the provider. */
export function viewProvider(
  provider: Provider,
  integration: IntegrationRecord | undefined,
): Provider {
  if (integration === undefined) return provider;
  const { id, type, created_at } = integration;
  return {
    ...provider,
    status: 'connected',
    connected_integration: { id, type, created_at: toTime(created_at) },
  };
}

/** The wire form of a Neon project. */
export function viewNeonProject(project: neon.NeonProject): NeonProject {
  const { id, name, region_id, pg_version, created_at } = project;
  return { id, name, region_id, pg_version, created_at: toTime(created_at) };
}

/** The wire form of a branch of a Neon project. */
export function viewNeonBranch(branch: neon.NeonBranch): NeonBranch {
  const { id, project_id, name, protected: isProtected, current_state, created_at } = branch;
  return {
    id,
    project_id,
    name,
    default: branch.default,
    protected: isProtected,
    current_state,
    created_at: toTime(created_at),
  };
}

/** The wire form of a database of a Neon branch. */
export function viewNeonDatabase(database: neon.NeonDatabase): NeonDatabase {
  return { ...database, created_at: toTime(database.created_at) };
}

/** The wire form of a Redis Cloud subscription. */
export function viewRedisSubscription(subscription: redis.RedisSubscription): RedisSubscription {
  const { id, name, status, databases } = subscription;
  return { id, name, status, number_of_databases: databases.length };
}

/** The wire form of a connected resource in lists. */
export function viewResource(resource: ResourceRecord): ConnectedResource {
  const { id, name, app_id, integration_id, provider_metadata } = resource;
  return {
    id,
    name,
    app_id,
    integration_id,
    provider_metadata,
    console_url: consoleUrlOf(resource),
    created_at: toTime(resource.created_at),
    updated_at: toTime(resource.updated_at),
  };
}

/** A connected resource with the names of its variables. */
export function viewResourceDetail(
  platform: Platform,
  resource: ResourceRecord,
): ConnectedResourceDetail {
  const variables = platform.resources.variablesOf(resource);
  return {
    ...viewResource(resource),
    environment_variables: variables.map(({ name }) => ({ name })),
  };
}

/** A connected resource in the list of its integration. */
export function viewIntegrationResource(
  resource: ResourceRecord,
  { id, name, slug, team_id }: AppRecord,
): IntegrationResource {
  return { ...viewResource(resource), app: { id, name, slug, team_id } };
}

/** URL of the resource at its provider. */
function consoleUrlOf({ provider_metadata: place }: ResourceRecord): string {
  return place.type === 'neon'
    ? `https://console.neon.tech/app/projects/${place.project_id}/branches/${place.branch_id}`
    : `https://cloud.redis.io/#/databases/${place.database_id}`;
}
