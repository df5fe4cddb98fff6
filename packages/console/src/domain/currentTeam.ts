import type { Team } from '@quayside/api-contract';

/** Returns the team to show on a path without one: the last opened one, else a shared one, else the personal one. */
export function pickTeam(teams: readonly Team[], lastSlug: string | null): Team | undefined {
  return (
    teams.find(({ slug }) => slug === lastSlug) ??
    teams.find(({ is_personal_team: isPersonal }) => !isPersonal) ??
    teams[0]
  );
}
