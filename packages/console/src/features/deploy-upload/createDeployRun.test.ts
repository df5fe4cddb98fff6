import {
  appEndpoints,
  createClient,
  deploymentEndpoints,
  HttpError,
  NetworkError,
} from '@quayside/api-contract';
import { createManualClock, createPlatform, createRequestHandler } from '@quayside/api-mocks';
import type { FaultRule } from '@quayside/api-mocks';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { createApi } from '../../runtime/Api.ts';
import { sampleDeployment } from '../../testing/samples.ts';
import { openChunks } from './archiveStore.ts';
import { createDeployRun } from './createDeployRun.ts';
import type { DeployProgress, DeployRun } from './createDeployRun.ts';
import { packTarGz } from './packTarGz.ts';
import { sourceFile } from './source.fixtures.ts';
import { uploadForm } from '../../runtime/uploadArchive.ts';
import type { UploadArchive } from '../../runtime/uploadArchive.ts';

async function packProject(): Promise<Blob> {
  const store = openChunks();
  const main = 'from fastapi import FastAPI\n\napp = FastAPI()\n';
  await packTarGz(
    [sourceFile('main.py', main), sourceFile('requirements.txt', 'fastapi[standard]\n')],
    store.target,
  );
  return store.read();
}

interface Setup {
  faults?: FaultRule[];
  upload?: UploadArchive;
  /** Takes the place of the first upload. */
  firstUpload?: () => Promise<void>;
  /** Responds to a call, such as `POST upload`, in place of the platform. */
  respond?: (call: string) => Response | undefined;
  /** Called when packing starts. */
  onPack?: () => void;
}

async function setup({ faults = [], upload, firstUpload, respond, onPack }: Setup = {}) {
  const platform = await createPlatform({
    clock: createManualClock(Date.parse('2026-11-21T09:12:00Z')),
  });
  const handle = createRequestHandler(platform);
  const ada = platform.dataset.rows.users.where('email', 'ada@example.com')[0];
  if (ada === undefined) throw new Error('This is not the demo dataset');
  const token = await platform.accessTokens.issue(ada);
  const calls: string[] = [];
  let isSetUp = false;
  const client = createClient({
    baseUrl: 'https://platform.example',
    getToken: () => token,
    fetch: (url, init) => {
      const { pathname } = new URL(url);
      const call = `${init.method ?? 'GET'} ${pathname.split('/').at(-1) || 'deployments'}`;
      calls.push(call);
      const response = isSetUp ? respond?.(call) : undefined;
      return response === undefined ? handle(new Request(url, init)) : Promise.resolve(response);
    },
  });
  const query = { slug: 'harbour-api' };
  const [app] = (await client.call(appEndpoints.listApps, { query })).data;
  if (app === undefined) throw new Error('This is not the demo dataset');
  const path = { app_id: app.id };
  let uploads = 0;
  const direct: UploadArchive = async (ticket, archive, { onProgress }) => {
    uploads += 1;
    if (uploads === 1 && firstUpload !== undefined) return await firstUpload();
    const body = uploadForm(ticket, archive);
    const response = await handle(new Request(ticket.url, { method: 'POST', body }));
    const { ok, status, statusText } = response;
    if (!ok) throw new HttpError('upload', { status, statusText, body: '' });
    onProgress(archive.size);
  };
  const deployments = async () =>
    (await client.call(deploymentEndpoints.listDeployments, { path })).data;
  const before = (await deployments()).length;
  const reports: DeployProgress[] = [];
  let packCount = 0;
  handle.control.setFaults(faults);
  calls.length = 0;
  isSetUp = true;
  const run = createDeployRun({
    api: createApi({ client, scope: 'a' }),
    queryClient: new QueryClient(),
    appId: app.id,
    sourceBytes: 70,
    pack(onProgress) {
      packCount += 1;
      onPack?.();
      onProgress(70);
      return packProject();
    },
    upload: upload ?? direct,
    onProgress: (progress) => reports.push(progress),
  });
  return {
    run,
    calls,
    reports,
    control: handle.control,
    packCount: () => packCount,
    uploadCount: () => uploads,
    deployments,
    createdCount: async () => (await deployments()).length - before,
  };
}

