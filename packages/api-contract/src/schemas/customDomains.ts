import * as z from 'zod/mini';

import { orElse, text, time, uuid } from './primitives.ts';

/** Custom domain of an app, and the state of its setup. */
export const customDomainSchema = /* @__PURE__ */ z.object({
  id: uuid,
  name: z.string(),
  status: z.string(),
  setup_in_progress: orElse(z.boolean(), false),
  setup_failed: orElse(z.boolean(), false),
  setup_successful: orElse(z.boolean(), false),
  is_using_pre_validation: orElse(z.boolean(), false),
  dns_records: orElse(
    z.array(
      z.object({
        type: z.string(),
        name: z.nullish(z.string()),
        value: z.nullish(z.string()),
      }),
    ),
    [],
  ),
  created_at: z.nullish(time),
  updated_at: z.nullish(time),
  setup_started_at: z.nullish(time),
  setup_checked_at: z.nullish(time),
  app_id: z.nullish(uuid),
});
/** Custom domain of an app, and the state of its setup. */
export type CustomDomain = z.output<typeof customDomainSchema>;

/** A host name of two labels or more. The platform validates it and reports the error. */
export const hostnameSchema = /* @__PURE__ */ text(1, 253);

export const createCustomDomainBodySchema = /* @__PURE__ */ z.object({
  name: hostnameSchema,
  is_using_pre_validation: z.boolean(),
});
