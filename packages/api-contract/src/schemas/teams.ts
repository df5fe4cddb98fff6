import * as z from 'zod/mini';

import { nameLength, sortedPageQuery } from './common.ts';
import { text, time, uuid } from './primitives.ts';
import { userPublicSchema } from './users.ts';

/** What a person may do in a team. The owner has a link with the role `admin`. */
export const teamRoleSchema = /* @__PURE__ */ z.enum(['admin', 'member']);
/** What a person may do in a team. */
export type TeamRole = z.output<typeof teamRoleSchema>;

/** A person's place in a team. */
export const teamLinkSchema = /* @__PURE__ */ z.object({
  role: teamRoleSchema,
  user: userPublicSchema,
});
/** A person's place in a team. */
export type TeamLink = z.output<typeof teamLinkSchema>;

/** A group of people that shares apps. */
export const teamSchema = /* @__PURE__ */ z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  is_personal_team: z.boolean(),
  owner: userPublicSchema,
  user_links: z.array(teamLinkSchema),
  created_at: time,
});
/** A group of people that shares apps. */
export type Team = z.output<typeof teamSchema>;

/** The name of a team or an app: 3 to 50 characters. */
export const nameSchema = /* @__PURE__ */ text(nameLength.min, nameLength.max);

export const listTeamsQuerySchema = /* @__PURE__ */ z.object({
  ...sortedPageQuery,
  owner: z.optional(z.boolean()),
  slug: z.optional(z.string()),
});

export const teamBodySchema = /* @__PURE__ */ z.object({ name: nameSchema });

export const transferOwnershipBodySchema = /* @__PURE__ */ z.object({ user_id: uuid });

export const teamRoleBodySchema = /* @__PURE__ */ z.object({ role: teamRoleSchema });