const rejection = (status: number) => Response.json({ detail: 'No' }, { status });

/** The error that a run ends with. */
const failureOf = (run: DeployRun) => run.proceed().then(String, (reason: unknown) => reason);

test('packs, creates, uploads and starts, and reports each step', async () => {
  const { run, calls, reports } = await setup();
  const deployment = await run.proceed();
  expect(deployment.status).toBe('ready_for_build');
  expect(calls).toEqual(['POST deployments', 'POST upload', 'POST upload-complete']);
  expect([...new Set(reports.map(({ step }) => step))]).toEqual([
    'pack',
    'create',
    'upload',
    'start',
  ]);
  expect(reports.find(({ step }) => step === 'pack')?.bytes).toEqual({ done: 0, total: 70 });
  const { bytes, archiveBytes } = reports.findLast(({ step }) => step === 'upload') ?? {};
  expect(archiveBytes).toBeGreaterThan(0);
  expect(bytes).toEqual({ done: archiveBytes, total: archiveBytes });
  // Only packing and uploading have a progress in bytes; the size is known once the archive is packed.
  expect(reports.filter(({ step }) => step === 'create' || step === 'start')).toEqual([
    { step: 'create', bytes: undefined, archiveBytes },
    { step: 'start', bytes: undefined, archiveBytes },
  ]);
  expect(reports.filter(({ step }) => step === 'pack').map(({ bytes: packed }) => packed)).toEqual([
    { done: 0, total: 70 },
    { done: 70, total: 70 },
  ]);
});

describe('a retry repeats only the failed step and those after it:', () => {
  test.each([
    ['creating', { method: 'POST', path: '/apps/*/deployments/', status: 503, times: 1 }, 'create'],
    [
      'requesting the upload URL',
      { path: '/deployments/*/upload', status: 503, times: 1 },
      'upload',
    ],
  ] as const)('%s', async (_, fault, step) => {
    const { run, reports, packCount, createdCount } = await setup({ faults: [fault] });
    await expect(run.proceed()).rejects.toMatchObject({ status: 503 });
    expect(reports.at(-1)?.step).toBe(step);
    const deployment = await run.proceed();
    expect(deployment.status).toBe('ready_for_build');
    expect(packCount()).toBe(1);
    expect(await createdCount()).toBe(1);
  });

  test('uploading, for the same deployment', async () => {
    const { run, reports, packCount, createdCount } = await setup({
      firstUpload: () => Promise.reject(new NetworkError('upload', 'unreachable')),
    });
    const error = await failureOf(run);
    expect(error).toBeInstanceOf(NetworkError);
    expect(run.canRetry(error)).toBe(true);
    expect(reports.at(-1)?.step).toBe('upload');
    await run.proceed();
    expect(packCount()).toBe(1);
    expect(await createdCount()).toBe(1);
  });
});

describe('a retry after the last step failed', () => {
  test.each([502, 503, 429])('with status %i repeats only that request', async (status) => {
    const { run, calls, reports } = await setup({
      faults: [{ path: '/deployments/*/upload-complete', status, times: 1 }],
    });
    const error = await failureOf(run);
    expect(error).toMatchObject({ status });
    expect(run.canRetry(error)).toBe(true);
    calls.length = 0;
    reports.length = 0;
    expect((await run.proceed()).status).toBe('ready_for_build');
    expect(calls).toEqual(['POST upload-complete']);
    expect(reports.at(-1)?.step).toBe('start');
  });

  test('uploads an archive that did not arrive again, for the same deployment', async () => {
    // The first request is lost without a response.
    const { run, uploadCount, createdCount } = await setup({
      firstUpload: () => Promise.resolve(),
    });
    const error = await failureOf(run);
    expect(error).toMatchObject({ status: 400 });
    expect(run.canRetry(error)).toBe(true);
    expect((await run.proceed()).status).toBe('ready_for_build');
    expect(uploadCount()).toBe(2);
    expect(await createdCount()).toBe(1);
  });
});

