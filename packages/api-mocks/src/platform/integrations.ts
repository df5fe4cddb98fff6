import { randomUuid } from '../random.ts';
import type { IntegrationRecord, IntegrationType, TeamRecord, UserRecord } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Teams } from './teams.ts';
import type { Dataset } from './dataset.ts';

/** Connections of teams to providers. */
export interface Integrations {
  /** The connections of a team, at most one of each type. */
  list(team: TeamRecord): readonly IntegrationRecord[];
  /** Finds a connection of one of the user's teams. Otherwise throws `Integration not found`. */
  find(user: UserRecord, integrationId: string): IntegrationRecord;
  /** Like `find`, for one provider only. */
  findOfType(user: UserRecord, integrationId: string, type: IntegrationType): IntegrationRecord;
  /**
   * Connects a team to a provider after consent. Rejects users who are not admins of the team, and
   * a second connection of the same type.
   */
  connect(team: TeamRecord, type: IntegrationType, byUser: UserRecord): IntegrationRecord;
}

/** Creates the integrations of a dataset. */
export function createIntegrations(dataset: Dataset, teams: Teams): Integrations {
  const { rows } = dataset;

  const list = (team: TeamRecord) => rows.integrations.where('team_id', team.id);

  const find = (user: UserRecord, integrationId: string) => {
    const integration = rows.integrations.get(integrationId);
    if (integration === undefined || !teams.idsOf(user).has(integration.team_id)) {
      throw new PlatformError(404, 'Integration not found');
    }
    return integration;
  };

  return {
    list,
    find,
    findOfType(user, integrationId, type) {
      const integration = find(user, integrationId);
      if (integration.type !== type) {
        throw new PlatformError(400, `Integration is not of type ${type}`);
      }
      return integration;
    },
    connect(team, type, byUser) {
      teams.requireAdmin(byUser, team);
      if (list(team).some((integration) => integration.type === type)) {
        throw new PlatformError(409, 'Integration already connected');
      }
      return dataset.write(() =>
        rows.integrations.insert({
          id: randomUuid(dataset.random),
          team_id: team.id,
          type,
          created_at: dataset.clock.now(),
        }),
      );
    },
  };
}
