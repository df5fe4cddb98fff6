import type { Team, TeamRole } from '@quayside/api-contract';

import { emailError } from '../../form/rules.ts';

/** What became of one address. */
export interface InviteResult {
  email: string;
  /** Why nobody was invited; `undefined` when somebody was. */
  refusal: string | undefined;
}

interface InviteAllOptions {
  addresses: readonly string[];
  role: TeamRole;
  team: Team;
  /** Invites one. */
  invite: (email: string, role: TeamRole) => Promise<void>;
  texts: { emailInvalid: string; alreadyMember: string };
  /** Words a refusal. */
  errorText: (error: unknown) => string;
}

/** Invites many at once. One that is refused, here or by the platform, does not keep the others from it. */
export function inviteAll({
  addresses,
  role,
  team,
  invite,
  texts,
  errorText,
}: InviteAllOptions): Promise<InviteResult[]> {
  const members = new Set(team.user_links.map(({ user }) => user.email.toLowerCase()));
  return Promise.all(
    addresses.map(async (email) => {
      if (emailError(email, texts) !== undefined) return { email, refusal: texts.emailInvalid };
      if (members.has(email.toLowerCase())) return { email, refusal: texts.alreadyMember };
      try {
        await invite(email, role);
        return { email, refusal: undefined };
      } catch (error) {
        return { email, refusal: errorText(error) };
      }
    }),
  );
}
