import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isTooLarge, plainTextOf, sizeLimitOf } from './plainTextOf.ts';

const nginx =
  '<html>\r\n<head><title>413 Request Entity Too Large</title></head>\r\n<body>\r\n<center><h1>413 Request Entity Too Large</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>';
const s3 = (code: string, message: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message>${more}<HostId>x</HostId></Error>`;

test.each([
  [nginx, '413 Request Entity Too Large'],
  [
    s3('AccessDenied', 'Invalid according to Policy: Policy expired.'),
    'Invalid according to Policy: Policy expired.',
  ],
  ['<p>Not &lt;here&gt; &amp; not&nbsp;now</p>', 'Not <here> & not now'],
  [
    '<script>alert("x")</script><style>p {}</style><b>Blocked</b> by the firewall',
    'Blocked by the firewall',
  ],
  ['quota exceeded\n', 'quota exceeded'],
  ['&lt;&gt; &quot;it&#39;s&quot; &apos;now&apos; &copy;', `<> "it's" 'now' &copy;`],
  ['<TITLE lang="en">Not\nhere</TITLE><p>Try again', 'Not here'],
  ['<titles>Not here</titles>', 'Not here'],
  ['<title></title>Not here', 'Not here'],
  ['<message>From S3</message><title>Other</title>', 'From S3'],
  ['<Message></Message>Not here', 'Not here'],
  ['<SVG class="x">\n<path/>\n</SVG >Not here', 'Not here'],
  ['<script>a</style>b</script>Not here', 'Not here'],
  ['<scripted>Not here</scripted>', 'Not here'],
  ['<b>Not</b><i>here</i>', 'Not here'],
  ['Not\u0000\u200B\n here', 'Not here'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(199)}…`],
  [`${'x'.repeat(198)} ${'y'.repeat(9)}`, `${'x'.repeat(198)}…`],
  [`${' '.repeat(20_000)}Not here`, ''],
  [`${' '.repeat(19_992)}Not here`, 'Not here'],
  ['safe\u202Etxt', 'safe txt'],
  ['', ''],
  [{ detail: 'x' }, ''],
  [undefined, ''],
  ['<img src=x onerror=alert(1)', ''],
])('the text of %j is %j', (body, text) => {
  expect(plainTextOf(body)).toBe(text);
});

test('any response yields one short line without control characters', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          fc.constantFrom(...'<>&;/"\n '.split(''), 'script', 'title', '&lt;'),
          fc.string({ unit: 'binary', maxLength: 3 }),
        ),
        maxLength: 400,
      }),
      (body) => {
        const text = plainTextOf(body);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      },
    ),
  );
});

test('the size limit is read from the response of the storage', () => {
  const tooLarge = s3(
    'EntityTooLarge',
    'Your proposed upload exceeds the maximum allowed size',
    '<MaxSizeAllowed>104857600</MaxSizeAllowed>',
  );
  expect(sizeLimitOf(tooLarge)).toBe(104_857_600);
  expect(sizeLimitOf(nginx)).toBeUndefined();
  expect(sizeLimitOf({ MaxSizeAllowed: 1 })).toBeUndefined();
  expect(sizeLimitOf(`<MaxSizeAllowed>${'9'.repeat(15)}</MaxSizeAllowed>`)).toBe(10 ** 15 - 1);
  expect(sizeLimitOf(`<MaxSizeAllowed>${'9'.repeat(16)}</MaxSizeAllowed>`)).toBeUndefined();
  expect(isTooLarge({ status: 400, body: tooLarge })).toBe(true);
  expect(isTooLarge({ status: 413, body: nginx })).toBe(true);
  expect(isTooLarge({ status: 413, body: undefined })).toBe(true);
  expect(isTooLarge({ status: 400, body: undefined })).toBe(false);
  expect(isTooLarge({ status: 400, body: s3('AccessDenied', 'x') })).toBe(false);
});
