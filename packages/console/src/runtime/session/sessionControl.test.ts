import { describe, expect, test, vi } from 'vitest';

import { createMemoryNavigation } from '../navigation/memory.ts';
import { createMemorySession } from './createSession.ts';
import type { MemorySessionOptions } from './createSession.ts';
import type { SessionStore } from './SessionStore.ts';
import { createSessionControl } from './sessionControl.ts';
import type { SessionEvent } from './sessionControl.ts';

function setup(start = '/tidewater/apps?page=2', options: MemorySessionOptions = { token: 'one' }) {
  const session = createMemorySession(options);
  const navigation = createMemoryNavigation(start);
  const resetCache = vi.fn<(isSignedIn: boolean) => void>();
  const onEvent = vi.fn<(event: SessionEvent) => void>();
  const isSameUser = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const revoke = vi.fn<() => void>();
  const control = createSessionControl({
    session,
    place: () => {
      const { pathname, search, hash } = new URL(navigation.current(), 'https://x.example');
      return { navigation, location: { pathname, search, hash } };
    },
    isSameUser,
    revoke,
    resetCache,
    onEvent,
  });
  return { control, session, navigation, resetCache, onEvent, isSameUser, revoke };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Creates the session control of a mounted console. */
function setupShown(...args: Parameters<typeof setup>) {
  const made = setup(...args);
  made.control.follow();
  return made;
}

describe('when the platform rejects the token', () => {
  test('token and team are removed, and logging in returns to the page', () => {
    const { control, session, navigation, resetCache, onEvent } = setupShown();
    session.setCurrentTeam('tidewater');
    control.beginCall()();
    expect(session.isSignedIn()).toBe(false);
    expect(session.getCurrentTeam()).toBeNull();
    expect(navigation.current()).toBe('/login?redirect=%2Ftidewater%2Fapps%3Fpage%3D2');
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(false);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'session-expired' });
  });

  test('the end of the session is reported once for several requests, until the next login', () => {
    const { control, onEvent } = setupShown();
    const listener = vi.fn<() => void>();
    control.hasExpired.subscribe(listener);
    const rejections = [control.beginCall(), control.beginCall(), control.beginCall()];
    for (const reject of rejections) reject();
    expect(control.hasExpired.get()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(onEvent).toHaveBeenCalledOnce();
    control.signIn('two');
    expect(control.hasExpired.get()).toBe(false);
  });

  test.each(['/login', '/login/', '/reset-password?token=t'])('nothing happens on %s', (path) => {
    const { control, session, navigation } = setupShown(path);
    control.beginCall()();
    expect(session.isSignedIn()).toBe(true);
    expect(navigation.current()).toBe(path);
  });

  test('the session ends on an unknown page, too', () => {
    const path = '/a/page/that/does/not/exist';
    const { control, session } = setupShown(path);
    control.beginCall()();
    expect(session.isSignedIn()).toBe(false);
  });

  test('going back does not return to the page that has ended', () => {
    const { control, navigation } = setupShown();
    const navigate = vi.spyOn(navigation, 'navigate');
    control.beginCall()();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/login'), {
      replace: true,
    });
  });

  test('an unmounted console leaves the session to others', () => {
    const { control, session, navigation, resetCache } = setup();
    const unmount = control.follow();
    unmount();
    control.beginCall()();
    expect(session.isSignedIn()).toBe(true);
    expect(navigation.current()).toBe('/tidewater/apps?page=2');
    session.clear();
    expect(resetCache).not.toHaveBeenCalled();
  });

  test('a 401 for an earlier session does not end the current one', () => {
    const { control, session } = setupShown();
    const reject = control.beginCall();
    control.signOut();
    control.signIn('two');
    reject();
    expect(session.isSignedIn()).toBe(true);
  });

  test('the host can take over with onExpired', () => {
    const onExpired = vi.fn<() => void>();
    const { control, navigation } = setupShown('/tidewater/apps', { token: 'one', onExpired });
    control.beginCall()();
    expect(onExpired).toHaveBeenCalledOnce();
    expect(navigation.current()).toBe('/tidewater/apps');
  });

  test('only the mounted console ends the session, not one that React discarded', () => {
    const dropped = setup();
    dropped.control.beginCall()();
    expect(dropped.session.isSignedIn()).toBe(true);
    expect(dropped.navigation.current()).toBe('/tidewater/apps?page=2');

    const { control, session, navigation } = setup();
    control.beginCall()();
    control.follow();
    expect(control.hasExpired.get()).toBe(true);
    expect(session.isSignedIn()).toBe(false);
    expect(navigation.current()).toBe('/login?redirect=%2Ftidewater%2Fapps%3Fpage%3D2');
  });

  test('a 401 from before another user signed in does not end the new session', () => {
    const { control, session } = setup();
    control.beginCall()();
    session.setToken('two');
    control.follow();
    expect(session.isSignedIn()).toBe(true);
    expect(control.hasExpired.get()).toBe(false);
  });
});

