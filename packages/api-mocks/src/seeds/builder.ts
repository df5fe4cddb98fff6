import {
  deploymentStatusSchema,
  type DeploymentFailure,
  type TeamRole,
} from '@quayside/api-contract';

import type { Project } from '../platform/builds/project.ts';
import { assumedProject } from '../platform/builds/project.ts';
import type { Evidence } from '../platform/builds/failures/failure.ts';
import { judge, type VerdictId } from '../platform/builds/verdicts.ts';
import type {
  AppRecord,
  DeploymentRecord,
  SocialProvider,
  TeamRecord,
  UserRecord,
} from '../platform/records.ts';
import type { Dataset } from '../platform/dataset.ts';
import { hash32, uuidOf } from '../random.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Durations in milliseconds. */
export const span = { second, minute, hour, day: 24 * hour } as const;

/** Outcome of a deployment in a seed. */
export type History =
  | {
      end: 'built';
      project?: Partial<Project>;
      timeScale?: number;
      /** @default the outcome that the project leads to */
      verdict?: VerdictId;
      /** Milliseconds since requests to one path of the app began to fail. */
      incidentAgo?: number;
    }
  /** Stays in this status permanently. */
  | { end: 'held'; status: string; failure?: DeploymentFailure }
  | { end: 'cancelled' }
  | { end: 'no-upload' };

/** Creates rows in the past, with ids that depend only on their names. */
export function createBuilder(dataset: Dataset, seed: string, passwordHash: string) {
  const { rows } = dataset;
  const now = dataset.clock.now();
  const id = (...names: string[]) => uuidOf([seed, ...names].join('/'));
  const hex = (...names: (string | number)[]) =>
    hash32(seed, ...names)
      .toString(16)
      .padStart(8, '0');

  const deploymentCounts = new Map<string, number>();

  const verdicts = new Map<Partial<Project> | undefined, VerdictId>();

  /** A cache: a large seed builds the same few projects thousands of times. */
  const verdictOn = (project: Partial<Project> | undefined, evidence: Evidence): VerdictId => {
    const verdict = verdicts.get(project) ?? judge(evidence);
    verdicts.set(project, verdict);
    return verdict;
  };

  const addTeam = (
    owner: UserRecord,
    team: { name: string; slug: string; isPersonal: boolean; ago: number },
  ): TeamRecord => {
    const record = rows.teams.insert({
      id: id('team', team.slug),
      name: team.name,
      slug: team.slug,
      is_personal_team: team.isPersonal,
      owner_id: owner.id,
      created_at: now - team.ago,
    });
    addMember(record, owner, 'admin');
    return record;
  };

  const addMember = (team: TeamRecord, user: UserRecord, role: TeamRole) => {
    rows.memberships.insert({
      id: `${team.id}/${user.id}`,
      team_id: team.id,
      user_id: user.id,
      role,
    });
  };

  return {
    addTeam,
    addMember,

    /** A user with a verified address and a personal team. */
    addUser(email: string, full_name: string | null, ago: number): UserRecord {
      const user = rows.users.insert({
        id: id('user', email),
        email,
        full_name,
        password_hash: passwordHash,
        is_active: true,
        email_verified: true,
        social_accounts: [],
        created_at: now - ago,
      });
      const slug = `${email.split('@')[0] ?? ''}-${hex('personal', email)}`;
      addTeam(user, { name: full_name ?? email, slug, isPersonal: true, ago });
      return user;
    },

    linkAccount(user: UserRecord, provider: SocialProvider, username: string, ago: number) {
      const social_accounts = [{ provider, username, linked_at: now - ago }];
      rows.users.update(user.id, { social_accounts });
    },

    addApp(
      team: TeamRecord,
      name: string,
      region: string,
      ago: number,
      slug = name.toLowerCase().replaceAll(' ', '-'),
    ): AppRecord {
      return rows.apps.insert({
        id: id('app', team.slug, slug),
        team_id: team.id,
        name,
        slug,
        host_label: slug,
        directory: null,
        region,
        created_at: now - ago,
        updated_at: now - ago,
      });
    },

    /** Deployments are inserted oldest first. */
    addDeployment(app: AppRecord, ago: number, history: History): DeploymentRecord {
      const number = deploymentCounts.get(app.id) ?? 0;
      deploymentCounts.set(app.id, number + 1);
      const key = `${app.id}/${number}`;
      const created_at = now - ago;
      const row: DeploymentRecord = {
        id: id('deployment', key),
        app_id: app.id,
        slug: `${app.slug}-${hex('deployment', key)}`,
        created_at,
        upload_key: [1, 2, 3, 4, 5].map((part) => hex('upload', key, part)).join(''),
        archive: null,
        cancelled_at: history.end === 'cancelled' ? created_at + 9 * second : null,
        runs: [],
        held: history.end === 'held' ? holdAt(history) : null,
      };
      if (history.end !== 'built') return rows.deployments.insert(row);

      const project = { ...assumedProject, ...history.project };
      const archive = {
        size_bytes: Math.ceil(project.size_bytes / 3),
        sha256: [1, 2, 3, 4, 5, 6, 7, 8].map((part) => hex('archive', key, part)).join(''),
        contents: 'read' as const,
        project,
      };
      const run = {
        queued_at: created_at + 3 * second,
        time_scale: history.timeScale ?? 3 + (hash32(key) % 100) / 100,
        verdict: history.verdict ?? verdictOn(history.project, archive),
        project,
      };
      const { incidentAgo } = history;
      const incident = incidentAgo === undefined ? {} : { incident_at: now - incidentAgo };
      return rows.deployments.insert({ ...row, archive, runs: [run], ...incident });
    },

    addVariable(app: AppRecord, name: string, value: string, ago: number, isSecret = false) {
      rows.variables.insert({
        id: id('variable', app.id, name),
        app_id: app.id,
        name,
        value,
        is_secret: isSecret,
        connected_resource: null,
        created_at: now - ago,
        updated_at: now - ago,
      });
    },
  };
}

function holdAt({ status, failure }: Extract<History, { end: 'held' }>) {
  return { status: deploymentStatusSchema.parse(status), failure: failure ?? null };
}
