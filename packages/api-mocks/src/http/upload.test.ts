import { expect, test } from 'vitest';

import { setStage } from '../handlers/stage.fixtures.ts';
import { createManualClock } from '../clock.ts';
import { createPlatform } from '../platform/platform.ts';
import { statusAndBody, testStart } from '../testing.fixtures.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { createRequestHandler } from './requestHandler.ts';
import { uploadPath } from './upload.ts';

const megabyte = 1024 * 1024;
const tooLarge = { detail: 'App source code exceeds the maximum allowed size of 1000.0 MB' };

/** A store that counts the bytes it receives, and stores nothing. */
function countingUploads() {
  const seen = { bytes: 0, ended: 0 };
  const uploads: Uploads = {
    async receive(bytes) {
      for await (const chunk of bytes) seen.bytes += chunk.byteLength;
      seen.ended += 1;
      throw new Error('The whole of it was taken in');
    },
  };
  return { seen, uploads };
}

async function open(uploads: Uploads) {
  const clock = createManualClock(testStart);
  const platform = await createPlatform({ clock });
  const { waitingDeploymentId } = await setStage(platform);
  const before = platform.dataset.rows.deployments.get(waitingDeploymentId);
  const url = `http://mock.example${uploadPath(before?.upload_key ?? '')}`;
  const handle = createRequestHandler(platform, { uploads });
  return {
    send: (body: ReadableStream<Uint8Array>, more: Record<string, string> = {}) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b', ...more };
      const init = { method: 'POST', headers, body, duplex: 'half' };
      return handle(new Request(url, init));
    },
    /** Whether the deployment is unchanged. */
    isUntouched: () => platform.dataset.rows.deployments.get(waitingDeploymentId) === before,
  };
}

/** A form with an endless file, generated on demand. */
function endless() {
  const head = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n';
  const chunk = new Uint8Array(16 * megabyte);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull(controller) {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent: () => sent };
}

test('an archive without a known size is rejected after 1000 MB', async () => {
  const { seen, uploads } = countingUploads();
  const { send, isUntouched } = await open(uploads);
  const { body, sent } = endless();
  const rejected = await send(body);
  expect(await statusAndBody(rejected)).toEqual([413, tooLarge]);
  expect(seen.ended).toBe(0);
  expect(seen.bytes).toBeLessThanOrEqual(1000 * megabyte);
  expect(sent()).toBeLessThan(1040 * megabyte);
  expect(isUntouched()).toBe(true);
}, 30_000);

test('a form with a Content-Length over 1000 MB is rejected before a byte is read', async () => {
  const { seen, uploads } = countingUploads();
  const { send, isUntouched } = await open(uploads);
  const { body, sent } = endless();
  const headers = { 'content-length': String(1001 * megabyte) };
  const rejected = await send(body, headers);
  expect(await statusAndBody(rejected)).toEqual([413, tooLarge]);
  expect([seen.bytes, sent()]).toEqual([0, 0]);
  expect(isUntouched()).toBe(true);
});
