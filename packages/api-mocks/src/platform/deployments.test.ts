// Which steps follow which, and for whom: `model/apps`.
import {
  isKnownDeploymentStatus,
  type DeploymentStatus,
  type KnownDeploymentStatus,
} from '@quayside/api-contract';
import { beforeEach, expect, test } from 'vitest';

import { createTestPlatform, testStart, type TestPlatform } from '../testing.fixtures.ts';
import { assumedProject } from './builds/project.ts';
import { statusAt, timeline } from './builds/timeline.ts';
import { explain, judge, stopOf, verdictIds } from './builds/verdicts.ts';
import { demoUser, platformError } from './demo.fixtures.ts';
import { isEnd, progressAt, uploadWindow } from './progress.ts';
import type { AppRecord, ArchiveRecord, DeploymentRecord } from './records.ts';

const archive: ArchiveRecord = {
  size_bytes: 1_000,
  sha256: '00',
  contents: 'read',
  project: assumedProject,
};

const notWaiting = platformError(400, 'Deployment is not waiting for an upload');
const cannotRedeploy = platformError(400, 'Deployment cannot be redeployed');

/** Allowed status transitions, from section 14 of the contract. */
const next: Partial<Record<string, KnownDeploymentStatus[]>> = {
  waiting_upload: ['upload_cancelled', 'expired', 'ready_for_build'],
  ready_for_build: ['building'],
  building: ['extracting'],
  extracting: ['building_image', 'extracting_failed', 'extracting_failed_archive_too_large'],
  building_image: ['deploying', 'building_image_failed'],
  deploying: ['verifying', 'deploying_failed'],
  verifying: ['success', 'verifying_failed', 'verifying_skipped'],
};

let mock: TestPlatform;
let app: AppRecord;

beforeEach(async () => {
  mock = await createTestPlatform();
  const found = mock.platform.dataset.rows.apps.all().find(({ slug }) => slug === 'docs-search');
  if (found === undefined) throw new Error('The demo dataset has no Docs Search');
  app = found;
});

function deploy(sent: ArchiveRecord = archive): DeploymentRecord {
  const { deployments } = mock.platform;
  const created = deployments.create(app, sent.size_bytes);
  deployments.receiveArchive(created, sent);
  return deployments.completeUpload(again(created));
}

function again({ id }: { id: string }): DeploymentRecord {
  const row = mock.platform.dataset.rows.deployments.get(id);
  if (row === undefined) throw new Error('The deployment is gone');
  return row;
}

function statusOf(deployment: DeploymentRecord): DeploymentStatus {
  return mock.platform.deployments.progress(again(deployment)).status;
}

test('a deployment takes the time in the contract, from queued to ready', () => {
  const deployment = deploy();
  const seen = Array.from({ length: 14 }, () => {
    const status = statusOf(deployment);
    mock.platform.advance(1_000);
    return status;
  });
  expect(seen).toEqual([
    'ready_for_build',
    'building',
    'extracting',
    ...Array.from({ length: 5 }, () => 'building_image'),
    'deploying',
    'deploying',
    'verifying',
    'verifying',
    'success',
    'success',
  ]);
});

test('each verdict ends its build in its stage', () => {
  for (const verdict of verdictIds) {
    const stop = stopOf(verdict);
    if (stop === null) continue;
    const { status: stage } = statusAt(stop.at - 1, stop);
    expect(next[stage]).toContain(stop.status);
    expect(isEnd(stop.status)).toBe(true);
    expect(explain(verdict, { size_bytes: 1_000, project: assumedProject })).toMatchObject({
      error_code: expect.stringMatching(/^[a-z_]+$/),
    });
  }
});

test('only the seventeen statuses of the older client are sent', () => {
  const newer = /timeout|skipped$|oom|degraded/;
  const sent = [...timeline, ...verdictIds.flatMap((verdict) => stopOf(verdict) ?? [])];
  for (const { status } of sent) {
    expect(isKnownDeploymentStatus(status)).toBe(true);
    expect(status).not.toMatch(newer);
  }
});

test('a failed build has a reason, and a redeploy clears it', () => {
  const deployment = deploy({ ...archive, contents: 'unreadable', problem: 'corrupt' });
  mock.platform.advance(60_000);
  const failed = mock.platform.deployments.progress(again(deployment));
  expect(failed.status).toBe('extracting_failed');
  expect(failed.failure?.error_code).toBe('archive_unreadable');
  mock.platform.deployments.redeploy(again(deployment));
  expect(mock.platform.deployments.progress(again(deployment))).toMatchObject({
    status: 'ready_for_build',
    failure: null,
  });
});

test('after a failed deployment the last successful one keeps serving', () => {
  const good = deploy();
  mock.platform.advance(60_000);
  const bad = deploy({ ...archive, project: { ...assumedProject, manifest: null } });
  mock.platform.advance(60_000);
  expect(statusOf(bad)).toBe('building_image_failed');
  const spans = mock.platform.deployments.liveSpans(app);
  expect(spans).toHaveLength(1);
  expect(spans[0]).toMatchObject({ deployment: { id: good.id }, to: Infinity });
});

