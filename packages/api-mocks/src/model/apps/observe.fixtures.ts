import { endpoints as e, type Deployment } from '@quayside/api-contract';
import { expect } from 'vitest';

import { isEnd, startRun, statusesOf, uploadWindow } from './machine.fixtures.ts';
import type { AppModel, DeploymentModel } from './model.fixtures.ts';

/** Compares a deployment in a response with its possible states at `now`. */
export function checkDeployment(model: DeploymentModel, seen: Deployment, now: number): void {
  const run = model.runs.at(-1);
  expect(seen).toMatchObject({ id: model.id, app_id: model.app.id });
  if (run === undefined) {
    expect([seen.status, seen.failure]).toEqual([idleStatusOf(model, now), null]);
    return;
  }
  expect(statusesOf(run, now)).toContain(seen.status);
  const hasFailed = run.ending !== 'success' && seen.status === run.ending.status;
  expect(seen.failure?.error_code).toBe(hasFailed ? run.ending.code : undefined);
  run.hasFailed = hasFailed;
}

/** The status of a deployment that was never started. */
function idleStatusOf({ cancelledAt, createdAt }: DeploymentModel, now: number) {
  if (cancelledAt !== undefined) return 'upload_cancelled';
  return now < createdAt + uploadWindow ? 'waiting_upload' : 'expired';
}

/** Whether a deployment accepts an archive. */
export function isWaiting(model: DeploymentModel, now: number): boolean {
  return model.runs.length === 0 && idleStatusOf(model, now) === 'waiting_upload';
}

/** Reads the status of a deployment, and returns whether it can be redeployed. */
export async function canStartAgain(model: DeploymentModel, now: number): Promise<boolean> {
  const path = { deployment_id: model.id };
  const seen = await model.app.team.owner.client.call(e.readDeployment, { path });
  checkDeployment(model, seen, now);
  return model.runs.length > 0 && isEnd(seen.status);
}

/** The newest deployment that can be redeployed: the one that `redeploy: true` restarts. */
export async function findRestartable(app: AppModel, now: number) {
  for (const deployment of app.deployments) {
    if (await canStartAgain(deployment, now)) return deployment;
  }
  return undefined;
}

/** Starts a deployment with the current variables of its app. */
export function start(deployment: DeploymentModel, now: number): void {
  const { archive, app, runs } = deployment;
  if (archive === undefined) throw new Error('The model starts what was never uploaded');
  runs.push(startRun(archive, app.variables.has('PILOT'), now));
}
