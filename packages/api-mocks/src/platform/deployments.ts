import type { Page } from '@quayside/api-contract';

import { randomHex, randomUuid } from '../random.ts';
import type { Apps } from './apps.ts';
import type { Project } from './builds/project.ts';
import { maxArchiveBytes } from './builds/failures/archiveTooLarge.ts';
import { judge } from './builds/verdicts.ts';
import type { Caller } from './caller.ts';
import { liveSpans, type LiveSpan } from './liveSpans.ts';
import { pageByTime, type PageQuery } from './page.ts';
import { isEnd, progressAt, type Progress } from './progress.ts';
import type { AppRecord, ArchiveRecord, DeploymentRecord, Run } from './records.ts';
import { PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

/** The error for an archive over 1000 MB. */
export const archiveTooLarge = 'App source code exceeds the maximum allowed size of 1000.0 MB';

const notWaiting = 'Deployment is not waiting for an upload';

/** Deployments and their status machine, which is a pure function of stored times and the clock. */
export interface Deployments {
  list(app: AppRecord, query: PageQuery): Page<DeploymentRecord>;
  /** Finds a deployment visible to the caller. Otherwise throws `Deployment not found`. */
  find(caller: Caller, deploymentId: string): DeploymentRecord;
  /** Rejects an announced size over 1000 MB. */
  create(app: AppRecord, sizeBytes?: number): DeploymentRecord;
  /** Rejects unless the deployment waits for an upload. */
  requireWaiting(deployment: DeploymentRecord): void;
  /** Finds the deployment that waits for an upload with this key. */
  findByUploadKey(uploadKey: string): DeploymentRecord;
  /** Records an upload if it is still allowed; `keep` stores it just before. */
  receiveArchive(deployment: DeploymentRecord, archive: ArchiveRecord, keep?: () => void): void;
  completeUpload(deployment: DeploymentRecord): DeploymentRecord;
  cancelUpload(deployment: DeploymentRecord): DeploymentRecord;
  redeploy(deployment: DeploymentRecord): DeploymentRecord;
  /** Restarts the newest deployment that can be restarted, if any. */
  redeployLatest(app: AppRecord): void;
  progress(deployment: DeploymentRecord): Progress;
  latest(app: AppRecord): DeploymentRecord | undefined;
  /**
   * Spans in which deployments served the app, oldest first, up to now; only those that end after `since`, in
   * milliseconds since the epoch. @default all
   */
  liveSpans(app: AppRecord, since?: number): LiveSpan[];
}

/** Creates the deployments of a dataset. */
export function createDeployments(dataset: Dataset, apps: Apps): Deployments {
  const { rows, clock, settings } = dataset;

  const progress = (deployment: DeploymentRecord) => progressAt(deployment, clock.now());

  const requireWaiting = (deployment: DeploymentRecord) => {
    if (progress(deployment).status !== 'waiting_upload') throw new PlatformError(400, notWaiting);
  };

  const unsetVariables = (appId: string, { required_variables = [] }: Project) => {
    const names = rows.variables.where('app_id', appId).map(({ name }) => name);
    const set = new Set(names);
    const setInAnyCase = new Set(names.map((name) => name.toUpperCase()));
    // `os.environ` is case-sensitive, pydantic's settings are not.
    return required_variables
      .filter(({ name, by }) =>
        by === 'environ' ? !set.has(name) : !setInAnyCase.has(name.toUpperCase()),
      )
      .map(({ name }) => name);
  };

  const start = (deployment: DeploymentRecord, archive: ArchiveRecord) =>
    dataset.write(() => {
      const unset_variables = unsetVariables(deployment.app_id, archive.project);
      const run: Run = {
        queued_at: clock.now(),
        time_scale: settings.timeScale,
        verdict: judge({ ...archive, unset_variables }),
        project: archive.project,
        unset_variables,
      };
      return rows.deployments.update(deployment.id, { runs: [...deployment.runs, run] });
    });

  const canRedeploy = (deployment: DeploymentRecord) =>
    deployment.runs.length > 0 && isEnd(progress(deployment).status);

  const redeploy = (deployment: DeploymentRecord) => {
    if (deployment.archive === null || !canRedeploy(deployment)) {
      throw new PlatformError(400, 'Deployment cannot be redeployed');
    }
    return start(deployment, deployment.archive);
  };

  return {
    list: (app, query) => pageByTime(rows.deployments.where('app_id', app.id), query),
    find(caller, deploymentId) {
      const deployment = rows.deployments.get(deploymentId);
      if (deployment === undefined) throw new PlatformError(404, 'Deployment not found');
      try {
        apps.find(caller, deployment.app_id);
      } catch {
        throw new PlatformError(404, 'Deployment not found');
      }
      return deployment;
    },
    create(app, sizeBytes) {
      if (sizeBytes !== undefined && sizeBytes > maxArchiveBytes) {
        throw new PlatformError(413, archiveTooLarge);
      }
      return dataset.write(() =>
        rows.deployments.insert({
          id: randomUuid(dataset.random),
          app_id: app.id,
          slug: `${app.slug}-${randomHex(dataset.random, 8)}`,
          created_at: clock.now(),
          upload_key: randomHex(dataset.random, 40),
          declared_size_bytes: sizeBytes,
          archive: null,
          cancelled_at: null,
          runs: [],
          held: null,
        }),
      );
    },
    requireWaiting,
    findByUploadKey(uploadKey) {
      const deployment = rows.deployments.where('upload_key', uploadKey)[0];
      if (deployment === undefined) throw new PlatformError(404, 'Deployment not found');
      requireWaiting(deployment);
      return deployment;
    },
    receiveArchive(deployment, archive, keep) {
      const current = rows.deployments.get(deployment.id);
      if (current === undefined) throw new PlatformError(404, 'Deployment not found');
      requireWaiting(current);
      keep?.();
      dataset.write(() => rows.deployments.update(deployment.id, { archive }));
    },
    completeUpload(deployment) {
      requireWaiting(deployment);
      if (deployment.archive === null) throw new PlatformError(400, 'Archive was not uploaded');
      return start(deployment, deployment.archive);
    },
    cancelUpload(deployment) {
      if (progress(deployment).status !== 'waiting_upload') return deployment;
      return dataset.write(() =>
        rows.deployments.update(deployment.id, { cancelled_at: clock.now(), archive: null }),
      );
    },
    redeploy,
    redeployLatest(app) {
      const newestFirst = pageByTime(rows.deployments.where('app_id', app.id)).data;
      const candidate = newestFirst.find(canRedeploy);
      if (candidate !== undefined) redeploy(candidate);
    },
    progress,
    latest: (app) => rows.deployments.where('app_id', app.id).at(-1),
    liveSpans: (app, since = -Infinity) =>
      liveSpans(rows.deployments.where('app_id', app.id), { since, now: clock.now() }),
  };
}
