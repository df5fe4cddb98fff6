import { createClient, endpoints as e } from '@quayside/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';

import { createMockWorker, type MockWorker } from '../browser.ts';
import { packedProjects } from '../archive/packed.fixtures.ts';
import { createManualClock } from '../clock.ts';
import { testStart } from '../testing.fixtures.ts';
import type { Transport } from './transport.fixtures.ts';
import { transcribe, type Transcript } from './transcript.fixtures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Responses of a separate server over real HTTP, in the process that runs the tests. */
    transcribeOverHttp: () => Promise<Transcript>;
  }
}

let mock: MockWorker;

beforeAll(async () => {
  mock = await createMockWorker({ clock: createManualClock(testStart), control: true });
  await mock.worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
});

afterAll(() => mock.worker.stop());

/** The worker's transport. A worker does not see navigations, so consent is handled without one. */
function workerTransport(): Transport {
  return {
    origin: window.location.origin,
    control: mock.control,
    fetch: (url, init) => fetch(url, init),
    async consent(url, account) {
      const step = await mock.navigate(url);
      if (step.kind !== 'consent') throw new Error(`No consent step, but ${step.kind}`);
      const end = await step.allow(account);
      if (end.kind !== 'leave') throw new Error(`Not sent back, but ${end.kind}`);
      return new URL(end.url);
    },
  };
}

test("behind a service worker every call gets the server's response", async () => {
  const overHttp = await commands.transcribeOverHttp();
  const inWorker = await transcribe(workerTransport());
  expect(Object.keys(inWorker)).toEqual(Object.keys(overHttp));
  for (const [scene, exchanges] of Object.entries(overHttp)) {
    expect({ scene, exchanges: inWorker[scene] }).toEqual({ scene, exchanges });
  }
}, 120_000);

for (const [format, archive] of Object.entries(packedProjects)) {
  test(`an archive packed with ${format} is read in the browser, and its content decides the build`, async () => {
    const { call } = createClient({
      baseUrl: '',
      getToken: () => mock.tokenFor('ada@example.com'),
    });
    const { data } = await call(e.listApps, { query: { slug: 'docs-search' } });
    const { id } = await call(e.createDeployment, { path: { app_id: data[0]?.id ?? '' } });
    const path = { deployment_id: id };
    const { url } = await call(e.requestUpload, { path });
    const body = new FormData();
    const bytes = Uint8Array.from(atob(archive), (character) => character.charCodeAt(0));
    body.append('file', new Blob([bytes]), 'archive.tar');
    expect((await fetch(url, { method: 'POST', body })).status).toBe(204);
    await call(e.completeUpload, { path });
    mock.control.advanceClock(60_000);
    const { status, failure } = await call(e.readDeployment, { path });
    expect([status, failure?.error_code]).toEqual(['verifying_failed', 'app_not_found']);
  });
}