describe('a storage that rejects the archive', () => {
  const reject = (status: number) =>
    Promise.reject(new HttpError('upload', { status, statusText: '', body: '<h1>No</h1>' }));

  test.each([401, 403, 404, 410])(
    'with status %i is retried once with a new upload URL',
    async (status) => {
      const { run, calls, createdCount } = await setup({ firstUpload: () => reject(status) });
      expect((await run.proceed()).status).toBe('ready_for_build');
      expect(calls.filter((call) => call === 'POST upload')).toHaveLength(2);
      expect(await createdCount()).toBe(1);
    },
  );

  test.each([400, 403, 404, 411, 413, 415])(
    'with status %i each time is tried at most twice',
    async (status) => {
      let sent = 0;
      const { run, createdCount } = await setup({
        upload: () => {
          sent += 1;
          return reject(status);
        },
      });
      const error = await failureOf(run);
      expect(run.canRetry(error)).toBe(false);
      expect(sent).toBeLessThanOrEqual(2);
      expect(await createdCount()).toBe(1);
    },
  );

  test.each([408, 429, 500, 503])('with status %i can be retried', async (status) => {
    const { run } = await setup({ upload: () => reject(status) });
    const error = await failureOf(run);
    expect(run.canRetry(error)).toBe(true);
  });
});

test('a deployment that expires each time is created at most three times', async () => {
  const { run } = await setup({ faults: [{ path: '/deployments/*/upload', status: 404 }] });
  const mayRetry: boolean[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    mayRetry.push(run.canRetry(await failureOf(run)));
  }
  expect(mayRetry).toEqual([true, true, false]);
});

test('a lost response does not start a deployment twice', async () => {
  const { run, calls } = await setup({
    faults: [{ path: '/deployments/*/upload-complete', drop_after_bytes: 5, times: 1 }],
  });
  expect((await run.proceed()).status).toBe('ready_for_build');
  expect(calls.filter((call) => call === 'POST upload-complete')).toHaveLength(1);
});

test('an expired deployment is created again', async () => {
  const { run, deployments } = await setup({
    faults: [{ path: '/deployments/*/upload', status: 404, times: 1 }],
  });
  const before = (await deployments()).length;
  await expect(run.proceed()).rejects.toMatchObject({ status: 404 });
  expect((await run.proceed()).status).toBe('ready_for_build');
  expect(await deployments()).toHaveLength(before + 2);
});

test('cancelling stops the upload and cancels the deployment', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { run, calls, reports, deployments } = await setup({
    upload: (_ticket, _archive, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        begin();
      }),
  });
  const running = run.proceed();
  const ended = running.catch((error: unknown) => error);
  await begun;
  const count = reports.length;
  const cancelled = async () =>
    (await deployments()).filter(({ status }) => status === 'upload_cancelled').length;
  const before = await cancelled();
  await run.cancel();
  expect(await ended).toMatchObject({ name: 'AbortError' });
  expect(calls).toContain('POST upload-cancelled');
  expect(await cancelled()).toBe(before + 1);
  expect(reports).toHaveLength(count);
});

describe('cancelling', () => {
  test('while packing creates no deployment', async () => {
    const { run, calls, reports } = await setup({ onPack: () => void run.cancel() });
    expect(await failureOf(run)).toMatchObject({ name: 'AbortError' });
    expect(calls).toEqual([]);
    expect(reports.at(-1)?.bytes?.done).toBe(0);
  });

  test('before anything was sent makes no call', async () => {
    const { run, calls } = await setup();
    await run.cancel();
    expect(calls).toEqual([]);
  });

  test('after the deployment was started leaves it running', async () => {
    const { run, calls, deployments } = await setup();
    const { id } = await run.proceed();
    calls.length = 0;
    await run.cancel();
    expect(calls).toEqual([]);
    expect((await deployments()).find((each) => each.id === id)?.status).not.toBe(
      'upload_cancelled',
    );
  });
});

