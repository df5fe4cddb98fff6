import { describe, expect, test } from 'vitest';

import { decodePath, parseLine, pathTemplate } from './index.ts';

const requestIn = (text: string) => {
  const { method, path, status, durationMs } = parseLine(text).request ?? {};
  return [method, path, status, durationMs];
};

describe('a request is read from', () => {
  test.each([
    [
      'uvicorn',
      'INFO:     10.4.2.17:41 - "GET /berths?free=1 HTTP/1.1" 200 OK',
      ['GET', '/berths?free=1', 200],
    ],
    [
      'hypercorn',
      '[2026-11-21 09:04:11 +0000] [7] [INFO] 10.4.2.17:1 - - [21/Nov/2026] "GET /quays 1.1" 418 2 "-"',
      ['GET', '/quays', 418],
    ],
    ['hypercorn with HTTP/2', '10.4.2.17:1 - - "GET /quays 2" 200 12', ['GET', '/quays', 200]],
    [
      'nginx',
      '10.4.2.17 - - [21/Nov/2026:09:04:11 +0000] "POST /holds HTTP/2.0" 503 0 "-" "curl"',
      ['POST', '/holds', 503],
    ],
    [
      'an absolute URL',
      '10.4.2.17 - "GET http://harbour.example:8080/berths HTTP/1.1" 200',
      ['GET', '/berths', 200],
    ],
    [
      'a proxy of the root',
      '"GET https://harbour.example HTTP/1.1" 200',
      [undefined, undefined, undefined],
    ],
    ['no quotes', 'GET /berths 404 in 12ms', ['GET', '/berths', 404]],
    ['colours', '\u001B[32mGET\u001B[0m /berths \u001B[31m500\u001B[0m', ['GET', '/berths', 500]],
    [
      'an accepted WebSocket',
      'INFO: 10.4.2.17:1 - "WebSocket /ws/tides" [accepted]',
      ['WEBSOCKET', '/ws/tides', 101],
    ],
    [
      'a rejected WebSocket',
      'INFO: 10.4.2.17:1 - "WebSocket /ws/tides" 403',
      ['WEBSOCKET', '/ws/tides', 403],
    ],
    ['hypercorn’s WebSocket', '10.4.2.17:1 - - "WEBSOCKET /ws 1.1" 101', ['WEBSOCKET', '/ws', 101]],
    [
      'JSON',
      '{"method":"get","path":"/holds","status":404,"duration_ms":128.9}',
      ['GET', '/holds', 404, 128.9],
    ],
    [
      'logfmt',
      'level=info path=/tides status_code=503 took=1.5s',
      [undefined, '/tides', 503, 1500],
    ],
    ['a duration without a unit', 'path=/tides status=200 elapsed=3', [undefined, '/tides', 200]],
    ['a dictionary', "{'path': '/tides', 'status': 200}", [undefined, '/tides', 200]],
    [
      'OpenTelemetry',
      '{"attributes":{"http.request.method":"GET","url.path":"/berths","http.response.status_code":500}}',
      ['GET', '/berths', 500],
    ],
    [
      'older OpenTelemetry',
      '{"http.method":"GET","http.target":"/berths?a=1","http.status_code":"200"}',
      ['GET', '/berths?a=1', 200],
    ],
    [
      'Google',
      '{"severity":"INFO","httpRequest":{"requestMethod":"GET","requestUrl":"https://harbour.example/berths","status":200,"latency":"0.25s"}}',
      ['GET', '/berths', 200, 250],
    ],
    [
      'Caddy',
      '{"logger":"http.log.access","request":{"method":"GET","uri":"/berths"},"duration":0.25,"status":200}',
      ['GET', '/berths', 200, 250],
    ],
    [
      'pino',
      '{"req":{"method":"GET","url":"/berths"},"res":{"statusCode":200},"responseTime":7}',
      ['GET', '/berths', 200, 7],
    ],
    ['a status alone', '{"event":"held","status":404}', [undefined, undefined, 404]],
    ['a status that is a word', '{"status":"failed"}', [undefined, undefined, undefined]],
    ['no request', 'Started server process [7]', [undefined, undefined, undefined]],
  ])('%s', (_, text, request) => {
    const [method, path, status, durationMs] = request;
    expect(requestIn(text)).toEqual([method, path, status, durationMs]);
  });
});