describe('logging in', () => {
  test('resets the cache at once, and is reported', () => {
    const { control, session, resetCache, onEvent } = setup('/login', {});
    control.signIn('one');
    expect(session.getToken({ reason: 'request' })).toBe('one');
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(true);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'signed-in' });
  });

  test('does not change whether a session has expired when none has', () => {
    const { control } = setup('/login', {});
    const listener = vi.fn<() => void>();
    control.hasExpired.subscribe(listener);
    control.signIn('one');
    control.signOut();
    expect(listener).not.toHaveBeenCalled();
  });
});

test('a console that observes nothing logs in and out, and expires', async () => {
  const session = createMemorySession();
  const navigation = createMemoryNavigation('/login');
  const resetCache = vi.fn<(isSignedIn: boolean) => void>();
  const location = { pathname: '/tidewater', search: '', hash: '' };
  const place = () => ({ navigation, location });
  const control = createSessionControl({ session, place, resetCache });
  control.follow();
  control.signIn('one');
  control.beginCall()();
  expect(control.hasExpired.get()).toBe(true);
  control.signIn('two');
  control.signOut();
  expect(session.isSignedIn()).toBe(false);
  expect(resetCache.mock.calls).toEqual([[true], [false], [true], [false]]);
  // Without a check of the user, another token counts as another user's.
  control.signIn('three');
  session.setToken('four');
  await settled();
  expect(resetCache.mock.calls.slice(4)).toEqual([[true], [true]]);
});

describe('logging out', () => {
  test('clears the session and the cache, and opens Log In', () => {
    const { control, session, navigation, resetCache, onEvent } = setup();
    control.signOut();
    expect(session.isSignedIn()).toBe(false);
    expect(navigation.current()).toBe('/login');
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(false);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'signed-out' });
    expect(control.hasExpired.get()).toBe(false);
  });

  test('can return to a page after the next login', () => {
    const { control, navigation } = setup();
    control.signOut({ pathname: '/invitation', search: '?token=t', hash: '' });
    expect(navigation.current()).toBe('/login?redirect=%2Finvitation%3Ftoken%3Dt');
  });

  test('can be handled by the host with onLogout', () => {
    const onLogout = vi.fn<() => void>();
    const { control, navigation } = setup('/tidewater/apps', { token: 'one', onLogout });
    control.signOut();
    expect(onLogout).toHaveBeenCalledOnce();
    expect(navigation.current()).toBe('/tidewater/apps');
  });
});

