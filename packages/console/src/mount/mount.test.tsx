import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { openConsoleInMemory } from '../testing/openConsole.tsx';
import { mount } from './index.ts';
import type { Mounted, MountOptions } from './index.ts';

const undo: (() => void)[] = [];

afterEach(() => {
  for (const step of undo.splice(0)) step();
  document.title = '';
});

/** Mounts a console with a user of the demo dataset. */
async function setup(
  options: Pick<MountOptions, 'page' | 'navigation' | 'appearance' | 'onBeforeAction'>,
): Promise<{ place: HTMLElement; mounted: Mounted }> {
  const { client, session } = await openConsoleInMemory('/');
  const place = document.createElement('div');
  document.body.append(place);
  const mounted = mount(place, { client, session, ...options });
  undo.push(() => {
    mounted.unmount();
    place.remove();
  });
  return { place, mounted };
}

const tidewater = { teamSlug: 'tidewater-labs' };

test('the links of a single screen open in the same element and move focus', async () => {
  document.title = 'A page of the host';
  await setup({ page: { id: 'apps', params: tidewater } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Team', exact: true }).elements()).toEqual([]);
  await page.getByRole('link', { name: /^Tide Tables/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Tide Tables/ });
  await expect.element(heading).toHaveFocus();
  expect(document.title).toBe('A page of the host');
});

test('updating page and theme keeps all other options', async () => {
  const { place, mounted } = await setup({
    page: { id: 'apps', params: tidewater },
    appearance: { colorScheme: 'light' },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  mounted.update({ page: { id: 'teamSettings', params: tidewater } });
  await expect.element(page.getByText('grace@example.com')).toBeVisible();
  expect(place.querySelector('.qs-root')?.getAttribute('data-theme')).toBe('light');
  mounted.update({ appearance: { colorScheme: 'dark' } });
  await expect.poll(() => place.querySelector('.qs-root')?.getAttribute('data-theme')).toBe('dark');
  await expect.element(page.getByText('grace@example.com')).toBeVisible();
});

test('the whole console has its navigation, and sets the document title', async () => {
  const navigation = createMemoryNavigation('/tidewater-labs');
  await setup({ navigation });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  expect(navigation.current()).toBe('/tidewater-labs/apps');
  await expect.element(page.getByRole('link', { name: 'Team Settings' })).toBeVisible();
  await expect.poll(() => document.title).toContain('Tidewater Labs');
});

test('a single screen does not change the scroll position of the host', async () => {
  const { place, mounted } = await setup({ page: { id: 'apps', params: tidewater } });
  place.style.minHeight = '300vh';
  await expect.element(page.getByRole('link', { name: /^Tide Tables/ })).toBeVisible();
  window.scrollTo(0, 400);
  mounted.update({ page: { id: 'teamSettings', params: tidewater } });
  await expect.element(page.getByText('grace@example.com')).toBeVisible();
  expect(window.scrollY).toBeGreaterThan(0);
});

test('an unknown page shows Not Found, and another page can be opened', async () => {
  const { mounted } = await setup({ page: { id: 'apps', params: { teamSlug: 'no-such-team' } } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Team not found')).toBeVisible();
  mounted.update({ page: { id: 'apps', params: tidewater } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
});

test('unmounting empties the element', async () => {
  const { place, mounted } = await setup({ page: { id: 'apps', params: tidewater } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  mounted.unmount();
  expect(place.childElementCount).toBe(0);
});

test('updating after unmounting, an unknown page and a missing element give clear errors', async () => {
  const { mounted } = await setup({ page: { id: 'apps', params: tidewater } });
  // Pages without TypeScript can pass anything.
  const unknown: MountOptions['page'] = JSON.parse('{ "id": "dashboard" }');
  expect(() => mounted.update({ page: unknown })).toThrow(
    "Unknown page 'dashboard'. The pages are",
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  mounted.unmount();
  expect(() => mounted.update({ page: { id: 'home' } })).toThrow('This console is unmounted');
  expect(() => mounted.unmount()).not.toThrow();
  const missing: Element = JSON.parse('null');
  expect(() => mount(missing, { apiBaseUrl: '', getToken: () => null })).toThrow(
    'needs an element',
  );
});
