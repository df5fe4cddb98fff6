import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { buildEndpointPath, buildUrl, encodeFields, parseBaseUrl } from './url.ts';

const origin = 'https://api.example.com';

describe('buildEndpointPath', () => {
  test('encodes a parameter so that it stays one path segment', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('../..', '/', '\\', '%2e%2e', '%2F', '?a=b', '#x', '//evil.example'),
    );
    const value = anything.filter((text) => !['', '.', '..'].includes(text));
    fc.assert(
      fc.property(value, (text) => {
        const url = new URL(buildEndpointPath('/apps/{app_id}/logs', { app_id: text }), origin);
        expect(url.origin).toBe(origin);
        expect(url.search + url.hash).toBe('');
        expect(url.pathname.split('/').map(decodeURIComponent)).toEqual(['', 'apps', text, 'logs']);
      }),
    );
  });

  test.each(['', '.', '..'])(
    'rejects %j as a parameter, because it would change the path',
    (value) => {
      expect(() => buildEndpointPath('/apps/{app_id}', { app_id: value })).toThrow(TypeError);
    },
  );

  test('rejects a missing parameter', () => {
    expect(() => buildEndpointPath('/apps/{app_id}')).toThrow(/app_id/);
  });
});

describe('encodeFields', () => {
  test('omits undefined and null, and round-trips the rest', () => {
    const values = fc.dictionary(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.option(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean()), {
        nil: undefined,
      }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(values, (fields) => {
        const present = Object.entries(fields).filter(([, value]) => value !== undefined);
        const decoded = [...new URLSearchParams(encodeFields(fields).toString())];
        expect(decoded).toEqual(present.map(([name, value]) => [name, String(value)]));
      }),
    );
  });
});

describe('parseBaseUrl', () => {
  test.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['https://example.com/platform', 'https://example.com/platform'],
    ['/platform', '/platform'],
    ['https://example.com//', 'https://example.com'],
    ['/', ''],
    ['', ''],
  ])('parses the base URL %j', (given, base) => {
    expect(parseBaseUrl(given)).toBe(base);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://user:secret@example.com',
    'https://user@example.com',
    'https://:secret@example.com',
    '/platform?x=1',
    '/platform#x',
    'shttp://example.com',
    'https+x://example.com',
    'https://example.com?x=1',
    'https://example.com#x',
    'api.example.com',
    'ftp://example.com',
  ])('rejects %j', (given) => {
    expect(() => parseBaseUrl(given)).toThrow(`Not an address an API can have: ${given}`);
  });
});

test('parses a URL in Node.js before 22.1, which lacks URL.parse', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  expect(parseBaseUrl('https://api.example.com/')).toBe('https://api.example.com');
  vi.restoreAllMocks();
});

test('a URL has the prefix, the path and the query', () => {
  expect(
    buildUrl(origin, '/apps/{app_id}/logs', { app_id: 'a b' }, { start: '1', end: null }),
  ).toBe('https://api.example.com/api/v1/apps/a%20b/logs?start=1');
});
