import * as z from 'zod/mini';

import { text, time, uuid } from './primitives.ts';

/** A host name of one's own for an app, and how far its setup is. */
export const customDomainSchema = /* @__PURE__ */ z.object({
  id: uuid,
  name: z.string(),
  status: z.string(),
  setup_in_progress: z.boolean(),
  setup_failed: z.boolean(),
  setup_successful: z.boolean(),
  is_using_pre_validation: z.boolean(),
  dns_records: z.array(
    z.object({
      type: z.string(),
      name: z.nullable(z.string()),
      value: z.nullable(z.string()),
    }),
  ),
  created_at: time,
  updated_at: time,
  setup_started_at: z.nullable(time),
  setup_checked_at: z.nullable(time),
  app_id: uuid,
});
/** A host name of one's own for an app, and how far its setup is. */
export type CustomDomain = z.output<typeof customDomainSchema>;

/** A host name of two labels or more. The platform says itself what is wrong with one. */
export const hostnameSchema = /* @__PURE__ */ text(1, 253);

export const createCustomDomainBodySchema = /* @__PURE__ */ z.object({
  name: hostnameSchema,
  is_using_pre_validation: z.boolean(),
});
