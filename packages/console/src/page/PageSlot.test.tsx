import { createClient } from '@quayside/api-contract';
import { Page } from '@quayside/design-system';
import { createElement, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { idleTime } from '../idleTime.ts';
import { createMemoryNavigation } from '../navigation/memory.ts';
import type { Location } from '../navigation/Navigation.ts';
import { locationOf } from '../navigation/paths.ts';
import { ConsoleProvider } from '../provider/ConsoleProvider.tsx';
import { useConsole, useLocation } from '../provider/useConsole.ts';
import { createMemorySession } from '../session/createSession.ts';
import type { Ahead } from './ahead.ts';
import { AheadSlot } from './AheadSlot.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PageSlot } from './PageSlot.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

const client = createClient({ baseUrl: 'https://api.example.com' });

interface PageOfHost {
  location: Location;
}

/** A host with something that stays around its pages, for somebody who is signed in. */
async function open(
  path: string,
  Content: ComponentType<PageOfHost>,
  Around: ComponentType<PageOfHost> = () => null,
) {
  const session = createMemorySession({ token: 'token' });
  const navigation = createMemoryNavigation(path);
  let ahead: Ahead | undefined;
  function At({ location }: PageOfHost) {
    const console = useConsole();
    useEffect(() => {
      ({ ahead } = console);
    }, [console]);
    useFocusOnArrival(location.pathname);
    return (
      <main>
        <Around location={location} />
        <PageSlot location={location} Page={Content} />
      </main>
    );
  }
  const screen = await render(
    <StrictMode>
      <ConsoleProvider client={client} session={session} navigation={navigation}>
        <PageOutlet Failure={Failure} Page={At} />
      </ConsoleProvider>
    </StrictMode>,
  );
  return {
    screen,
    session,
    navigation,
    want: (to: string | undefined) =>
      ahead?.want(to === undefined ? undefined : { location: locationOf(to), Slot: AheadSlot }),
    wanted: () => ahead?.get()?.location.pathname,
    isDrawn: (to: string) => ahead?.isDrawn(locationOf(to)) === true,
    pageNamed: (name: string) => screen.getByRole('heading', { level: 1, name }),
  };
}

function Failure({ error }: { error: unknown }) {
  return <p role="alert">{String(error)}</p>;
}

/** Pages that tell when they are drawn, and when their effects begin and end. */
function createPages() {
  const drawn: string[] = [];
  const effects: string[] = [];
  function Content({ location: { pathname } }: PageOfHost) {
    const [first] = useState(pathname);
    drawn.push(pathname);
    useEffect(() => {
      effects.push(`begins ${pathname}`);
      return () => void effects.push(`ends ${pathname}`);
    }, [pathname]);
    return (
      <Page title={`At ${pathname}`}>
        <p>{`Since ${first}`}</p>
      </Page>
    );
  }
  return { drawn, effects, Content };
}

test('the page that is meant is drawn where nobody comes across it, and is there with the press', async () => {
  const { drawn, effects, Content } = createPages();
  const { navigation, want, pageNamed } = await open('/teams', Content);
  await expect.element(pageNamed('At /teams')).toBeVisible();

  want('/settings');
  await expect.poll(() => drawn).toContain('/settings');
  expect(document.body.textContent).not.toContain('At /settings');
  expect(effects).not.toContain('begins /settings');

  const soFar = drawn.length;
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toHaveFocus();
  expect(document.body.textContent).not.toContain('At /teams');
  expect(effects).toContain('begins /settings');
  expect(effects.at(-1)).not.toBe('ends /settings');
  expect(drawn).toHaveLength(soFar);
});

/** Something that stays around pages, and says where one is. */
function Staying({ location: { pathname } }: PageOfHost) {
  return (
    <p>
      <button type="button">Stays</button>
      <output>{pathname}</output>
    </p>
  );
}

test('the focus is let go of before anything changes, and is on the heading then', async () => {
  const Content = ({ location: { pathname } }: PageOfHost) => (
    <Page title={`At ${pathname}`}>
      <button type="button">In it</button>
    </Page>
  );
  const { screen, navigation, want, isDrawn, pageNamed } = await open('/teams', Content, Staying);
  const pressed = screen.getByRole('button', { name: 'In it' }).element();
  if (!(pressed instanceof HTMLElement)) throw new Error('There is no button');
  pressed.focus();
  want('/settings');
  await expect.poll(() => isDrawn('/settings')).toBe(true);

  const around = screen.getByRole('status').element();
  const atBlur: (string | null)[] = [];
  pressed.addEventListener('blur', () => atBlur.push(around.textContent));
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toHaveFocus();
  expect(atBlur).toEqual(['/teams']);
});

test('what stays around the pages keeps the focus', async () => {
  const { Content } = createPages();
  const { screen, navigation, want, isDrawn } = await open('/teams', Content, Staying);
  const stays = screen.getByRole('button', { name: 'Stays' });
  await stays.click();
  want('/teams?page=2');
  await expect.poll(() => isDrawn('/teams?page=2')).toBe(true);
  navigation.navigate('/teams?page=2');
  await expect.poll(() => isDrawn('/teams?page=2')).toBe(false);
  await expect.element(stays).toHaveFocus();
});

test('where somebody is they need not go any more', async () => {
  const { Content } = createPages();
  const { navigation, want, wanted, pageNamed } = await open('/teams', Content);
  await expect.element(pageNamed('At /teams')).toBeVisible();
  want('/settings');
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toBeVisible();
  await expect.poll(wanted).toBeUndefined();
});

test('the page that is meant is laid out once, as wide as it will be, and nobody comes across it', async () => {
  const widths: number[] = [];
  class Probe extends HTMLElement {
    connectedCallback() {
      widths.push(this.getBoundingClientRect().width);
    }
  }
  customElements.define('x-width-of-page', Probe);
  const seen: string[] = [];
  const { navigation, want, pageNamed } = await open('/teams', ({ location: { pathname } }) => (
    <Page title={`At ${pathname}`}>
      {pathname === '/settings' &&
        createElement('x-width-of-page', { style: { display: 'block' } })}
    </Page>
  ));
  await expect.element(pageNamed('At /teams')).toBeVisible();
  const { width, height } = document.body.getBoundingClientRect();
  new ResizeObserver(() => {
    seen.push(`${document.querySelectorAll('h1').length} of ${document.body.scrollHeight}`);
  }).observe(document.body);
  want('/settings');
  await expect.poll(() => widths).toHaveLength(1);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.body.getBoundingClientRect()).toMatchObject({ width, height });

  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toBeVisible();
  expect(widths).toEqual([widths[0], widths[0]]);
  expect(widths[0]).toBeGreaterThan(0);
  expect(seen.every((each) => each.startsWith('1 '))).toBe(true);
});