test('texts of JSON and logfmt have their escapes decoded, and the raw text stays', () => {
  const json = parseLine('{"message":"caf\\u00e9 \\u6f6e\\u4f4d\\nnext \\"line\\""}');
  expect(json.fields).toEqual([{ name: 'message', value: 'café 潮位\nnext "line"' }]);
  expect(json.decoded).toContain('café 潮位\nnext "line"');
  expect(json.text).toContain('caf\\u00e9');
  expect(parseLine(String.raw`msg="a \"b\"\n\u00e9" n=1`).fields).toEqual([
    { name: 'msg', value: 'a "b"\né' },
    { name: 'n', value: '1' },
  ]);
  expect(parseLine(String.raw`C:\new\users "x"`).decoded).toBe(String.raw`C:\new\users "x"`);
});

test('an exception has its title and the last frame of the user’s own code', () => {
  const { exception } = parseLine(
    [
      'Traceback (most recent call last):',
      '  File "/app/main.py", line 12, in checkout',
      '    pay(order)',
      '  File "/usr/lib/python3.12/site-packages/stripe/api.py", line 3, in pay',
      '    raise KeyError("berth")',
      "KeyError: 'berth'",
    ].join('\n'),
  );
  expect(exception).toEqual({
    name: 'KeyError',
    title: "KeyError: 'berth'",
    frame: { path: '/app/main.py', lineNumber: 12, name: 'checkout' },
  });
  const json = JSON.stringify({
    exc: 'Traceback (most recent call last):\n  File "a.py", line 1, in f\nValueError: no',
  });
  expect(parseLine(json).exception?.name).toBe('ValueError');
});

test.each([
  ['/v1/users/42', '/v1/users/{id}'],
  ['/users/6a1f0c1e-aaaa-4bbb-8ccc-abcdefabcdef/', '/users/{id}/'],
  ['/berths/B-17?free=1', '/berths/{id}'],
  ['/commits/9fceb02d0ae598e95dc970b74767f19372d61af8', '/commits/{id}'],
  ['/commits/9fceb02', '/commits/{id}'],
  ['/customers/cus_9s6XKzkNRiz8i3', '/customers/{id}'],
  ['/days/2026-11-27', '/days/{id}'],
  ['/s3/mp3/i18n/v1beta1/oauth2/utf-8/x509', '/s3/mp3/i18n/v1beta1/oauth2/utf-8/x509'],
  ['/', '/'],
])('the template of %s is %s', (path, template) => {
  expect(pathTemplate(path)).toBe(template);
});

test('a path is decoded for comparisons, and invalid escapes stay', () => {
  expect(decodePath('/caf%C3%A9/%E0%A4%A')).toBe('/café/%E0%A4%A');
});

test.each([
  ['           ERROR    no berth', 'error'],
  ['                    WARNING  pool is full', 'warning'],
  ['           CRITICAL out of berths', 'error'],
  ['                    INFO     held', 'info'],
  ['           ERROR no column', 'none'],
  ['E: Unable to locate package libpq-dev', 'error'],
  ['W: Some index files failed to download', 'warning'],
  ['#9 0.871 E: Unable to locate package', 'error'],
  ['/usr/bin/ld: cannot find -lpq: No such file or directory', 'error'],
  ['ld: cannot find -lpq', 'error'],
  ['  × Failed to build `psycopg2`', 'error'],
  ['× Failed to build', 'error'],
  ['make: *** [Makefile:3: all] Error 2', 'error'],
  ['/bin/sh: 1: gcc: not found', 'error'],
  ['Collecting ld', 'none'],
  ['Resolution 3 × 4', 'none'],
])('the level of %j is %s', (text, level) => {
  expect(parseLine(text).level).toBe(level);
});
