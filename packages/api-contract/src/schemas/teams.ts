import * as z from 'zod/mini';

import { nameLength } from '../limits.ts';
import { sortedPageQuery } from './common.ts';
import { openEnum, orElse, text, time, uuid } from './primitives.ts';
import { userPublicSchema } from './users.ts';

const teamRoles = ['admin', 'member'] as const;

/** A role that can be assigned in a team. */
export const teamRoleSchema = /* @__PURE__ */ z.enum(teamRoles);
/** A role that can be assigned in a team. */
export type TeamRole = z.output<typeof teamRoleSchema>;

/**
 * Role in a team. The owner has a link with the role `admin`. A role newer than this contract parses too and keeps its
 * wire value.
 */
export const memberRoleSchema = /* @__PURE__ */ openEnum(teamRoles, 'UnknownTeamRole');
/** Role in a team: one that can be assigned, or a newer one as the server wrote it. */
export type MemberRole = z.output<typeof memberRoleSchema>;

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(teamRoles);

/** Whether a role can be assigned. */
export function isTeamRole(role: string): role is TeamRole {
  return known.has(role);
}

/** A user's membership in a team. */
export const teamLinkSchema = /* @__PURE__ */ z.object({
  role: orElse(memberRoleSchema, 'member'),
  user: userPublicSchema,
});
/** A user's membership in a team. */
export type TeamLink = z.output<typeof teamLinkSchema>;

/** A group of users that shares apps. */
export const teamSchema = /* @__PURE__ */ z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  is_personal_team: orElse(z.boolean(), false),
  owner: z.nullish(userPublicSchema),
  user_links: orElse(z.array(teamLinkSchema), []),
  created_at: z.nullish(time),
});
/** A group of users that shares apps. */
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
