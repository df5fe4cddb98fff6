import { beforeEach, expect, test, vi } from 'vitest';
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
  const { pathname, search, hash } = useLocationOf(navigation);
  return (
    <>
      <output>{`${pathname}|${search}|${hash}`}</output>
      <button type="button" onClick={() => navigation.navigate('/login', { replace: true })}>
        Replace
      </button>
      <a href={navigation.href('/t/apps')}>Apps</a>
    </>
  );
}

function WouterPlace() {
  return <Place navigation={useWouterNavigation()} />;
}

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