test('the timeline scales by one factor', async () => {
  const fast = await createTestPlatform({ timeScale: 0.1 });
  const [first] = fast.platform.dataset.rows.apps.all();
  if (first === undefined) throw new Error('The demo dataset has no app');
  const { deployments } = fast.platform;
  const created = deployments.create(first);
  deployments.receiveArchive(created, archive);
  const row = fast.platform.dataset.rows.deployments.get(created.id) ?? created;
  const run = deployments.completeUpload(row);
  expect(progressAt(run, testStart + 1_199).status).toBe('verifying');
  const since = testStart + 1_200;
  expect(progressAt(run, since)).toEqual({ status: 'success', since, failure: null });
});

test('the same archive always has the same verdict', () => {
  expect(judge(archive)).toBe('ready');
  expect(judge({ ...archive, problem: 'corrupt' })).toBe('archive_unreadable');
});

test('variables that the code requires and that are not set are recorded', () => {
  const { deployments, variables } = mock.platform;
  for (const name of ['SET', 'lower', 'mixed']) variables.set(app, { name, value: '1' });
  const place = { file: 'main.py', line: 1, code: '' };
  const required_variables = [
    { ...place, name: 'SET', by: 'environ' as const },
    { ...place, name: 'LOWER', by: 'environ' as const },
    { ...place, name: 'Mixed', by: 'settings' as const },
    { ...place, name: 'MISSING', by: 'settings' as const },
  ];
  const unsetOf = ({ runs }: DeploymentRecord) => runs.map((run) => run.unset_variables);
  const project = { ...assumedProject, required_variables };
  const deployment = deploy({ ...archive, project });
  expect(unsetOf(deployment)).toEqual([['LOWER', 'MISSING']]);
  variables.set(app, { name: 'LOWER', value: '1' });
  mock.platform.advance(60_000);
  expect(unsetOf(deployments.redeploy(deployment))).toEqual([['LOWER', 'MISSING'], ['MISSING']]);
});

test('an archive of exactly 1000 MB may be announced', () => {
  const size = 1000 * 1024 * 1024;
  const created = mock.platform.deployments.create(app, size);
  expect(created).toMatchObject({ app_id: app.id, declared_size_bytes: size, archive: null });
  expect(created.slug).toMatch(new RegExp(`^${app.slug}-[0-9a-f]{8}$`));
});

test('an upload key leads to its deployment while it waits', () => {
  const { deployments } = mock.platform;
  const created = deployments.create(app);
  expect(deployments.findByUploadKey(created.upload_key)).toEqual(created);
  expect(() => deployments.findByUploadKey('unknown')).toThrow(
    platformError(404, 'Deployment not found'),
  );
  deployments.cancelUpload(created);
  expect(() => deployments.findByUploadKey(created.upload_key)).toThrow(notWaiting);
});

test('an archive is kept only while its deployment waits for it', () => {
  const { dataset, deployments } = mock.platform;
  const created = deployments.create(app);
  const kept: string[] = [];
  deployments.receiveArchive(created, archive, () => kept.push('in time'));
  deployments.cancelUpload(again(created));
  const late = () => deployments.receiveArchive(created, archive, () => kept.push('late'));
  expect(late).toThrow(notWaiting);
  dataset.write(() => dataset.rows.deployments.remove(created.id));
  expect(late).toThrow(platformError(404, 'Deployment not found'));
  expect(kept).toEqual(['in time']);
});

test('a cancelled upload drops its archive, and cancelling again changes nothing', () => {
  const { deployments } = mock.platform;
  const created = deployments.create(app);
  deployments.receiveArchive(created, archive);
  const cancelled = deployments.cancelUpload(again(created));
  expect(cancelled).toMatchObject({ cancelled_at: testStart, archive: null });
  mock.platform.advance(1_000);
  expect(deployments.cancelUpload(cancelled)).toBe(cancelled);
});

test('a deployment that was never uploaded cannot be redeployed, even with an archive', () => {
  const { deployments } = mock.platform;
  const created = deployments.create(app);
  deployments.receiveArchive(created, archive);
  mock.platform.advance(uploadWindow);
  expect(statusOf(created)).toBe('expired');
  expect(() => deployments.redeploy(again(created))).toThrow(cannotRedeploy);
});

test('the newest deployment that can be restarted is redeployed', () => {
  const { deployments } = mock.platform;
  deployments.redeployLatest(app);
  const runs = () => deployments.list(app, {}).data.map((row) => [row.id, row.runs.length]);
  expect(runs()).toEqual([]);
  const first = deploy();
  const second = deploy();
  mock.platform.advance(60_000);
  const waiting = deployments.create(app);
  deployments.redeployLatest(app);
  expect(runs()).toEqual([
    [waiting.id, 0],
    [second.id, 2],
    [first.id, 1],
  ]);
});

test('a deployment is found by those who may see its app', () => {
  const { dataset, deployments, deployTokens } = mock.platform;
  const created = deployments.create(app);
  const user = demoUser(mock.platform, 'ada@example.com');
  expect(deployments.find({ kind: 'user', user }, created.id)).toEqual(created);
  const notFound = platformError(404, 'Deployment not found');
  expect(() => deployments.find({ kind: 'user', user }, 'unknown')).toThrow(notFound);
  const other = dataset.rows.apps.all().find(({ id }) => id !== app.id);
  if (other === undefined) throw new Error('The demo dataset has one app');
  const token = deployTokens.create(other, 'CI', 30);
  expect(() => deployments.find({ kind: 'deploy-token', token }, created.id)).toThrow(notFound);
});
