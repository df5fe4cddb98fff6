import { once } from 'node:events';
import { connect } from 'node:net';

/** A request that no well-behaved client sends, as raw bytes. */
export interface HostileRequest {
  what: string;
  /** The bytes to send. `undefined` as `expected` accepts any response, or none. */
  bytes: string;
  /** Expected status of the response. */
  expected?: number | readonly number[];
  /** Closes the connection as soon as the bytes are sent. @default false */
  isAborted?: boolean;
}

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const get = (target: string, ...headers: string[]) => request(`GET ${target} HTTP/1.1`, ...headers);

const form = 'Content-Type: multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n';

/** Requests for a file server with a file at `file`. */
export function hostileRequests(file: string): HostileRequest[] {
  const range = (value: string, expected: HostileRequest['expected']) => ({
    what: `Range: ${value.slice(0, 60)}`,
    bytes: get(file, `Range: ${value}`, 'Accept-Encoding: identity'),
    expected,
  });
  const target = (value: string, expected?: HostileRequest['expected']) => ({
    what: `GET ${value.slice(0, 60)}`,
    bytes: get(value),
    expected,
  });
  const method = (value: string, expected: HostileRequest['expected']) => ({
    what: `the method ${value}`,
    bytes: request(`${value} ${file} HTTP/1.1`, 'Content-Length: 0'),
    expected,
  });
  return [
    // An invalid range is ignored (RFC 9110 section 14.2).
    range('bytes=5-2', [200, 416]),
    range('bytes=-0', [200, 416]),
    range('bytes=99999999999-', 416),
    range('bytes=0-99999999999999999999', 206),
    range('bytes=-99999999999999999999', [206, 416]),
    range('bytes=1e3-', [200, 206, 416]),
    range('bytes=NaN-NaN', [200, 416]),
    range('bytes=--', [200, 416]),
    range('bytes=', [200, 416]),
    range('pages=1-2', 200),
    range('bytes=0-0,2-2', [200, 206]),
    range(`bytes=${'0-1,'.repeat(2_000)}0-1`, [200, 206]),
    target('/%', [400, 404]),
    target('/%00', [200, 400, 404]),
    target('/%c0%ae', [400, 404]),
    target('/..%2f..%2fpackage.json', [400, 403, 404]),
    target('/../../package.json', [200, 400, 403, 404]),
    target('/..\\..\\package.json', [200, 400, 403, 404]),
    target('//', [200, 400, 404]),
    target('//elsewhere.example/page', [200, 400, 403, 404]),
    target('///%2f', [200, 400, 403, 404]),
    target('/%2f%2f', [200, 400, 404]),
    target('http://', [200, 400, 404]),
    target('http://elsewhere.example/', [200, 400, 403]),
    target('http://[::1', [200, 400, 404]),
    target('*', [200, 400, 404]),
    target('?', [200, 400, 404]),
    target('elsewhere', [200, 400, 404]),
    target('javascript:alert(1)', [200, 400, 404]),
    target(`/${'a'.repeat(10_000)}`, [200, 404, 414]),
    target(`/${'a/'.repeat(5_000)}`, [200, 404, 414]),
    target(`/${'a'.repeat(20_000)}`, 431),
    target('/config.json?%', 200),
    target('/api/v1/%', [400, 404]),
    target('/api/v1/apps/%00', [200, 400, 401, 404, 422]),
    target('/api/v1/apps/?limit=%', [200, 400, 401, 422]),
    target('/uploads/%', [400, 404]),
    target('/__mock__/%', [400, 404]),
    target('/__provider__/%', [400, 404]),
    target('/__provider__/github?request=%00', [200, 400, 404]),
    method('POST', [405]),
    method('DELETE', [405]),
    method('PROPFIND', [405]),
    method('M-SEARCH', [405]),
    method('TRACE', [405]),
    method('OPTIONS', [200, 204, 405]),
    method('QUERY', [400, 405]),
    { what: 'CONNECT', bytes: request('CONNECT elsewhere.example:443 HTTP/1.1') },
    {
      what: 'an upgrade to a web socket',
      bytes: get(
        file,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ),
    },
    { what: 'HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', expected: [400, 505] },
    {
      what: 'bytes that are not HTTP',
      bytes: '\u0016\u0003\u0001\u0002\u0000\r\n\r\n',
      expected: 400,
    },
    { what: 'an old version', bytes: `GET ${file} HTTP/1.0\r\n\r\n`, expected: [200, 400] },
    { what: 'no host', bytes: `GET ${file} HTTP/1.1\r\nConnection: close\r\n\r\n`, expected: 400 },
    {
      what: 'an invalid host',
      bytes: `GET ${file} HTTP/1.1\r\nHost: a b:c\r\nConnection: close\r\n\r\n`,
      expected: [200, 400, 403],
    },
    { what: 'a header with no name', bytes: get(file, ': value'), expected: 400 },
    { what: 'a header with a bell', bytes: get(file, 'Accept: \u0007') },
    {
      what: 'a long header',
      bytes: get(file, `Cookie: ${'c'.repeat(20_000)}`),
      expected: 431,
    },
    {
      what: 'invalid conditions',
      bytes: get(file, 'If-None-Match: "', 'If-Modified-Since: never', 'If-Range: "'),
      expected: 200,
    },
    {
      what: 'invalid encodings',
      bytes: get(file, 'Accept-Encoding: ;q=, *;q=x, identity;q=0'),
      expected: 200,
    },
    {
      what: 'two lengths of a body',
      bytes: request('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'),
      expected: 400,
    },
    {
      what: 'an invalid chunk',
      bytes: `${request('POST /api/v1/users/signup HTTP/1.1', 'Transfer-Encoding: chunked')}zz\r\n`,
    },
    {
      what: 'a body that ends early',
      bytes: `${request('POST /api/v1/users/signup HTTP/1.1', 'Content-Length: 100')}{"a`,
      isAborted: true,
    },
    {
      what: 'an upload that ends early',
      bytes: `${request('POST /uploads/0123456789abcdef HTTP/1.1', form, 'Content-Length: 9999')}${part}half`,
      isAborted: true,
    },
    { what: 'a request that the client aborts', bytes: get(file), isAborted: true },
    { what: 'half a request', bytes: `GET ${file} HTTP/1.1\r\nHo`, isAborted: true },
  ];
}

/** Sends bytes to a local server. Returns the status of the response, or undefined if there is none. */
export async function sendRaw(
  port: number,
  { bytes, isAborted = false }: Pick<HostileRequest, 'bytes' | 'isAborted'>,
): Promise<number | undefined> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let result = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (result += chunk));
  // A server may close the connection of an invalid request.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(bytes, 'latin1', () => {
    if (isAborted) socket.destroy();
  });
  // The status is enough: a connection that was upgraded stays open.
  const responded = new Promise((resolve) => socket.once('data', resolve));
  await Promise.race([closed, responded]);
  socket.destroy();
  const status = /^HTTP\/1\.1 (\d{3})/.exec(result)?.[1];
  return status === undefined ? undefined : Number(status);
}
