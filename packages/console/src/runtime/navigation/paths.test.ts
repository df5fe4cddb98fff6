import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { pages } from '../../pages.ts';
import { buildPath, matchPath, matchPage, parseSearch, pageIds, pageOf } from './paths.ts';
import type { PageSearch } from './paths.ts';

const segment = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => text !== '.' && text !== '..');

describe('the list of pages', () => {
  test.each([
    ['/', 'home'],
    ['/login', 'logIn'],
    ['/signup', 'signUp'],
    ['/recover-password', 'recoverPassword'],
    ['/reset-password', 'resetPassword'],
    ['/verify-email', 'verifyEmail'],
    ['/verify-update-email', 'verifyUpdateEmail'],
    ['/invitation', 'invitation'],
    ['/device', 'device'],
    ['/callback', 'callback'],
    ['/settings', 'accountSettings'],
    ['/teams', 'allTeams'],
    ['/teams/new', 'newTeam'],
    ['/tidewater', 'team'],
    ['/tidewater/', 'team'],
    ['/tidewater/settings', 'teamSettings'],
    ['/tidewater/new-app', 'newApp'],
    ['/tidewater/apps', 'apps'],
    ['/tidewater/apps/harbour', 'app'],
    ['/tidewater/apps/harbour/general', 'general'],
    ['/tidewater/apps/harbour/logs', 'logs'],
    ['/tidewater/apps/harbour/environment-variables', 'environmentVariables'],
    ['/tidewater/apps/harbour/storage', 'storage'],
    ['/tidewater/apps/harbour/settings', 'appSettings'],
    ['/tidewater/apps/harbour/deployments', 'deployments'],
    ['/tidewater/apps/harbour/deployments/0b6f', 'deployment'],
    ['/tidewater/integrations/', 'integrations'],
    ['/tidewater/integrations/0b6f', 'integration'],
    ['/tidewater/integrations/neon/callback', 'integrationCallback'],
  ])('%s matches the page %s', (path, id) => {
    expect(matchPage(path)?.id).toBe(id);
  });

  test.each([
    '/a/b/c/d/e/f',
    '/tidewater/nothing',
    '/%E0%A4%A',
    '/tidewater/integrations/supabase/callback',
  ])('%s matches no page', (path) => {
    expect(matchPage(path)).toBeUndefined();
  });

  test('redirects only to pages in the list', () => {
    const targets = pages.flatMap(({ redirectTo }) => redirectTo?.id ?? []);
    expect(pageIds).toEqual(expect.arrayContaining(targets));
    expect(targets).not.toHaveLength(0);
  });

  test('has one path per page, and no page shadows another', () => {
    for (const id of pageIds) {
      const example = pageOf(id)
        .path.replace(':integration/', 'neon/')
        .replaceAll(/:(\w+)/g, 'x-$1');
      expect(matchPage(example)?.id).toBe(id);
    }
  });
});

describe('buildPath and matchPath', () => {
  test('round-trip any parameters', () => {
    fc.assert(
      fc.property(segment, segment, segment, (teamSlug, appSlug, deploymentId) => {
        const params = { teamSlug, appSlug, deploymentId };
        const path = buildPath('deployment', params);
        expect(new URL(path, 'https://console.example.com').pathname).toBe(path);
        expect(matchPath('deployment', path)).toEqual(params);
        expect(matchPage(path)).toEqual({ id: 'deployment', params });
      }),
    );
  });

  test.each(['', '.', '..'])('reject %j as a parameter', (teamSlug) => {
    expect(() => buildPath('apps', { teamSlug })).toThrow(TypeError);
  });

  test('do not match the path of another page', () => {
    expect(matchPath('apps', '/tidewater/settings')).toBeUndefined();
  });
});

describe('the query of a page', () => {
  test('round-trips, without undefined values', () => {
    const search = fc.record(
      {
        page: fc.integer({ min: 1, max: 1_000_000 }),
        order: fc.constantFrom('asc' as const, 'desc' as const),
        q: fc.string({ unit: 'grapheme' }),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    fc.assert(
      fc.property(search, (value) => {
        const path = buildPath('apps', { teamSlug: 'tidewater' }, value);
        expect(parseSearch('apps', new URL(path, 'https://x.example').search)).toEqual(value);
      }),
    );
    expect(buildPath('logIn', {}, { redirect: undefined })).toBe('/login');
  });

  test('omits invalid values and keeps valid ones', () => {
    expect(parseSearch('apps', '?page=0&order=up&q=api')).toEqual({ q: 'api' });
    expect(parseSearch('apps', '?page=1.5&order=asc')).toEqual({ order: 'asc' });
    expect(parseSearch('apps', '?page=2&page=3&unknown=1')).toEqual({ page: 3 });
  });

  test('has the types that its page defines', () => {
    expectTypeOf<PageSearch<'device'>>().toEqualTypeOf<{ readonly code?: string | undefined }>();
    expectTypeOf<PageSearch<'deployments'>['page']>().toEqualTypeOf<number | undefined>();
  });
});

/** Never run: each line must be a type error. */
export const misuse = () => [
  // @ts-expect-error the parameters are missing
  buildPath('apps'),
  // @ts-expect-error one of them is missing
  buildPath('general', { teamSlug: 'a' }),
  // @ts-expect-error no such page
  buildPath('nowhere'),
  // @ts-expect-error this page has no such query
  buildPath('logIn', {}, { page: 1 }),
];

describe('a plus in a query', () => {
  test.each([
    ['?email=ada+work@example.com', 'ada+work@example.com'],
    ['email=a+b%2Bc@example.com', 'a+b+c@example.com'],
    ['?redirect=%2F&email=a+b@example.com', 'a+b@example.com'],
    ['?email=a%20b@example.com', 'a b@example.com'],
  ])('is kept in an email address: %s', (search, email) => {
    expect(parseSearch('signUp', search)).toMatchObject({ email });
  });

  test('is a space in a search text', () => {
    expect(parseSearch('apps', '?q=harbour+api&notemail=a+b')).toEqual({ q: 'harbour api' });
  });

  test('round-trips in any email address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (email) => {
        const { search } = new URL(buildPath('signUp', {}, { email }), 'https://x.example');
        // A space is written as a plus, and no address has one.
        const expected = email.replaceAll(' ', '+');
        expect(parseSearch('signUp', search)).toEqual({ email: expected });
      }),
    );
  });
});
