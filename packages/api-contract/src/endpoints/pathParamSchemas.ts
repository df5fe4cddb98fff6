import * as z from 'zod/mini';

import { emailSchema, uuid, wholeNumber } from '../schemas/primitives.ts';

/**
 * Schemas of the path parameters. A name means the same in every path, so an endpoint
 * only declares its path.
 */
export const pathParamSchemas = {
  app_id: uuid,
  branch_id: /* @__PURE__ */ z.string(),
  deployment_id: uuid,
  domain_id: uuid,
  email: emailSchema,
  environment_variable_name: /* @__PURE__ */ z.string(),
  integration: /* @__PURE__ */ z.string(),
  integration_id: uuid,
  inv_id: uuid,
  project_id: /* @__PURE__ */ z.string(),
  provider: /* @__PURE__ */ z.string(),
  resource_id: uuid,
  subscription_id: /* @__PURE__ */ wholeNumber(1),
  team_id: uuid,
  token_id: uuid,
  user_code: /* @__PURE__ */ z.string(),
  user_id: uuid,
};
