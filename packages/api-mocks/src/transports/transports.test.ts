import { beforeAll, expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { endpointIds } from '../http/endpointHandlers.ts';
import { createMockNode } from '../node.ts';
import { testStart } from '../testing.fixtures.ts';
import { transportOf } from './transport.fixtures.ts';
import { transcribeOverHttp } from './overHttp.fixtures.ts';
import { noResponse, transcribe, type Transcript } from './transcript.fixtures.ts';

let overHttp: Transcript;

beforeAll(async () => {
  overHttp = await transcribeOverHttp();
}, 60_000);

/** Responses to the calls of a scene. */
const statusesIn = (scene: string) =>
  overHttp[scene]?.map(({ status }) => status).filter((status) => status !== noResponse);

test('every call of the contract is in the transcript, and the control surface takes effect', () => {
  expect(Object.keys(overHttp)).toEqual([
    ...endpointIds(),
    'control over HTTP',
    'control by functions',
    'errors',
  ]);
  const byFunctions = '200 200 503 200 200 401 200 401 200 200 200 401';
  expect(statusesIn('control by functions')?.join(' ')).toBe(byFunctions);
  const overTheWire = '200 200 404 204 503 401 422 204 200 200 204 200 204 200 404';
  expect(statusesIn('control over HTTP')?.join(' ')).toBe(overTheWire);
  expect(statusesIn('errors')?.at(-1)).toBe(429);
});

test('in Node.js the handlers respond as the server does', async () => {
  const mock = await createMockNode({ clock: createManualClock(testStart), control: true });
  mock.server.listen();
  try {
    const inNode = await transcribe(transportOf('https://platform.example', mock.control, fetch));
    for (const [scene, exchanges] of Object.entries(overHttp)) {
      expect({ scene, exchanges: inNode[scene] }).toEqual({ scene, exchanges });
    }
  } finally {
    mock.server.close();
  }
}, 60_000);
