import * as z from 'zod/mini';

import { matching, orElse, text, time, uuid } from './primitives.ts';

/** Valid variable name: a letter or underscore, then letters, digits and underscores. */
export const environmentVariableNamePattern = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Maximum length of a variable's name and value, in characters. */
export const environmentVariableLimits = { name: 255, value: 32_768 } as const;

/** A variable's name. */
export const environmentVariableNameSchema = /* @__PURE__ */ matching(
  environmentVariableNamePattern,
  environmentVariableLimits.name,
);

/** A variable's value; may be empty and may contain line breaks. */
export const environmentVariableValueSchema = /* @__PURE__ */ text(
  0,
  environmentVariableLimits.value,
);

/** A setting of an app. The value of a secret is write-only: null or absent when read. */
export const environmentVariableSchema = /* @__PURE__ */ z.object({
  name: z.string(),
  value: z.nullish(z.string()),
  is_secret: orElse(z.boolean(), false),
  created_at: z.nullish(time),
  updated_at: z.nullish(time),
  connected_resource: z.nullish(
    z.object({
      id: uuid,
      name: z.nullish(z.string()),
      provider_metadata: z.nullish(z.object({ type: z.string() })),
    }),
  ),
});
/** A setting of an app. The value of a secret is write-only: null or absent when read. */
export type EnvironmentVariable = z.output<typeof environmentVariableSchema>;

export const createEnvironmentVariableBodySchema = /* @__PURE__ */ z.object({
  name: environmentVariableNameSchema,
  value: environmentVariableValueSchema,
  is_secret: z.optional(z.boolean()),
});

export const patchEnvironmentVariablesBodySchema = /* @__PURE__ */ z.record(
  environmentVariableNameSchema,
  environmentVariableValueSchema,
);

/** A batch of changes. `redeploy` restarts the latest deployment that can be restarted. */
export const environmentVariableChangesSchema = /* @__PURE__ */ z.object({
  upsert: z.record(
    environmentVariableNameSchema,
    z.object({ value: environmentVariableValueSchema, is_secret: z.optional(z.boolean()) }),
  ),
  delete: z.array(z.string()),
  redeploy: z.optional(z.boolean()),
});
/** A batch of changes. */
export type EnvironmentVariableChanges = z.output<typeof environmentVariableChangesSchema>;

export const updateEnvironmentVariableBodySchema = /* @__PURE__ */ z.object({
  value: environmentVariableValueSchema,
  is_secret: z.optional(z.boolean()),
});
