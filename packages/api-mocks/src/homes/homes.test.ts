import { expect, test } from 'vitest';

import { createManualClock } from '../clock.ts';
import { endpointIds } from '../http/router.ts';
import { createMockNode } from '../node.ts';
import { testStart } from '../testing.fixtures.ts';
import { homeOf } from './home.fixtures.ts';
import { transcribeOverHttp } from './overHttp.fixtures.ts';
import { transcribe } from './transcript.fixtures.ts';

test('in Node the handlers answer every call as the server does', async () => {
  const overHttp = await transcribeOverHttp();
  expect(Object.keys(overHttp)).toEqual([...endpointIds(), 'control', 'refusals']);

  const mock = await createMockNode({ clock: createManualClock(testStart), control: true });
  mock.server.listen();
  try {
    const inNode = await transcribe(homeOf('https://platform.example', fetch));
    for (const [scene, exchanges] of Object.entries(overHttp)) {
      expect({ scene, exchanges: inNode[scene] }).toEqual({ scene, exchanges });
    }
  } finally {
    mock.server.close();
  }
}, 60_000);
