import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';

import { createHistoryNavigation } from './history.ts';
import { useLocationOf } from '../useConsole.ts';
import type { Navigation } from './Navigation.ts';
import { useWouterNavigation } from './wouter.tsx';

const home = globalThis.location.href;

beforeEach(() => {
  globalThis.history.replaceState(null, '', home);
});

function Place({ navigation }: { navigation: Navigation }) {
  const [isBlocked, setBlocked] = useState(false);
  const { pathname, search, hash } = useLocationOf(navigation);
  const [unblock, setUnblock] = useState<(() => void) | null>(null);
  return (
    <>
      <output>{`${pathname}|${search}|${hash}`}</output>
      <button type="button" onClick={() => navigation.navigate('/t/apps?page=2#top')}>
        Go
      </button>
      <button type="button" onClick={() => navigation.navigate('/login', { replace: true })}>
        Replace
      </button>
      <button
        type="button"
        onClick={() => {
          unblock?.();
          setUnblock(isBlocked ? null : () => navigation.block(() => true));
          setBlocked(!isBlocked);
        }}
      >
        {isBlocked ? 'Unblock' : 'Block'}
      </button>
      <a href={navigation.href('/t/apps')}>Apps</a>
    </>
  );
}

function WithHistory() {
  const [navigation] = useState(() => createHistoryNavigation({ base: '/console' }));
  return <Place navigation={navigation} />;
}

function WouterPlace() {
  return <Place navigation={useWouterNavigation()} />;
}

function WithWouter() {
  return (
    <Router base="/console">
      <WouterPlace />
    </Router>
  );
}

describe.each([
  ['the browser history', WithHistory],
  ['wouter', WithWouter],
])('a console under a base path with %s', (_, Adapter) => {
  test('navigates to a path with query and hash, and back', async () => {
    globalThis.history.replaceState(null, '', '/console/start');
    const screen = await render(<Adapter />);
    await expect.element(screen.getByText('/start||')).toBeVisible();
    await screen.getByRole('button', { name: 'Go' }).click();
    await expect.element(screen.getByText('/t/apps|?page=2|#top')).toBeVisible();
    expect(globalThis.location.pathname).toBe('/console/t/apps');
    globalThis.history.back();
    await expect.element(screen.getByText('/start||')).toBeVisible();
  });

  test('can replace the current history entry', async () => {
    globalThis.history.replaceState(null, '', '/console/start');
    const before = globalThis.history.length;
    const screen = await render(<Adapter />);
    await screen.getByRole('button', { name: 'Replace' }).click();
    await expect.element(screen.getByText('/login||')).toBeVisible();
    expect(globalThis.history.length).toBe(before);
  });

  test('stays on the page while a blocker is active', async () => {
    globalThis.history.replaceState(null, '', '/console/start');
    const screen = await render(<Adapter />);
    await screen.getByRole('button', { name: 'Block' }).click();
    await screen.getByRole('button', { name: 'Go' }).click();
    await expect.element(screen.getByText('/start||')).toBeVisible();
    await screen.getByRole('button', { name: 'Unblock' }).click();
    await screen.getByRole('button', { name: 'Go' }).click();
    await expect.element(screen.getByText('/t/apps|?page=2|#top')).toBeVisible();
  });

  test('includes the base path in the href of links', async () => {
    globalThis.history.replaceState(null, '', '/console/start');
    const screen = await render(<Adapter />);
    await expect
      .element(screen.getByRole('link', { name: 'Apps' }))
      .toHaveAttribute('href', '/console/t/apps');
  });
});

test('with hash routing, paths and links are in the hash', async () => {
  const screen = await render(
    <Router hook={useHashLocation}>
      <WouterPlace />
    </Router>,
  );
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText(/^\/login\|/)).toBeVisible();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '#/t/apps');
  expect(globalThis.location.hash).toBe('#/login');
});

test('with hash routing, a page can have its own hash', async () => {
  globalThis.history.replaceState(null, '', '#/t/apps#L3-L5');
  const screen = await render(
    <Router hook={() => ['/t/apps', () => {}]} searchHook={() => ''}>
      <WouterPlace />
    </Router>,
  );
  await expect.element(screen.getByText('/t/apps||#L3-L5')).toBeVisible();
  globalThis.history.replaceState(null, '', '#/t/apps');
  await expect.element(screen.getByText('/t/apps||', { exact: true })).toBeVisible();
});

test('listens to beforeunload only while a blocker is active', () => {
  const add = vi.fn<Window['addEventListener']>();
  const remove = vi.fn<Window['removeEventListener']>();
  const navigation = createHistoryNavigation({
    window: { location, history, addEventListener: add, removeEventListener: remove },
  });
  const unblock = navigation.block(() => true);
  expect(add).toHaveBeenCalledWith('beforeunload', expect.any(Function));
  expect(remove).not.toHaveBeenCalled();
  unblock();
  expect(remove.mock.calls.map(([type]) => type)).toEqual(add.mock.calls.map(([type]) => type));
});
