import { deploymentEndpoints, HttpError } from '@quayside/api-contract';
import type { Client, Deployment } from '@quayside/api-contract';

import type { UploadArchive } from './uploadArchive.ts';

/** The steps of a deployment from the browser, in their order. */
export const deploySteps = ['pack', 'create', 'upload', 'start'] as const;

/** A step of a deployment from the browser. */
export type DeployStep = (typeof deploySteps)[number];

/** Where a deployment from the browser stands. */
export interface DeployProgress {
  step: DeployStep;
  /** Bytes that are packed or sent, and of how many. */
  bytes?: { done: number; total: number } | undefined;
  /** How large the archive is, in bytes, once it is packed. */
  archiveBytes?: number | undefined;
}

/** What a deployment from the browser works with. */
export interface DeployRunOptions {
  client: Client;
  appId: string;
  /** Makes the archive, or has it. */
  pack: (onProgress: (bytes: number) => void) => Promise<Blob>;
  /** What `pack` has to read, in bytes. */
  sourceBytes: number;
  upload: UploadArchive;
  onProgress: (progress: DeployProgress) => void;
}

/** A deployment from the browser. */
export interface DeployRun {
  /**
   * Does what is left to do: after a failure, the step that failed and those after it. What it fails with is
   * the failure of the step that `onProgress` told last.
   */
  proceed: () => Promise<Deployment>;
  /** Stops, and tells the platform that no archive will come. */
  cancel: () => Promise<void>;
}

/** Deploys an archive: pack, create, upload, start (the contract's section 5). */
export function createDeployRun({
  client,
  appId,
  pack,
  sourceBytes,
  upload,
  onProgress,
}: DeployRunOptions): DeployRun {
  const cancelling = new AbortController();
  const { signal } = cancelling;
  let archive: Blob | undefined;
  let deployment: Deployment | undefined;
  let isUploaded = false;
  let isStarted = false;

  const tell = (step: DeployStep, bytes?: DeployProgress['bytes']) => {
    if (!signal.aborted) onProgress({ step, bytes, archiveBytes: archive?.size });
  };

  async function packOnce(): Promise<Blob> {
    const report = (done: number) => tell('pack', { done, total: sourceBytes });
    report(0);
    archive ??= await pack(report);
    signal.throwIfAborted();
    return archive;
  }

  async function createOnce({ size }: Blob): Promise<Deployment> {
    tell('create');
    deployment ??= await client.call(
      deploymentEndpoints.createDeployment,
      { path: { app_id: appId }, body: { archive_size_bytes: size } },
      { signal },
    );
    return deployment;
  }

  async function uploadOnce(packed: Blob, { id }: Deployment): Promise<void> {
    const report = (done: number) => tell('upload', { done, total: packed.size });
    report(0);
    if (isUploaded) return;
    // An address may be good for one try only.
    const ticket = await client.call(
      deploymentEndpoints.requestUpload,
      { path: { deployment_id: id } },
      { signal },
    );
    await upload(ticket, packed, { signal, onProgress: report });
    isUploaded = true;
  }

  async function start({ id }: Deployment): Promise<Deployment> {
    tell('start');
    const path = { deployment_id: id };
    try {
      return await client.call(deploymentEndpoints.completeUpload, { path }, { signal });
    } catch (error) {
      const now = await client.call(deploymentEndpoints.readDeployment, { path }, { signal });
      // It was heard the first time, and only the answer was lost.
      if (isUnderWay(now)) return now;
      isUploaded = false;
      throw error;
    }
  }

  return {
    async proceed() {
      try {
        const packed = await packOnce();
        const created = await createOnce(packed);
        await uploadOnce(packed, created);
        const started = await start(created);
        isStarted = true;
        return started;
      } catch (error) {
        // What waits for an upload no longer is of no use to the next try.
        if (error instanceof HttpError && (error.status === 400 || error.status === 404)) {
          deployment = undefined;
          isUploaded = false;
        }
        throw error;
      }
    },
    async cancel() {
      cancelling.abort();
      if (deployment === undefined || isStarted) return;
      await client.call(deploymentEndpoints.cancelUpload, {
        path: { deployment_id: deployment.id },
      });
    },
  };
}

function isUnderWay({ status }: Deployment): boolean {
  return !['waiting_upload', 'upload_cancelled', 'expired'].includes(status);
}
