import { endpoints as e } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { attempt, pick, type ExpectedError } from '../play.fixtures.ts';
import type { Stage } from '../stage.fixtures.ts';
import { ledger, newest, pickApp, step, who } from './common.fixtures.ts';
import { archives, type ArchiveKind } from './machine.fixtures.ts';
import { named, pickFor, errors, rules, type AppsModel } from './model.fixtures.ts';
import { canStartAgain, checkDeployment, isWaiting, start } from './observe.fixtures.ts';

/** Picks a deployment of an existing app, or occasionally of a deleted one. */
function pickDeployment(model: AppsModel, args: { app: number; deployment: number; who: number }) {
  const deployment = pick(pickApp(model, args.app)?.deployments ?? [], args.deployment);
  return deployment && { deployment, me: pickFor(model, deployment.app.team, args.who) };
}

const which = { who, app: newest, deployment: newest };

/** 1000 MB, as counted by the platform. */
const largest = 1000 * 1024 * 1024;

const createDeployment = step(
  'create a deployment',
  fc.record({
    who,
    app: newest,
    size: fc.constantFrom(undefined, undefined, 60, 200_000, largest, largest + 1, 0),
  }),
  async (model, stage, { size, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const path = { app_id: app.id };
    const made = ledger.settle(
      await attempt(
        me.client.call(e.createDeployment, { path, body: { archive_size_bytes: size } }),
      ),
      size === 0 ? errors.announcedNothing : undefined,
      rules.app(me, app),
      (size ?? 0) > largest ? errors.announcedTooMuch : undefined,
    );
    if (made === undefined) return;
    app.deployments.unshift({
      id: made.value.id,
      app,
      createdAt: stage.now(),
      announced: size,
      uploadUrl: undefined,
      archive: undefined,
      cancelledAt: undefined,
      runs: [],
    });
  },
);

const requestUpload = step(
  'ask where to send an archive',
  fc.record(which),
  async (model, stage, args) => {
    const picked = pickDeployment(model, args);
    if (picked === undefined) return;
    const { deployment, me } = picked;
    const path = { deployment_id: deployment.id };
    const done = ledger.settle(
      await attempt(me.client.call(e.requestUpload, { path })),
      rules.deployment(me, deployment),
      isWaiting(deployment, stage.now()) ? undefined : errors.notWaiting,
    );
    if (done !== undefined) deployment.uploadUrl = done.value.url;
  },
);

const kinds = fc.constantFrom<ArchiveKind[]>(
  'good',
  'zipped',
  'demanding',
  'demanding',
  'bare',
  'idle',
  'damaged',
);

/** Uploads an archive as the command-line client does: as a form, without a token. */
async function checkUpload(
  stage: Stage,
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  error: ExpectedError | undefined,
) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'archive.tar');
  const response = await stage.fetch(new Request(url, { method: 'POST', body }));
  expect(response.status).toBe(error?.status ?? 204);
  if (error !== undefined) expect(await response.json()).toEqual({ detail: error.detail });
}

const upload = step(
  'send an archive',
  fc.record({ ...which, kind: kinds }),
  async (model, stage, { kind, ...args }) => {
    const deployment = pickDeployment(model, args)?.deployment;
    if (deployment?.uploadUrl === undefined) return;
    const { bytes } = archives[kind];
    const { announced, app } = deployment;
    const error =
      (app.isGone ? errors.noDeployment : undefined) ??
      (isWaiting(deployment, stage.now()) ? undefined : errors.notWaiting) ??
      (announced !== undefined && bytes.length > announced ? named.tooLarge(announced) : undefined);
    await checkUpload(stage, deployment.uploadUrl, bytes, error);
    if (error === undefined) deployment.archive = kind;
  },
);

const completeUpload = step(
  'say that the upload is complete',
  fc.record(which),
  async (model, stage, args) => {
    const picked = pickDeployment(model, args);
    if (picked === undefined) return;
    const { deployment, me } = picked;
    const path = { deployment_id: deployment.id };
    const done = ledger.settle(
      await attempt(me.client.call(e.completeUpload, { path })),
      rules.deployment(me, deployment),
      isWaiting(deployment, stage.now()) ? undefined : errors.notWaiting,
      deployment.archive === undefined ? errors.nothingUploaded : undefined,
    );
    if (done === undefined) return;
    start(deployment, stage.now());
    checkDeployment(deployment, done.value, stage.now());
  },
);

const cancelUpload = step('cancel an upload', fc.record(which), async (model, stage, args) => {
  const picked = pickDeployment(model, args);
  if (picked === undefined) return;
  const { deployment, me } = picked;
  const path = { deployment_id: deployment.id };
  const done = ledger.settle(
    await attempt(me.client.call(e.cancelUpload, { path })),
    rules.deployment(me, deployment),
  );
  if (done === undefined) return;
  if (isWaiting(deployment, stage.now())) deployment.cancelledAt = stage.now();
  checkDeployment(deployment, done.value, stage.now());
});

const redeploy = step('redeploy', fc.record(which), async (model, stage, args) => {
  const picked = pickDeployment(model, args);
  if (picked === undefined) return;
  const { deployment, me } = picked;
  const now = stage.now();
  const isAble = !deployment.app.isGone && (await canStartAgain(deployment, now));
  const path = { deployment_id: deployment.id };
  const done = ledger.settle(
    await attempt(me.client.call(e.redeploy, { path })),
    rules.deployment(me, deployment),
    isAble ? undefined : errors.notAgain,
  );
  if (done === undefined) return;
  start(deployment, now);
  checkDeployment(deployment, done.value, now);
});

const readDeployment = step(
  'look at a deployment',
  fc.record({ ...which, ofApp: newest }),
  async (model, stage, args) => {
    const picked = pickDeployment(model, args);
    const app = pickApp(model, args.ofApp);
    if (picked === undefined || app === undefined) return;
    const { deployment, me } = picked;
    const path = { app_id: app.id, deployment_id: deployment.id };
    const done = ledger.settle(
      await attempt(me.client.call(e.readAppDeployment, { path })),
      rules.app(me, app),
      deployment.app === app ? undefined : errors.noDeployment,
    );
    if (done !== undefined) checkDeployment(deployment, done.value, stage.now());
  },
);

const deploy = step(
  'deploy',
  fc.record({ who, app: newest, kind: kinds }),
  async (model, stage, { kind, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined || app.isGone) return;
    const members = [...app.team.roles.keys()];
    const { call } = (pick(members, args.who) ?? app.team.owner).client;
    const { id } = await call(e.createDeployment, { path: { app_id: app.id } });
    const path = { deployment_id: id };
    const { url } = await call(e.requestUpload, { path });
    await checkUpload(stage, url, archives[kind].bytes, undefined);
    const deployment = {
      id,
      app,
      createdAt: stage.now(),
      announced: undefined,
      uploadUrl: url,
      archive: kind,
      cancelledAt: undefined,
      runs: [],
    };
    app.deployments.unshift(deployment);
    start(deployment, stage.now());
    checkDeployment(deployment, await call(e.completeUpload, { path }), stage.now());
  },
);

/** Actions on deployments: single steps and complete sequences, since few random sequences get that far. */
export const deploymentSteps = [
  createDeployment,
  requestUpload,
  upload,
  completeUpload,
  deploy,
  redeploy,
  readDeployment,
];

/** Cancels an upload. */
export const rareDeploymentSteps = [cancelUpload];
