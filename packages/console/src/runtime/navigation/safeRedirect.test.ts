import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { safeRedirect } from './safeRedirect.ts';

const origin = 'https://console.example.com';

/** Resolves a redirect as a browser does on a page of the console. */
const destination = (to: string) => new URL(to, `${origin}/login`);

test.each([
  ['/', '/'],
  ['/tidewater/apps?page=2#top', '/tidewater/apps?page=2#top'],
  ['/device?code=ABCD-EFGH', '/device?code=ABCD-EFGH'],
  ['/a/../b', '/b'],
  ['/apps/%2F%2Fevil.example', '/apps/%2F%2Fevil.example'],
  ['/login?redirect=//evil.example', '/login?redirect=//evil.example'],
])('accepts %j as a path of this origin', (value, path) => {
  expect(safeRedirect(value)).toBe(path);
});

test.each([
  undefined,
  null,
  7,
  ['/'],
  '',
  'apps',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\u0000/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://console.example.com/x',
])('rejects %j', (value) => {
  expect(safeRedirect(value)).toBeUndefined();
});

test('no accepted path leads to another origin or runs a script', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2F', '%5C', '\t', '\n', '\r', '\u0000'),
    fc.constantFrom(
      ' ',
      '@',
      ':',
      '?',
      '#',
      'javascript:',
      'https:',
      'evil.example',
      '[',
      '\u3002',
    ),
    fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
  );
  const hostile = fc
    .array(piece, { maxLength: 8 })
    .map((pieces) => pieces.join(''))
    .chain((rest) => fc.constantFrom(rest, `/${rest}`));
  fc.assert(
    fc.property(hostile, (value) => {
      const path = safeRedirect(value);
      fc.pre(path !== undefined);
      const url = destination(path);
      expect(url.origin).toBe(origin);
      expect(path).toMatch(/^\/(?!\/)/);
      expect(`${url.pathname}${url.search}${url.hash}`).toBe(path);
      expect(safeRedirect(path)).toBe(path);
    }),
    { numRuns: 1000 },
  );
});
