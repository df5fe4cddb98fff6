import { hostileRequests, sendRaw } from '../scripts/lib/hostile-requests.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

// In the gate: the test of the console server with the same requests.
test('no request stops `npm start`', { tag: '@full' }, async ({ request }) => {
  const server = await startServer({ QUAYSIDE_SEED: 'empty' });
  try {
    const port = Number(new URL(server.url).port);
    for (const hostile of hostileRequests('/index.html')) {
      const status = await sendRaw(port, hostile);
      expect({ what: hostile.what, failed: status === 500 }).toEqual({
        what: hostile.what,
        failed: false,
      });
    }
    // A stopped server would have refused the next connection already.
    expect((await request.get(`${server.url}/login`)).status()).toBe(200);
  } finally {
    await server.dispose();
  }
});
