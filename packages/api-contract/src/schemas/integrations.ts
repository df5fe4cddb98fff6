import * as z from 'zod/mini';

import { environmentVariableNameSchema } from './environmentVariables.ts';
import { count, openEnum, orElse, text, time, uuid, wholeNumber } from './primitives.ts';

/** A service a team can connect, and the team's connection to it when there is one. */
export const providerSchema = /* @__PURE__ */ z.object({
  id: openEnum(['neon', 'redis', 'supabase', 'logfire'], 'ProviderId'),
  name: z.string(),
  description: orElse(z.string(), ''),
  category: z.nullish(openEnum(['database', 'observability'], 'ProviderCategory')),
  status: openEnum(['available', 'coming_soon', 'connected'], 'ProviderStatus'),
  default_env_var_name: z.nullish(z.string()),
  suggested_env_var_name: z.nullish(z.string()),
  connection_string_template: z.nullish(z.string()),
  connected_integration: z.nullish(
    z.object({ id: uuid, type: z.nullish(z.string()), created_at: z.nullish(time) }),
  ),
});
/** A service a team can connect, and the team's connection to it when there is one. */
export type Provider = z.output<typeof providerSchema>;

/** A team's connection to a provider. */
export const integrationSchema = /* @__PURE__ */ z.object({
  id: uuid,
  type: z.string(),
  team_id: uuid,
  created_at: z.nullish(time),
});
/** A team's connection to a provider. */
export type Integration = z.output<typeof integrationSchema>;

/** Metadata of a connected resource from its provider; which fields are present depends on `type`. */
export const providerMetadataSchema = /* @__PURE__ */ z.object({
  type: z.string(),
  database_name: z.nullish(z.string()),
  project_id: z.nullish(z.string()),
  branch_id: z.nullish(z.string()),
  subscription_id: z.nullish(z.int()),
  database_id: z.nullish(z.int()),
  project_name: z.nullish(z.string()),
  organization_name: z.nullish(z.string()),
});
/** Metadata of a connected resource from its provider; which fields are present depends on `type`. */
export type ProviderMetadata = z.output<typeof providerMetadataSchema>;

/** A database, cache or service that an app uses. */
export const connectedResourceSchema = /* @__PURE__ */ z.object({
  id: uuid,
  name: z.string(),
  app_id: z.nullish(uuid),
  integration_id: z.nullish(uuid),
  provider_metadata: providerMetadataSchema,
  console_url: z.nullish(z.string()),
  created_at: z.nullish(time),
  updated_at: z.nullish(time),
});
/** A database, cache or service that an app uses. */
export type ConnectedResource = z.output<typeof connectedResourceSchema>;

/** A connected resource with the variables it sets. */
export const connectedResourceDetailSchema = /* @__PURE__ */ z.extend(connectedResourceSchema, {
  environment_variables: orElse(z.array(z.object({ name: z.string() })), []),
});
/** A connected resource with the variables it sets. */
export type ConnectedResourceDetail = z.output<typeof connectedResourceDetailSchema>;

/** A connected resource with the app that uses it. */
export const integrationResourceSchema = /* @__PURE__ */ z.extend(connectedResourceSchema, {
  app: z.object({ id: uuid, name: z.string(), slug: z.string(), team_id: uuid }),
});
/** A connected resource with the app that uses it. */
export type IntegrationResource = z.output<typeof integrationResourceSchema>;

export const connectResourceBodySchema = /* @__PURE__ */ z.object({
  name: z.optional(text(1, 255)),
  environment_variable_name: z.optional(environmentVariableNameSchema),
  provider_metadata: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('neon'),
      project_id: text(1, 255),
      branch_id: text(1, 255),
      database_name: text(1, 255),
    }),
    z.object({
      type: z.literal('redis'),
      subscription_id: wholeNumber(1),
      database_id: wholeNumber(1),
    }),
  ]),
  redeploy: z.optional(z.boolean()),
});

export const neonProjectSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  name: z.string(),
  region_id: z.nullish(z.string()),
  pg_version: z.nullish(z.int()),
  created_at: z.nullish(time),
});
/** A Neon project (Neon API v2). */
export type NeonProject = z.output<typeof neonProjectSchema>;

export const neonBranchSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  project_id: z.nullish(z.string()),
  name: z.string(),
  default: orElse(z.boolean(), false),
  protected: orElse(z.boolean(), false),
  current_state: z.nullish(openEnum(['init', 'ready', 'archived'], 'NeonBranchState')),
  created_at: z.nullish(time),
});
/** A branch of a Neon project (Neon API v2). */
export type NeonBranch = z.output<typeof neonBranchSchema>;

export const neonDatabaseSchema = /* @__PURE__ */ z.object({
  id: z.int(),
  branch_id: z.nullish(z.string()),
  name: z.string(),
  owner_name: z.nullish(z.string()),
  created_at: z.nullish(time),
});
/** A database of a Neon branch (Neon API v2). */
export type NeonDatabase = z.output<typeof neonDatabaseSchema>;

export const redisSubscriptionSchema = /* @__PURE__ */ z.object({
  id: z.int(),
  name: z.string(),
  status: z.nullish(
    openEnum(['active', 'pending', 'error', 'deleting'], 'RedisSubscriptionStatus'),
  ),
  number_of_databases: z.nullish(count),
});
/** A Redis Cloud subscription. */
export type RedisSubscription = z.output<typeof redisSubscriptionSchema>;

export const redisDatabaseSchema = /* @__PURE__ */ z.object({
  id: z.int(),
  name: z.string(),
  protocol: z.nullish(z.string()),
  provider: z.nullish(z.string()),
  region: z.nullish(z.string()),
  status: z.nullish(openEnum(['active', 'pending', 'draft', 'error'], 'RedisDatabaseStatus')),
  public_endpoint: z.nullish(z.string()),
});
/** A Redis Cloud database. */
export type RedisDatabase = z.output<typeof redisDatabaseSchema>;

const authorizeQuery = {
  redirect_uri: z.string(),
  state: z.string(),
  team_id: uuid,
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
};

export const authorizeIntegrationQuerySchema = /* @__PURE__ */ z.object(authorizeQuery);

export const authorizeRedisQuerySchema = /* @__PURE__ */ z.object({
  ...authorizeQuery,
  idp: text(1, 255),
});

export const integrationCallbackQuerySchema = /* @__PURE__ */ z.object({
  state: z.string(),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
});
