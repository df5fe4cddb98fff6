import type { Team } from '@quayside/api-contract';

/** The team to show where the address names none: the one last looked at, else a shared one, else one's own. */
export function pickTeam(teams: readonly Team[], lastSlug: string | null): Team | undefined {
  return (
    teams.find(({ slug }) => slug === lastSlug) ??
    teams.find(({ is_personal_team: isPersonal }) => !isPersonal) ??
    teams[0]
  );
}
