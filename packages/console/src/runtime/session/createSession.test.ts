import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { createBrowserSession, createMemorySession } from './createSession.ts';
import { createMemoryStorage } from './storage.ts';
import type { SessionStore } from './SessionStore.ts';
import type { KeyValueStorage } from './storage.ts';

function setup(stored: Record<string, string> = {}) {
  const storage = createMemoryStorage();
  const sessionStorage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) {
    storage.setItem(key, value);
    sessionStorage.setItem(key, value);
  }
  const events = new EventTarget();
  const session = createBrowserSession({ storage, sessionStorage, events });
  return { storage, sessionStorage, events, session };
}

describe('a browser session', () => {
  test('stores token, team and theme in local storage, under the names of the specification', () => {
    const { storage, session } = setup();
    session.setToken('header.payload.signature');
    session.setCurrentTeam('tidewater-labs-0a1b2c3d');
    session.setTheme('light');
    expect(storage.getItem('access_token')).toBe('header.payload.signature');
    expect(storage.getItem('current_team')).toBe('tidewater-labs-0a1b2c3d');
    expect(storage.getItem('theme')).toBe('light');
    expect(session.isSignedIn()).toBe(true);
  });

  test('a tab keeps its team while another tab opens a different one', () => {
    const storage = createMemoryStorage();
    const openTab = (sessionStorage = createMemoryStorage()) => {
      const events = new EventTarget();
      return createBrowserSession({ storage, sessionStorage, events });
    };
    const storageOfFirst = createMemoryStorage();
    const first = openTab(storageOfFirst);
    first.setToken('header.payload.signature');
    first.setCurrentTeam('tidewater-labs');
    const second = openTab();
    expect(second.getCurrentTeam()).toBe('tidewater-labs');
    second.setCurrentTeam('ada');
    expect(first.getCurrentTeam()).toBe('tidewater-labs');
    expect(openTab(storageOfFirst).getCurrentTeam()).toBe('tidewater-labs');
    expect(openTab().getCurrentTeam()).toBe('ada');
    // Log out, and another user logs in.
    second.clear();
    expect(first.isSignedIn()).toBe(false);
    second.setToken('other.payload.signature');
    expect(first.getCurrentTeam()).toBeNull();
  });

  test('a tab without a team stays without one while another tab opens one', () => {
    const storage = createMemoryStorage();
    const events = new EventTarget();
    const first = createBrowserSession({ storage, sessionStorage: createMemoryStorage(), events });
    expect(first.getCurrentTeam()).toBeNull();
    storage.setItem('current_team', 'ada');
    expect(first.getCurrentTeam()).toBeNull();
  });

  test('removes token and team when it is cleared, and retains the theme', () => {
    const { storage, sessionStorage, session } = setup({
      access_token: 'a',
      current_team: 't',
      theme: 'light',
    });
    session.clear();
    expect(storage.getItem('access_token')).toBeNull();
    for (const kept of [storage, sessionStorage]) {
      expect(kept.getItem('current_team')).toBeNull();
    }
    expect(session.isSignedIn()).toBe(false);
    expect(session.getTheme()).toBe('light');
  });

  test('stores nothing under the keys of the host, or of another console', () => {
    const storage = createMemoryStorage();
    storage.setItem('access_token', 'of-the-host');
    const ada = createBrowserSession({ namespace: 'ada', storage, sessionStorage: storage });
    const bob = createBrowserSession({ namespace: 'bob', storage, sessionStorage: storage });
    expect(ada.isSignedIn()).toBe(false);
    ada.setToken('of-ada');
    ada.setCurrentTeam('tidewater-labs');
    ada.keepSocialLogin({ codeVerifier: 'a'.repeat(56), linkProvider: 'github' });
    expect(storage.getItem('ada:access_token')).toBe('of-ada');
    expect(bob.isSignedIn()).toBe(false);
    expect(bob.getCurrentTeam()).toBeNull();
    expect(bob.peekSocialLogin()).toBeNull();
    ada.clear();
    expect(storage.getItem('ada:access_token')).toBeNull();
    expect(storage.getItem('access_token')).toBe('of-the-host');
  });

  test('is dark by default', () => {
    expect(setup().session.getTheme()).toBeNull();
  });

  test('stores a social login in this tab only, and returns it once', () => {
    const { storage, sessionStorage, session } = setup();
    const pending = {
      codeVerifier: 'a'.repeat(56),
      linkProvider: 'github',
      redirect: '/device?code=BCDF-GHJK',
    };
    session.keepSocialLogin(pending);
    expect(sessionStorage.getItem('pkce_code_verifier')).toBe(pending.codeVerifier);
    expect(sessionStorage.getItem('link_provider')).toBe('github');
    expect(storage.getItem('pkce_code_verifier')).toBeNull();
    expect(session.takeSocialLogin()).toEqual(pending);
    expect(session.takeSocialLogin()).toBeNull();
    for (const key of ['pkce_code_verifier', 'link_provider', 'login_redirect']) {
      expect(sessionStorage.getItem(key)).toBeNull();
    }
  });

  test('forgets the provider and the redirect of an earlier social login', () => {
    const { session } = setup();
    const codeVerifier = 'a'.repeat(56);
    session.keepSocialLogin({ codeVerifier, linkProvider: 'github', redirect: '/device' });
    session.keepSocialLogin({ codeVerifier, linkProvider: null });
    expect(session.peekSocialLogin()).toEqual({ codeVerifier, linkProvider: null, redirect: null });
  });

  test.each<[string, (session: SessionStore) => void]>([
    ['the token', (session) => session.setToken('a')],
    ['the current team', (session) => session.setCurrentTeam('tidewater')],
    ['the theme', (session) => session.setTheme('light')],
    ['the user, who logs out', (session) => session.clear()],
  ])('notifies its listeners of a change of %s', (_what, change) => {
    const { session } = setup();
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    change(session);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('returns no redirect to another origin', () => {
    const { sessionStorage, session } = setup();
    session.keepSocialLogin({ codeVerifier: 'a'.repeat(56), linkProvider: null });
    sessionStorage.setItem('login_redirect', '//evil.example');
    expect(session.takeSocialLogin()?.redirect).toBeNull();
  });

  test('follows other tabs while there are listeners', () => {
    const { storage, events, session } = setup({ access_token: 'a' });
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    storage.removeItem('access_token');
    events.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
    expect(session.isSignedIn()).toBe(false);
    stop();
    events.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('returns valid values for any stored text', () => {
    const anything = fc.oneof(
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
      fc.constantFrom('', 'null', '{}', '<'),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const { session } = setup({
          access_token: value,
          current_team: value,
          theme: value,
          pkce_code_verifier: value,
          link_provider: value,
        });
        const token = session.getToken({ reason: 'request' });
        expect(session.isSignedIn()).toBe(token !== null);
        if (typeof token === 'string') new Headers().set('Authorization', `Bearer ${token}`);
        expect([null, 'dark', 'light', 'system']).toContain(session.getTheme());
        expect(session.getCurrentTeam() ?? 'none').toMatch(/^[a-z0-9-]+$/);
        expect(session.takeSocialLogin()?.codeVerifier ?? 'a'.repeat(43)).toMatch(/^[\w.~-]{43,}$/);
      }),
    );
  });

  test.each(['a b', 'a\nb', 'ä', '<script>', ''])('rejects %j as a token', (value) => {
    expect(setup({ access_token: value }).session.isSignedIn()).toBe(false);
  });

  test('works until the page is left when storage is denied', () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage: KeyValueStorage = { getItem: deny, setItem: deny, removeItem: deny };
    const session = createBrowserSession({ storage, sessionStorage: storage });
    session.setToken('token');
    expect(session.isSignedIn()).toBe(true);
    session.clear();
    expect(session.isSignedIn()).toBe(false);
  });

  test('has no signed-in user on a server', () => {
    expect(createBrowserSession().isSignedIn()).toBe(false);
  });
});

describe('a memory session', () => {
  test('requests each token from the host, and ends when it is cleared', async () => {
    const session = createMemorySession({ getToken: ({ reason }) => Promise.resolve(reason) });
    expect(await session.getToken({ reason: 'rejected' })).toBe('rejected');
    expect(session.isSignedIn()).toBe(true);
    session.clear();
    expect(session.isSignedIn()).toBe(false);
  });

  test('uses the token of a login in the console instead of the host’s, until it is cleared', () => {
    const session = createMemorySession({ getToken: () => 'of-the-host' });
    session.setToken('of-bob');
    expect(session.getToken({ reason: 'rejected' })).toBe('of-bob');
    session.clear();
    expect(session.getToken({ reason: 'request' })).toBeNull();
  });

  test('is independent of the session of another console', () => {
    const first = createMemorySession({ token: 'one' });
    const second = createMemorySession();
    expect(first.isSignedIn()).toBe(true);
    expect(second.isSignedIn()).toBe(false);
  });
});
