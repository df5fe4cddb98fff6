import { deploymentEndpoints, HttpError } from '@quayside/api-contract';
import type { Deployment, UploadTicket } from '@quayside/api-contract';
import type { QueryClient } from '@tanstack/react-query';

import { deploymentMutations } from '../../api/deployments.ts';
import { runMutation } from '../../api/mutationDefaults.ts';
import { errorKind } from '../../runtime/errorKind.ts';
import type { Api } from '../../runtime/Api.ts';
import type { UploadArchive } from '../../runtime/uploadArchive.ts';

/** The steps of a deployment from the browser, in their order. */
export const deploySteps = ['pack', 'create', 'upload', 'start'] as const;

/** A step of a deployment from the browser. */
export type DeployStep = (typeof deploySteps)[number];

/** State of a deployment from the browser. */
export interface DeployProgress {
  step: DeployStep;
  /** Bytes that are packed or sent, and of how many. */
  bytes?: { done: number; total: number } | undefined;
  /** Size of the packed archive, in bytes. */
  archiveBytes?: number | undefined;
}

/** Dependencies of a deployment from the browser. */
export interface DeployRunOptions {
  api: Api;
  queryClient: QueryClient;
  appId: string;
  /** Makes the archive, or has it. */
  pack: (onProgress: (bytes: number) => void) => Promise<Blob>;
  /** Number of bytes that `pack` will read. */
  sourceBytes: number;
  upload: UploadArchive;
  onProgress: (progress: DeployProgress) => void;
}

/** A deployment from the browser. */
export interface DeployRun {
  /**
   * Runs the remaining steps: after a failure, the failed step and those after it. It rejects with the error of the
   * step that `onProgress` reported last.
   */
  proceed: () => Promise<Deployment>;
  /** Whether `proceed` may succeed after this failure of it. */
  canRetry: (error: unknown) => boolean;
  /** Stops, and cancels the deployment on the platform. */
  cancel: () => Promise<void>;
}

/** Number of renewals of an expired address before the failure counts as permanent. */
const restartLimit = 2;

/** Deploys an archive: pack, create, upload, start (the contract's section 5). */
export function createDeployRun({
  api,
  queryClient,
  appId,
  pack,
  sourceBytes,
  upload,
  onProgress,
}: DeployRunOptions): DeployRun {
  const mutations = deploymentMutations(api);
  const cancelling = new AbortController();
  const { signal } = cancelling;
  let archive: Blob | undefined;
  let deployment: Deployment | undefined;
  let isUploaded = false;
  let isStarted = false;
  let restarts = 0;
  let missedArrivals = 0;
  /** Failures of the storage, which are no failures of the platform's calls. */
  const storageErrors = new Set<unknown>();
  /** Errors that the next attempt avoids. */
  const recoverable = new Set<unknown>();

  const reportStep = (step: DeployStep, bytes?: DeployProgress['bytes']) => {
    if (!signal.aborted) onProgress({ step, bytes, archiveBytes: archive?.size });
  };

  async function packOnce(): Promise<Blob> {
    const report = (done: number) => reportStep('pack', { done, total: sourceBytes });
    report(0);
    archive ??= await pack(report);
    signal.throwIfAborted();
    return archive;
  }

  async function createOnce({ size }: Blob): Promise<Deployment> {
    reportStep('create');
    deployment ??= await runMutation(queryClient, mutations.create(), {
      appId,
      archiveBytes: size,
      signal,
    });
    return deployment;
  }

  async function uploadOnce(packed: Blob, { id }: Deployment): Promise<void> {
    const report = (done: number) => reportStep('upload', { done, total: packed.size });
    report(0);
    if (isUploaded) return;
    try {
      await sendTo(await requestTicket(id), packed, report);
    } catch (error) {
      if (!isUploadUrlRejected(error)) throw error;
      // The address has expired, or was good for one try only.
      report(0);
      await sendTo(await requestTicket(id), packed, report);
    }
    isUploaded = true;
  }

  async function requestTicket(id: string): Promise<UploadTicket> {
    const step = { deploymentId: id, signal };
    try {
      return await runMutation(queryClient, mutations.requestUpload(), step);
    } catch (error) {
      if (hasStatus(error, 400, 404)) startOver(error);
      throw error;
    }
  }

  async function sendTo(ticket: UploadTicket, packed: Blob, report: (bytes: number) => void) {
    try {
      await upload(ticket, packed, { signal, onProgress: report });
    } catch (error) {
      storageErrors.add(error);
      throw error;
    }
  }

  /** Whether the storage rejected the upload URL, as opposed to an error of the platform. */
  function isUploadUrlRejected(error: unknown): boolean {
    return storageErrors.has(error) && hasStatus(error, 401, 403, 404, 410);
  }

  async function start({ id }: Deployment): Promise<Deployment> {
    reportStep('start');
    const step = { deploymentId: id, signal };
    try {
      return await runMutation(queryClient, mutations.completeUpload(), step);
    } catch (error) {
      const now = await api.client
        .call(deploymentEndpoints.readDeployment, { path: { deployment_id: id } }, { signal })
        .catch(() => undefined);
      // The platform received the first request, and only its response was lost.
      if (now !== undefined && isUnderWay(now)) return now;
      if (hasStatus(error, 400) && now?.status === 'waiting_upload') {
        // It still waits for an archive: the one that was sent did not arrive.
        isUploaded = false;
        if (missedArrivals < restartLimit) recoverable.add(error);
        missedArrivals += 1;
      } else if (hasStatus(error, 400, 404) || (now !== undefined && !isWaiting(now))) {
        startOver(error);
      }
      throw error;
    }
  }

  /** Forgets a deployment that does not wait for an upload any more: the next attempt creates another. */
  function startOver(error: unknown) {
    deployment = undefined;
    isUploaded = false;
    if (restarts < restartLimit) recoverable.add(error);
    restarts += 1;
  }

  return {
    async proceed() {
      const packed = await packOnce();
      const created = await createOnce(packed);
      await uploadOnce(packed, created);
      const started = await start(created);
      isStarted = true;
      return started;
    },
    canRetry: (error) =>
      recoverable.has(error) || !(error instanceof HttpError && errorKind(error) !== 'temporary'),
    async cancel() {
      cancelling.abort();
      if (deployment === undefined || isStarted) return;
      await runMutation(queryClient, mutations.cancelUpload(), deployment.id);
    },
  };
}

function isUnderWay(deployment: Deployment): boolean {
  return !isWaiting(deployment) && !['upload_cancelled', 'expired'].includes(deployment.status);
}

function isWaiting({ status }: Deployment): boolean {
  return status === 'waiting_upload';
}

function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof HttpError && statuses.includes(error.status);
}
