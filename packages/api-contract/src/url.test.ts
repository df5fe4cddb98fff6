import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { buildEndpointPath, buildUrl, encodeFields, parseBaseUrl } from './url.ts';

const origin = 'https://api.example.com';

describe('buildEndpointPath', () => {
  test('a parameter can never leave its place in the path', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '.',
        '..',
        '../..',
        '/',
        '\\',
        '%2e%2e',
        '%2F',
        '?a=b',
        '#x',
        '//evil.example',
      ),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        let path: string;
        try {
          path = buildEndpointPath('/apps/{app_id}/logs', { app_id: value });
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          expect(['', '.', '..']).toContain(value);
          return;
        }
        const url = new URL(path, origin);
        expect(url.origin).toBe(origin);
        expect(url.search + url.hash).toBe('');
        const segments = url.pathname.split('/');
        expect(segments).toHaveLength(4);
        expect(segments[1]).toBe('apps');
        expect(decodeURIComponent(segments[2] ?? '')).toBe(value);
        expect(segments[3]).toBe('logs');
      }),
    );
  });

  test('a missing parameter is an error, not part of the address', () => {
    expect(() => buildEndpointPath('/apps/{app_id}')).toThrow(/app_id/);
  });
});

describe('encodeFields', () => {
  test('what is undefined or null is left out; the rest survives a round trip', () => {
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
    ['/', ''],
    ['', ''],
  ])('%j is where an API can be', (given, base) => {
    expect(parseBaseUrl(given)).toBe(base);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://user:secret@example.com',
    'https://example.com?x=1',
    'https://example.com#x',
    'api.example.com',
    'ftp://example.com',
  ])('%j is not', (given) => {
    expect(() => parseBaseUrl(given)).toThrow(TypeError);
  });
});

test('an address has the prefix, the path and the query', () => {
  expect(
    buildUrl(origin, '/apps/{app_id}/logs', { app_id: 'a b' }, { start: '1', end: null }),
  ).toBe('https://api.example.com/api/v1/apps/a%20b/logs?start=1');
});
