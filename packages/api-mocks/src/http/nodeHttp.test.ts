import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { sendResponse } from './nodeHttp.ts';

let server: Server;
let port: number;
let respond: (outgoing: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((_incoming, outgoing) => respond(outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A client that sends a request, and reads nothing until `read` is called. */
async function ask() {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: host\r\nConnection: close\r\n\r\n');
  return socket;
}

const megabyte = 1024 * 1024;
const { signal } = new AbortController();

test('reading a large response leaves no listeners behind', async () => {
  let most = 0;
  let chunksLeft = 64;
  const sent = new Promise<void>((resolve) => {
    respond = (outgoing) => {
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const listeners = ['close', 'drain', 'error'].map((name) => outgoing.listenerCount(name));
          most = Math.max(most, ...listeners);
          controller.enqueue(new Uint8Array(megabyte / 4));
          if ((chunksLeft -= 1) === 0) controller.close();
        },
      });
      resolve(sendResponse(new Response(body), outgoing, signal));
    };
  });
  const socket = await ask();
  expect((await buffer(socket)).length).toBeGreaterThan(16 * megabyte);
  await sent;
  expect(most).toBeLessThan(6);
});

test('an unread response ends with its connection', async () => {
  let cut = () => {};
  const sending = new Promise<{ sent: Promise<void> }>((resolve) => {
    respond = (outgoing) => {
      // Larger than the buffers of a connection, so that it is never fully written.
      const body = new Uint8Array(64 * megabyte);
      const sent = sendResponse(new Response(body), outgoing, signal);
      cut = () => outgoing.socket?.destroy();
      resolve({ sent });
    };
  });
  const socket = await ask();
  const { sent } = await sending;
  cut();
  await expect(sent).resolves.toBeUndefined();
  socket.destroy();
});
