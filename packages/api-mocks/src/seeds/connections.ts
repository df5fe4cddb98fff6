import type { TeamRole } from '@quayside/api-contract';

import { invitationLife } from '../platform/invitations.ts';
import { hexOf } from '../platform/providers/names.ts';
import { connectToNeon, neonProjects } from '../platform/providers/neon.ts';
import { connectToRedis, redisSubscriptions } from '../platform/providers/redis.ts';
import type {
  AppRecord,
  IntegrationRecord,
  IntegrationType,
  InvitationRecord,
  ResourceRecord,
  TeamRecord,
  UserRecord,
} from '../platform/records.ts';
import type { Dataset } from '../platform/dataset.ts';
import { uuidOf } from '../random.ts';

/** An invitation in the past. */
export interface PastInvitation {
  team: TeamRecord;
  by: UserRecord;
  email: string;
  /** Age in milliseconds. */
  ago: number;
  /** @default 'member' */
  role?: TeamRole;
  /** @default null: pending, or expired when it is older than 7 days */
  outcome?: InvitationRecord['outcome'];
}

/** Creates connections in the past: invitations with their emails, integrations, connected resources. */
export function createConnections({ rows, clock, settings }: Dataset) {
  const now = clock.now();

  const addResource = (
    app: AppRecord,
    integration: IntegrationRecord,
    metadata: ResourceRecord['provider_metadata'],
    variable: { name: string; value: string; ago: number },
  ) => {
    const times = { created_at: now - variable.ago, updated_at: now - variable.ago };
    const resource = rows.resources.insert({
      id: uuidOf(`${app.id}/resource/${variable.name}`),
      app_id: app.id,
      integration_id: integration.id,
      name: metadata.database_name,
      provider_metadata: metadata,
      ...times,
    });
    rows.variables.insert({
      id: uuidOf(`${app.id}/variable/${variable.name}`),
      app_id: app.id,
      name: variable.name,
      value: variable.value,
      is_secret: true,
      connected_resource: { id: resource.id, name: resource.name, type: metadata.type },
      ...times,
    });
  };

  return {
    addInvitation({ team, by, email, ago, role = 'member', outcome = null }: PastInvitation) {
      const id = uuidOf(`${team.id}/invitation/${email}`);
      const token = hexOf(48, id);
      const times = { created_at: now - ago, expires_at: now - ago + invitationLife };
      rows.mails.insert({
        id: uuidOf(`${id}/mail`),
        to: email,
        kind: 'invitation',
        subject: `${by.full_name ?? by.email} invited you to ${team.name}`,
        url: `${settings.dashboardUrl}/invitation?token=${token}`,
        token,
        user_id: null,
        is_used: outcome === 'accepted',
        ...times,
      });
      rows.invitations.insert({
        id,
        team_id: team.id,
        email,
        role,
        invited_by_id: by.id,
        token,
        outcome,
        ...times,
      });
    },

    addIntegration(team: TeamRecord, type: IntegrationType, ago: number): IntegrationRecord {
      const id = uuidOf(`${team.id}/integration/${type}`);
      return rows.integrations.insert({ id, team_id: team.id, type, created_at: now - ago });
    },

    /** The first database of the default branch of the named project, as `DATABASE_URL`. */
    useNeon(app: AppRecord, integration: IntegrationRecord, projectName: string, ago: number) {
      const project = neonProjects(integration).find(({ name }) => name === projectName);
      const branch = project?.branches[0];
      const database = branch?.databases[0];
      if (branch === undefined || database === undefined) {
        throw new Error(`Neon has no database in ${projectName}`);
      }
      const place = {
        project_id: branch.project_id,
        branch_id: branch.id,
        database_name: database.name,
      };
      const value = connectToNeon(integration, place);
      addResource(
        app,
        integration,
        { type: 'neon', ...place },
        { name: 'DATABASE_URL', value, ago },
      );
    },

    /** The named database of any subscription, as `REDIS_URL`. */
    useRedis(app: AppRecord, integration: IntegrationRecord, databaseName: string, ago: number) {
      const found = redisSubscriptions(integration).flatMap(({ id, databases }) =>
        databases
          .filter(({ name }) => name === databaseName)
          .map((database) => ({ subscription_id: id, database_id: database.id })),
      )[0];
      if (found === undefined) throw new Error(`Redis Cloud has no ${databaseName}`);
      const { database_name, address: value } = connectToRedis(integration, found);
      const metadata = { type: 'redis' as const, ...found, database_name };
      addResource(app, integration, metadata, { name: 'REDIS_URL', value, ago });
    },
  };
}
