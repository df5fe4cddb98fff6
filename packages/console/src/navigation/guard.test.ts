import { describe, expect, test } from 'vitest';

import { logInPath, redirectOf, wantedPath } from './guard.ts';

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://console.example.com');
  return { pathname, search, hash };
};

describe('those who are signed out', () => {
  test('are sent to log in from a page of the signed-in, and will come back to all of it', () => {
    const path = redirectOf('deployments', at('/t/apps/a/deployments?page=2#top'), false);
    expect(path).toBe('/login?redirect=%2Ft%2Fapps%2Fa%2Fdeployments%3Fpage%3D2%23top');
    expect(wantedPath(at(path ?? ''))).toBe('/t/apps/a/deployments?page=2#top');
  });

  test('may log in, and see pages for anybody', () => {
    expect(redirectOf('logIn', at('/login'), false)).toBeUndefined();
    expect(redirectOf('invitation', at('/invitation?token=t'), false)).toBeUndefined();
  });

  test('are sent to a plain log in from the first page', () => {
    expect(logInPath(at('/'))).toBe('/login');
  });
});

describe('those who are signed in', () => {
  test('stay', () => {
    expect(redirectOf('apps', at('/t/apps'), true)).toBeUndefined();
    expect(redirectOf('callback', at('/callback?code=c'), true)).toBeUndefined();
  });

  test.each(['logIn', 'signUp', 'recoverPassword', 'resetPassword'] as const)(
    'are sent home from %s',
    (id) => {
      expect(redirectOf(id, at('/login'), true)).toBe('/');
    },
  );

  test('go where they wanted, if that is on this origin', () => {
    expect(redirectOf('logIn', at('/login?redirect=/t/apps'), true)).toBe('/t/apps');
    expect(redirectOf('logIn', at('/login?redirect=//evil.example'), true)).toBe('/');
  });
});
