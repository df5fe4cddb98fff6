import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import { createMemorySession } from '../runtime/session/createSession.ts';
import { sampleMe, sampleTeam } from '../testing/teamSamples.ts';
import { SignedInLayoutContainer } from './SignedInLayoutContainer.tsx';

const me = { ...sampleMe, full_name: 'Ada' };
const tidewater = { ...sampleTeam, name: 'Tidewater', slug: 'tidewater' };

/** The layout around a page, with a platform whose responses come from `fetch`. */
function layout(
  fetch: (url: string) => Promise<Response>,
  navigation = createMemoryNavigation('/tidewater/apps'),
) {
  return (
    <ConsoleProvider
      apiBaseUrl=""
      fetch={fetch}
      navigation={navigation}
      session={createMemorySession({ token: 'ada' })}
    >
      <SignedInLayoutContainer match={{ id: 'apps', params: { teamSlug: 'tidewater' } }}>
        <p>The page</p>
      </SignedInLayoutContainer>
    </ConsoleProvider>
  );
}

function respond(url: string): Promise<Response> {
  const data = url.includes('/teams/') ? [tidewater] : [];
  return Promise.resolve(
    Response.json(url.endsWith('/users/me') ? me : { data, count: data.length }),
  );
}

test('data that loads at once is rendered without a skeleton first', async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const screen = await render(layout(respond));
  await expect.element(screen.getByText('The page')).toBeVisible();
  observer.disconnect();
  expect(seen.filter((text) => text.includes('Loading'))).toEqual([]);
});

test('a skeleton is shown while the data loads slowly', async () => {
  const screen = await render(layout(() => new Promise(() => {})));
  await expect.element(screen.getByText('Loading').first()).toBeInTheDocument();
  expect(screen.getByText('The page').query()).toBeNull();
});

test('the page is shown once the user is loaded, even while its own list loads', async () => {
  const screen = await render(
    layout((url) => (url.includes('/apps/') ? new Promise(() => {}) : respond(url))),
  );
  await expect.element(screen.getByText('The page')).toBeVisible();
});

test('shortcuts pressed while the page loads run once it is shown', async () => {
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  const navigation = createMemoryNavigation('/tidewater/apps');
  const screen = await render(layout(async (url) => isThere.then(() => respond(url)), navigation));
  await expect.element(screen.getByText('Loading').first()).toBeInTheDocument();
  await userEvent.keyboard('gt');
  expect(navigation.current()).toBe('/tidewater/apps');
  arrive();
  await expect.element(screen.getByText('The page')).toBeVisible();
  await vi.waitFor(() => expect(navigation.current()).toBe('/tidewater/settings'));
});

const fails = () => Promise.resolve(new Response(null, { status: 503 }));

test.each([
  ['is down', fails],
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a notice replaces the skeleton after the first failure when the platform %s',
  async (_, fetch) => {
    const screen = await render(layout(fetch));
    const notice = screen.getByText('Can’t reach the platform', { exact: true });
    await expect.element(notice).toBeVisible();
    await expect.element(screen.getByText('The page')).toBeVisible();
  },
);

test('a single failed call is retried without a notice', async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  let attempts = 0;
  const screen = await render(
    layout((url) => {
      if (!url.endsWith('/users/me')) return respond(url);
      attempts += 1;
      return attempts === 1 ? fails() : respond(url);
    }),
  );
  await expect.element(screen.getByText('The page')).toBeVisible();
  observer.disconnect();
  expect(attempts).toBe(2);
  expect(seen.filter((text) => text.includes('Loading'))).not.toEqual([]);
  expect(seen.filter((text) => text.includes('reach the platform'))).toEqual([]);
});

test('a server-rendered skeleton stays until the page is shown', async () => {
  const html = renderToString(layout(() => new Promise(() => {})));
  expect(html).toContain('Loading');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(place.textContent));
  observer.observe(place, { childList: true, subtree: true, characterData: true });
  const failed = vi.fn<() => void>();
  const root = hydrateRoot(place, layout(respond), { onRecoverableError: failed });
  await expect.element(page.getByText('The page')).toBeVisible();
  observer.disconnect();
  root.unmount();
  place.remove();
  expect(failed).not.toHaveBeenCalled();
  expect(seen.filter((text) => !/Loading|The page/.test(text))).toEqual([]);
});
