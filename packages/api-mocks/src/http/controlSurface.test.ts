import { expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { createPlatform } from '../platform/platform.ts';
import { statusAndBody, testStart } from '../testing.fixtures.ts';
import { createRequestHandler } from './requestHandler.ts';

async function open() {
  const platform = await createPlatform({
    clock: createManualClock(testStart),
    dashboardUrl: 'http://localhost:5173',
  });
  const options = { control: true, publicUrl: 'https://platform.example/behind' };
  const handle = createRequestHandler(platform, options);
  const call = (path: string, method: string, origin?: string) => {
    const headers = origin === undefined ? undefined : { Origin: origin };
    return handle(new Request(`http://mock.example/__mock__/${path}`, { method, headers }));
  };
  return { platform, call };
}

test.each(['https://elsewhere.example', 'http://mock.example:8080', 'http://localhost', 'null'])(
  'a page of %s can neither reset the data nor read its emails',
  async (origin) => {
    const { platform, call } = await open();
    const before = platform.dataset.state;
    for (const [path, method] of [
      ['reset', 'POST'],
      ['expire-tokens', 'POST'],
      ['outbox', 'GET'],
    ] as const) {
      const rejected = await call(path, method, origin);
      expect(await statusAndBody(rejected)).toEqual([
        403,
        { detail: 'Pages of another origin may not call the control surface' },
      ]);
    }
    expect(platform.dataset.state).toEqual(before);
  },
);

test.each([undefined, 'http://mock.example', 'https://platform.example', 'http://localhost:5173'])(
  'the control surface accepts a call with the origin %s',
  async (origin) => {
    const { call } = await open();
    expect((await call('outbox', 'GET', origin)).status).toBe(200);
    expect((await call('reset', 'POST', origin)).status).toBe(204);
  },
);