describe('when another tab', () => {
  test('logs out, cached data is dropped', () => {
    const { control, session, resetCache } = setup();
    control.follow();
    session.clear();
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('logs in as another user, active queries are refetched', async () => {
    const { control, session, resetCache } = setup();
    control.follow();
    session.setToken('two');
    await settled();
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('changes theme or team, nothing is dropped', () => {
    const { control, session, resetCache } = setup();
    control.follow();
    session.setTheme('light');
    session.setCurrentTeam('other');
    expect(resetCache).not.toHaveBeenCalled();
  });
});

describe('when a host replaces an opaque token', () => {
  test('nothing is dropped when the platform confirms the same user', async () => {
    const { session, resetCache, isSameUser } = setupShown();
    isSameUser.mockResolvedValue(true);
    session.setToken('two');
    await settled();
    expect(isSameUser).toHaveBeenCalledOnce();
    expect(resetCache).not.toHaveBeenCalled();
  });

  test.each([
    ['belongs to another user', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
  ])('cached data is dropped when the check %s', async (_name, response) => {
    const { session, resetCache, isSameUser } = setupShown();
    isSameUser.mockImplementation(response);
    session.setToken('two');
    await settled();
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('the check is running until the platform has confirmed the latest token', async () => {
    const { control, session, resetCache, isSameUser } = setupShown();
    const confirm: ((isSame: boolean) => void)[] = [];
    isSameUser.mockImplementation(() => new Promise((resolve) => confirm.push(resolve)));
    expect(control.userCheck()).toBeUndefined();
    session.setToken('two');
    session.setToken('three');
    const check = control.userCheck();
    expect(check).toBeInstanceOf(Promise);
    confirm[0]?.(false);
    await settled();
    expect(control.userCheck()).toBe(check);
    expect(resetCache).not.toHaveBeenCalled();
    confirm[1]?.(false);
    await check;
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(true);
    await settled();
    expect(control.userCheck()).toBeUndefined();
  });

  test('logging out during the check drops cached data at once, and only once', async () => {
    const { control, session, resetCache } = setupShown();
    session.setToken('two');
    control.signOut();
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(false);
    await settled();
    expect(resetCache).toHaveBeenCalledOnce();
  });

  test('a 401 for the previous token does not end the session', () => {
    const { control, session } = setupShown();
    const reject = control.beginCall();
    session.setToken('two');
    reject();
    expect(session.isSignedIn()).toBe(true);
  });
});

test('logging out revokes the token while the session still has it', () => {
  const { control, session, revoke } = setupShown();
  revoke.mockImplementation(() => expect(session.isSignedIn()).toBe(true));
  control.signOut();
  expect(revoke).toHaveBeenCalledOnce();
});

test('deleting the account ends the session like logging out, without revoking the token', () => {
  const { control, session, navigation, onEvent, revoke } = setupShown();
  control.endLocally();
  expect(revoke).not.toHaveBeenCalled();
  expect(session.isSignedIn()).toBe(false);
  expect(navigation.current()).toBe('/login');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'signed-out' });
});

test('a session that the platform ended is not revoked', () => {
  const { control, revoke } = setupShown();
  control.beginCall()();
  expect(revoke).not.toHaveBeenCalled();
});

describe('when a host provides tokens asynchronously', () => {
  test('the token is requested once, even when theme or team change', async () => {
    const getToken = vi.fn<SessionStore['getToken']>(async () => 'one');
    const { control, session, resetCache } = setup('/tidewater/apps', { getToken });
    control.follow();
    session.setTheme('light');
    session.setCurrentTeam('other');
    expect(getToken).toHaveBeenCalledExactlyOnceWith({ reason: 'request' });
    await settled();
    expect(resetCache).not.toHaveBeenCalled();
    session.clear();
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('a session whose token is not known yet ends like others', async () => {
    const { control, session, resetCache } = setupShown('/tidewater/apps', {
      getToken: () => null,
    });
    session.setTheme('light');
    await settled();
    expect(resetCache).not.toHaveBeenCalled();
    control.signOut();
    expect(session.isSignedIn()).toBe(false);
    expect(resetCache).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('a session without one causes no unhandled rejection', async () => {
    const onRejection = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', onRejection);
    setup('/tidewater/apps', { getToken: () => Promise.reject(new TypeError('Invalid URL')) });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onRejection);
    expect(onRejection).not.toHaveBeenCalled();
  });
});
