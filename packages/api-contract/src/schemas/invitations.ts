import * as z from 'zod/mini';

import { pageQuery } from './common.ts';
import { emailSchema, openEnum, orElse, time, uuid } from './primitives.ts';
import { memberRoleSchema, teamRoleSchema } from './teams.ts';
import { userPublicSchema } from './users.ts';

/** Every invitation status the platform is known to send. */
export const invitationStatuses = ['pending', 'accepted', 'expired', 'cancelled'] as const;

/** An offer to join a team. Its secret token is only ever in the emailed link. */
export const invitationSchema = /* @__PURE__ */ z.object({
  id: uuid,
  email: z.string(),
  role: orElse(memberRoleSchema, 'member'),
  status: openEnum(invitationStatuses, 'InvitationStatus'),
  team: z.object({ id: uuid, name: z.string(), slug: z.string() }),
  invited_by: z.nullish(userPublicSchema),
  created_at: z.nullish(time),
  expires_at: z.nullish(time),
});
/** An offer to join a team. Its secret token is only ever in the emailed link. */
export type Invitation = z.output<typeof invitationSchema>;

export const listInvitationsQuerySchema = /* @__PURE__ */ z.object(pageQuery);

export const listTeamInvitationsQuerySchema = /* @__PURE__ */ z.object({
  ...pageQuery,
  status: z.optional(z.enum(invitationStatuses)),
});

export const createInvitationBodySchema = /* @__PURE__ */ z.object({
  team_id: uuid,
  email: emailSchema,
  role: z.optional(teamRoleSchema),
});
