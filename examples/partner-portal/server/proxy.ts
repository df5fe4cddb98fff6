import { request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Forwards a request to another server and streams the response: logs are streams. */
export function passOn(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const { host: _, ...headers } = request.headers;
  const onward = send(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(502).end(),
  );
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
