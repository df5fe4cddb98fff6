import { describe, expect, test } from 'vitest';

import { logInPath, mayShow, redirectFrom, wantedPath } from './guard.ts';
import { buildPath } from './paths.ts';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://console.example.com');
  return { pathname, search, hash };
};

describe('signed-out users', () => {
  test('are redirected to Log In from a signed-in page, and return to its full URL', () => {
    const path = redirectFrom(at('/t/apps/a/deployments?page=2#top'), false);
    expect(path).toBe('/login?redirect=%2Ft%2Fapps%2Fa%2Fdeployments%3Fpage%3D2%23top');
    expect(wantedPath(at(path ?? ''))).toBe('/t/apps/a/deployments?page=2#top');
  });

  test('can log in and open public pages', () => {
    expect(redirectFrom(at('/login'), false)).toBeUndefined();
    expect(redirectFrom(at('/invitation?token=t'), false)).toBeUndefined();
  });

  test('return to the root path, too', () => {
    expect(logInPath(at('/'))).toBe('/login?redirect=%2F');
  });

  test('see nothing of a signed-in page during the redirect', () => {
    expect(mayShow(at('/t/apps/a/deployments'), false)).toBe(false);
    expect(mayShow(at('/t'), false)).toBe(false);
    expect(mayShow(at('/login'), false)).toBe(true);
    expect(mayShow(at('/invitation?token=t'), false)).toBe(true);
    expect(mayShow(at('/no/such/page'), false)).toBe(true);
  });
});

describe('signed-in users', () => {
  test('stay on signed-in pages and on the callback page', () => {
    expect(redirectFrom(at('/t/apps'), true)).toBeUndefined();
    expect(redirectFrom(at('/callback?code=c'), true)).toBeUndefined();
    expect(mayShow(at('/t/apps'), true)).toBe(true);
  });

  test.each(['logIn', 'signUp', 'recoverPassword', 'resetPassword'] as const)(
    'are redirected to Home from %s, which stays visible until then',
    (id) => {
      expect(redirectFrom(at(buildPath(id)), true)).toBe('/');
      expect(mayShow(at(buildPath(id)), true)).toBe(true);
    },
  );

  test('are redirected to the requested path, if it is on this origin', () => {
    expect(redirectFrom(at('/login?redirect=/t/apps'), true)).toBe('/t/apps');
    expect(redirectFrom(at('/login?redirect=//evil.example'), true)).toBe('/');
  });
});

describe('all visitors', () => {
  test.each([true, false])('are redirected from an alias to its page (signed in: %s)', (is) => {
    expect(redirectFrom(at('/tidewater-labs'), is)).toBe('/tidewater-labs/apps');
    expect(redirectFrom(at('/t/apps/tide%20tables'), is)).toBe('/t/apps/tide%20tables/general');
  });

  test.each([true, false])(
    'are redirected from the page that the client opens to the connect step (signed in: %s)',
    (is) => {
      const path = '/t/apps/tide%20tables/integrations/connect';
      expect(redirectFrom(at(path), is)).toBe('/t/apps/tide%20tables/storage?connect=');
      expect(redirectFrom(at(`${path}/?connect=i&project=p%26q&from=cli#top`), is)).toBe(
        '/t/apps/tide%20tables/storage?connect=i&project=p%26q&from=cli#top',
      );
    },
  );

  test.each([true, false])('are not redirected from an unknown path (signed in: %s)', (is) => {
    expect(redirectFrom(at('/no/such/page'), is)).toBeUndefined();
  });
});

test('an email address with a plus survives the redirect through Log In', () => {
  const location = { pathname: '/signup', search: '?email=ada+work@example.com', hash: '' };
  const { search } = new URL(logInPath(location), 'https://x.example');
  expect(wantedPath({ search })).toBe('/signup?email=ada+work@example.com');
  expect(wantedPath({ search: '?redirect=/signup?email=ada+work@example.com' })).toBe(
    '/signup?email=ada+work@example.com',
  );
});