test('a platform that does not take the deployment cannot be asked again', async () => {
  const { run } = await setup({
    respond: (call) => (call === 'POST deployments' ? rejection(422) : undefined),
  });
  const error = await failureOf(run);
  expect(error).toMatchObject({ status: 422 });
  expect(run.canRetry(error)).toBe(false);
});

test('a platform that rejects the request of an upload URL gets no second request', async () => {
  const { run, calls } = await setup({
    respond: (call) => (call === 'POST upload' ? rejection(403) : undefined),
  });
  const error = await failureOf(run);
  expect(run.canRetry(error)).toBe(false);
  expect(calls).toEqual(['POST deployments', 'POST upload']);
});

test('a new upload URL starts the progress of the upload again', async () => {
  const { run, reports } = await setup({
    upload: (_ticket, _archive, { onProgress }) => {
      onProgress(3);
      return Promise.reject(new HttpError('upload', { status: 403, statusText: '', body: '' }));
    },
  });
  await failureOf(run);
  const uploads = reports.filter(({ step }) => step === 'upload');
  expect(uploads.map(({ bytes }) => bytes?.done)).toEqual([0, 3, 0, 3]);
});

describe('when the platform rejects the start of a deployment', () => {
  test('an archive that never arrives is uploaded at most three times', async () => {
    let sent = 0;
    const { run, calls } = await setup({
      upload: () => {
        sent += 1;
        return Promise.resolve();
      },
    });
    const mayRetry: boolean[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      mayRetry.push(run.canRetry(await failureOf(run)));
    }
    expect(mayRetry).toEqual([true, true, false]);
    expect(sent).toBe(3);
    expect(calls.filter((call) => call === 'POST deployments')).toHaveLength(1);
  });

  test.each([400, 404])(
    'with status %i and the deployment is gone, the next attempt creates and uploads another',
    async (status) => {
      let isGone = true;
      const { run, calls } = await setup({
        respond(call) {
          if (!isGone) return undefined;
          if (call === 'POST upload-complete') return rejection(status);
          return call.startsWith('GET') ? rejection(404) : undefined;
        },
      });
      const error = await failureOf(run);
      expect(error).toMatchObject({ status });
      expect(run.canRetry(error)).toBe(true);
      isGone = false;
      calls.length = 0;
      expect((await run.proceed()).status).toBe('ready_for_build');
      expect(calls).toEqual(['POST deployments', 'POST upload', 'POST upload-complete']);
    },
  );

  test('and the deployment cannot be read, the next attempt repeats only that request', async () => {
    let isDown = true;
    const { run, calls } = await setup({
      respond: (call) =>
        isDown && (call === 'POST upload-complete' || call.startsWith('GET'))
          ? rejection(503)
          : undefined,
    });
    expect(run.canRetry(await failureOf(run))).toBe(true);
    isDown = false;
    calls.length = 0;
    await run.proceed();
    expect(calls).toEqual(['POST upload-complete']);
  });

  test.each(['upload_cancelled', 'expired'])(
    'because it is %s, the next attempt creates another',
    async (status) => {
      let hasEnded = true;
      const { run, calls } = await setup({
        respond(call) {
          if (!hasEnded) return undefined;
          if (call === 'POST upload-complete') return rejection(503);
          return call.startsWith('GET')
            ? Response.json({
                ...sampleDeployment({ seed: 1, status: 'success', agoMs: 0 }),
                status,
              })
            : undefined;
        },
      });
      const error = await failureOf(run);
      expect(error).toMatchObject({ status: 503 });
      expect(run.canRetry(error)).toBe(true);
      hasEnded = false;
      calls.length = 0;
      expect((await run.proceed()).status).toBe('ready_for_build');
      expect(calls).toEqual(['POST deployments', 'POST upload', 'POST upload-complete']);
    },
  );
});
