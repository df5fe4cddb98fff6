import { isTeamRole } from '@quayside/api-contract';
import type { MemberRole, Team, TeamRole, UserPublic } from '@quayside/api-contract';

import { sentenceOf } from '../runtime/sentenceOf.ts';

/** Role of a user in a team, as shown in the console. */
export type DisplayedRole = 'personal' | 'owner' | 'member';

/** Role of a user in one of their teams. */
export function displayedRoleOf(team: Team, userId: string): DisplayedRole {
  if (team.is_personal_team) return 'personal';
  return team.owner?.id === userId ? 'owner' : 'member';
}

/** Whether the user may administer a team: rename it, invite to it and so on. False for unknown roles. */
export function mayAdminister({ owner, user_links: links }: Team, userId: string): boolean {
  const link = links.find(({ user }) => user.id === userId);
  return link !== undefined && (link.role === 'admin' || owner?.id === userId);
}

/** Returns the label of a role; an unknown one as a sentence. */
export function roleText(texts: Readonly<Record<TeamRole, string>>, role: MemberRole): string {
  return isTeamRole(role) ? texts[role] : sentenceOf(role);
}

/** Returns the display name of a user: the name, else the address. */
export function nameOf({ full_name: name, email }: UserPublic): string {
  return name ?? email;
}
