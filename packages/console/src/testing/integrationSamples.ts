import type {
  ConnectedResource,
  Integration,
  IntegrationResource,
  NeonProject,
  Provider,
  RedisSubscription,
} from '@quayside/api-contract';

import { sampleId, storyNow } from './samples.ts';

const day = 24 * 60 * 60 * 1000;
const before = (days: number) => new Date(storyNow - days * day).toISOString();

/** The catalogue of a team that has connected Neon. */
export const sampleProviders: readonly Provider[] = [
  {
    id: 'neon',
    name: 'Neon',
    description: 'Serverless Postgres with branches',
    category: 'database',
    status: 'connected',
    default_env_var_name: 'DATABASE_URL',
    suggested_env_var_name: 'NEON_DATABASE_URL',
    connection_string_template: null,
    connected_integration: { id: sampleId(80), type: 'neon', created_at: before(40) },
  },
  {
    id: 'redis',
    name: 'Redis Cloud',
    description: 'Managed Redis for caches and queues',
    category: 'database',
    status: 'available',
    default_env_var_name: 'REDIS_URL',
    suggested_env_var_name: 'REDIS_CLOUD_URL',
    connection_string_template: null,
    connected_integration: null,
  },
  {
    id: 'supabase',
    name: 'Supabase',
    description: 'Postgres with authentication and storage',
    category: 'database',
    status: 'coming_soon',
    default_env_var_name: 'DATABASE_URL',
    suggested_env_var_name: 'SUPABASE_DATABASE_URL',
    connection_string_template: null,
    connected_integration: null,
  },
];

/** A connection to Neon, or to another provider. */
export function sampleIntegration(type = 'neon'): Integration {
  return { id: sampleId(80), type, team_id: sampleId(9000), created_at: before(40) };
}

/** Neon projects available to an integration. */
export const sampleProjects: readonly NeonProject[] = [
  ['production', 'aws-us-east-1', 17, 40],
  ['warehouse', 'aws-eu-central-1', 16, 21],
].map(([name, region, version, age]) => ({
  id: `${String(name)}-81c2`,
  name: String(name),
  region_id: String(region),
  pg_version: Number(version),
  created_at: before(Number(age)),
}));

/** Redis Cloud subscriptions available to an integration. */
export const sampleSubscriptions: readonly RedisSubscription[] = [
  { id: 101, name: 'production', status: 'active', number_of_databases: 3 },
  { id: 102, name: 'load-tests', status: 'pending', number_of_databases: 0 },
];

/** A resource of a provider that an app uses. */
export function sampleResource(seed: number, name: string, type = 'neon'): ConnectedResource {
  return {
    id: sampleId(seed),
    name,
    app_id: sampleId(1),
    integration_id: sampleId(80),
    provider_metadata: { type, database_name: name },
    console_url: 'https://console.neon.example',
    created_at: before(12),
    updated_at: before(12),
  };
}

/** A connected resource with its app. */
export function sampleUse(seed: number, name: string, app: string): IntegrationResource {
  const slug = app.toLowerCase().replaceAll(/\W+/g, '-');
  return {
    ...sampleResource(seed, name),
    app: { id: sampleId(seed + 1), name: app, slug, team_id: sampleId(9000) },
  };
}