/** In milliseconds. */
function takeTime(duration: number) {
  const end = performance.now() + duration;
  while (performance.now() < end);
}

test('a page that is drawn is shown in one go, and its effects come after', async () => {
  const told: string[] = [];
  let tasks = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    tasks += 1;
    port2.postMessage(undefined);
  });
  port1.start();
  // What is around a page takes its time: far longer than React renders before it lets others have their turn.
  const rendered: number[] = [];
  function Part({ location }: PageOfHost) {
    takeTime(4);
    rendered.push(tasks);
    return <p>{location.pathname}</p>;
  }
  const { navigation, want, isDrawn, pageNamed } = await open(
    '/teams',
    function Content({ location: { pathname } }) {
      useLayoutEffect(() => {
        told.push('there');
        queueMicrotask(() => told.push('end of the task'));
      });
      useEffect(() => void told.push('effects'));
      return <Page title={`At ${pathname}`} />;
    },
    ({ location }) => Array.from({ length: 8 }, (_, at) => <Part key={at} location={location} />),
  );
  await expect.element(pageNamed('At /teams')).toBeVisible();
  want('/settings');
  await expect.poll(() => isDrawn('/settings')).toBe(true);
  told.length = 0;
  rendered.length = 0;
  port2.postMessage(undefined);
  navigation.navigate('/settings');
  await expect.poll(() => told).toContain('effects');
  port1.close();
  expect(told.slice(0, 3)).toEqual(['there', 'end of the task', 'effects']);
  expect(new Set(rendered).size).toBe(1);
});

test('a page that is drawn ahead is told where it is, not where people are', async () => {
  const told: string[] = [];
  const { want, pageNamed } = await open('/teams', function Content({ location: { pathname } }) {
    told.push(`${pathname} ${useLocation().pathname}`);
    return <Page title={`At ${pathname}`} />;
  });
  await expect.element(pageNamed('At /teams')).toBeVisible();
  want('/settings');
  await expect.poll(() => told).toContain('/settings /settings');
  expect(told).not.toContain('/settings /teams');
});

test('from a page that was drawn ahead people go on, and back', async () => {
  const { Content } = createPages();
  const { navigation, want, pageNamed } = await open('/teams', Content);
  for (const to of ['/settings', '/tidewater-labs/apps', '/teams']) {
    want(to);
    navigation.navigate(to);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other.
    await expect.element(pageNamed(`At ${to}`)).toBeVisible();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  }
});

