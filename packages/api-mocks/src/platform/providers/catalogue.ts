import type { Provider } from '@quayside/api-contract';

import type { IntegrationType } from '../records.ts';

/** A service in the catalogue, with its suggested variables. */
type CatalogueEntry = Provider & {
  default_env_var_name: string;
  suggested_env_var_name: string;
};

/** The services of the platform, as listed for a team without connections. */
export const providerCatalogue: readonly CatalogueEntry[] = [
  {
    id: 'neon',
    name: 'Neon',
    description: 'Serverless Postgres with branches',
    category: 'database',
    status: 'available',
    default_env_var_name: 'DATABASE_URL',
    suggested_env_var_name: 'NEON_DATABASE_URL',
    connection_string_template:
      'postgresql://<user>:<password>@<host>/<database>?sslmode=require&channel_binding=require',
    connected_integration: null,
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
  {
    id: 'logfire',
    name: 'Logfire',
    description: 'Traces, metrics and logs of Python apps',
    category: 'observability',
    status: 'coming_soon',
    default_env_var_name: 'LOGFIRE_TOKEN',
    suggested_env_var_name: 'LOGFIRE_TOKEN_2',
    connection_string_template: null,
    connected_integration: null,
  },
];

/** One entry of the catalogue. */
export function providerOf(type: IntegrationType): CatalogueEntry {
  const provider = providerCatalogue.find(({ id }) => id === type);
  if (provider === undefined) throw new Error(`The catalogue has no ${type}`);
  return provider;
}