test('a page that is meant no longer is dropped, and another is drawn in its place', async () => {
  const { drawn, effects, Content } = createPages();
  const { navigation, want, pageNamed } = await open('/teams', Content);
  await expect.element(pageNamed('At /teams')).toBeVisible();
  want('/settings');
  await expect.poll(() => drawn).toContain('/settings');
  want(undefined);
  want('/tidewater-labs/apps');
  await expect.poll(() => drawn).toContain('/tidewater-labs/apps');
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toBeVisible();
  expect(effects).not.toContain('begins /tidewater-labs/apps');
});

test('what has changed since a page was drawn is drawn anew before it is shown', async () => {
  let answer = 'an old answer';
  const drawn: string[] = [];
  const { navigation, want, pageNamed, screen } = await open(
    '/teams',
    function Content({ location: { pathname } }) {
      drawn.push(`${pathname} ${answer}`);
      return (
        <Page title={`At ${pathname}`}>
          <p>{answer}</p>
        </Page>
      );
    },
  );
  await expect.element(pageNamed('At /teams')).toBeVisible();
  want('/settings');
  await expect.poll(() => drawn).toContain('/settings an old answer');
  answer = 'a new answer';
  want('/settings');
  await expect.poll(() => drawn).toContain('/settings a new answer');
  navigation.navigate('/settings');
  await expect.element(screen.getByText('a new answer')).toBeVisible();
});

test('a page takes over what the one of the same kind before it holds', async () => {
  const { Content } = createPages();
  const { navigation, screen, pageNamed } = await open('/one/apps', Content);
  await expect.element(pageNamed('At /one/apps')).toBeVisible();
  navigation.navigate('/two/apps');
  await expect.element(pageNamed('At /two/apps')).toBeVisible();
  await expect.element(screen.getByText('Since /one/apps')).toBeVisible();
});

test('a page that fails while it is drawn ahead fails for those who go there, and for nobody else', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const tried: string[] = [];
  const { navigation, want, pageNamed } = await open(
    '/teams',
    function Content({ location: { pathname } }) {
      tried.push(pathname);
      if (isBroken && pathname === '/settings') throw new Error('No page today');
      return <Page title={`At ${pathname}`} />;
    },
  );
  await expect.element(pageNamed('At /teams')).toBeVisible();
  const failure = page.getByRole('alert');
  want('/settings');
  await expect.poll(() => tried).toContain('/settings');
  // React has shown what came of it.
  await idleTime();
  await idleTime();
  await expect.element(pageNamed('At /teams')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();

  navigation.navigate('/settings');
  await expect.element(failure).toHaveTextContent('Error: No page today');
  navigation.navigate('/teams');
  await expect.element(pageNamed('At /teams')).toBeVisible();

  want('/settings');
  isBroken = false;
  navigation.navigate('/settings');
  await expect.element(pageNamed('At /settings')).toBeVisible();
  vi.restoreAllMocks();
});

test('a page that fails as it is drawn anew fails for those who go there, and for nobody else', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = false;
  const tried: string[] = [];
  const { navigation, want, pageNamed } = await open(
    '/teams',
    function Content({ location: { pathname } }) {
      tried.push(`${pathname} ${isBroken ? 'fails' : 'works'}`);
      if (isBroken && pathname === '/settings') throw new Error('No page today');
      return <Page title={`At ${pathname}`} />;
    },
  );
  await expect.element(pageNamed('At /teams')).toBeVisible();
  want('/settings');
  await expect.poll(() => tried).toContain('/settings works');
  await idleTime();
  isBroken = true;
  want('/settings');
  await expect.poll(() => tried).toContain('/settings fails');
  // React has shown what came of it.
  await idleTime();
  await idleTime();
  const failure = page.getByRole('alert');
  await expect.element(pageNamed('At /teams')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();

  navigation.navigate('/settings');
  await expect.element(failure).toHaveTextContent('Error: No page today');
  vi.restoreAllMocks();
});

test('who is signed out meanwhile does not get to the page that was drawn', async () => {
  const { drawn, effects, Content } = createPages();
  const { session, navigation, want, pageNamed } = await open('/teams', Content);
  await expect.element(pageNamed('At /teams')).toBeVisible();
  want('/settings');
  await expect.poll(() => drawn).toContain('/settings');
  session.clear();
  navigation.navigate('/settings');
  await expect.poll(() => navigation.current()).toMatch(/^\/login/);
  expect(effects).not.toContain('begins /settings');
});
