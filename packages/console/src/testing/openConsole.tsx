import { createClient } from '@quayside/api-contract';
import type { Client } from '@quayside/api-contract';
import {
  createManualClock,
  createPlatform,
  createRequestHandler,
  demoPassword,
} from '@quayside/api-mocks';
import type { Control, Platform, RequestHandler } from '@quayside/api-mocks';
import { createStoppedClock } from '@quayside/design-system';
import { Suspense } from 'react';
import type { JSX } from 'react';

import { uploadForm } from '../runtime/uploadArchive.ts';
import { loadLanguage } from '../runtime/messages/languages.ts';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import type { MemoryNavigation } from '../runtime/navigation/memory.ts';
import { matchPage, pageOf } from '../runtime/navigation/paths.ts';
import { ErrorBoundary } from '../shell/page/ErrorBoundary.tsx';
import { NotFoundPage } from '../pages.ts';
import { pages } from '../pages.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import type { Features } from '../runtime/Console.ts';
import type { HostCommand } from '../runtime/HostCommand.ts';
import { createMemoryPreferences } from '../runtime/preferences/preferences.ts';
import type { PreferenceStore } from '../runtime/preferences/preferences.ts';
import { createMemoryUserData } from '../runtime/user-data/userData.ts';
import { useLocation } from '../runtime/useConsole.ts';
import { ErrorContainer } from '../screens/error/ErrorContainer.tsx';
import type { Slots } from '../runtime/slots.ts';
import { createMemorySession } from '../runtime/session/createSession.ts';
import type { SessionStore } from '../runtime/session/SessionStore.ts';
import { pathInDataset } from './pathInDataset.ts';
import { storyNow } from './samples.ts';
import { chosenDataset, storyFaults } from './storyDataset.ts';

/** A console with its own platform, and functions to control it. */
export interface OpenConsole {
  /** The page at the console's location. */
  page: JSX.Element;
  navigation: MemoryNavigation;
  session: SessionStore;
  preferences: PreferenceStore;
  /** Client of this console. */
  client: Client;
  control: Control;
  /** Advances the platform's clock, and refocuses the tab so that the shown data is refetched. */
  later: (milliseconds: number) => void;
}

interface OpenConsoleOptions {
  /** @default true */
  isSignedIn?: boolean;
  /** @default none */
  features?: Partial<Features>;
  /** The host's own commands. @default none */
  commands?: readonly HostCommand[];
  /** Shell prompt before the command. @default none */
  beside?: JSX.Element;
  /** The host's content on pages. @default none */
  slots?: Slots;
  /** Content of the host's page. @default the console's page at the location */
  content?: JSX.Element;
}

/** A worker to which a story adds its handlers. */
export interface StoryWorker {
  use: (...handlers: RequestHandler['handlers']) => void;
}

interface StoryConsoleOptions {
  msw: StoryWorker;
  /** Shows the page. @default the story mounts it, once it has changed the platform */
  mount?: (page: JSX.Element) => Promise<unknown>;
}

/** Ada in an empty dataset. */
const signUpAda = ({ users }: Platform) =>
  users.signUp({
    email: 'ada@example.com',
    full_name: 'Ada Lovelace',
    password: demoPassword,
  });

let opened = 0;

/**
 * Opens a console for a story, in the dataset of the toolbar. It sends real requests, which the handlers of the
 * story's own platform respond to. Each console has its own base URL, so several stories can run on one page.
 */
export async function openConsole(
  path: string,
  { msw, mount, ...options }: OpenConsoleOptions & StoryConsoleOptions,
): Promise<OpenConsole> {
  opened += 1;
  const baseUrl = `https://${opened}.platform.example`;
  const console = await open(path, options, baseUrl, ({ handlers }) => {
    msw.use(...handlers);
    return (request) => fetch(request);
  });
  await mount?.(console.page);
  return console;
}

/** Opens a console for a test, whose platform responds without a network or a service worker. */
export function openConsoleInMemory(
  path: string,
  options: OpenConsoleOptions = {},
): Promise<OpenConsole> {
  return open(path, options, 'https://platform.example', (handle) => handle);
}

/** Opens the demo dataset at `storyNow`, signed in as Ada by default. */
async function open(
  path: string,
  {
    isSignedIn = true,
    features,
    commands,
    beside,
    slots,
    content = <CurrentPage />,
  }: OpenConsoleOptions,
  baseUrl: string,
  connect: (handle: RequestHandler) => (request: Request) => Promise<Response>,
): Promise<OpenConsole> {
  const { seed, fault, locale, timeZone } = chosenDataset();
  const { messages } = await loadLanguage('system', [locale]);
  const platform = await createPlatform({ seed, clock: createManualClock(storyNow) });
  const handle = createRequestHandler(platform, { baseUrl });
  const send = connect(handle);
  const ada =
    platform.dataset.rows.users.where('email', 'ada@example.com')[0] ?? (await signUpAda(platform));
  const token = isSignedIn ? await platform.accessTokens.issue(ada) : undefined;
  const session = createMemorySession({ token });
  const preferences = createMemoryPreferences();
  const userData = createMemoryUserData();
  const client = createClient({
    baseUrl,
    getToken: (context) => session.getToken(context),
    fetch: (url, init) => send(new Request(url, init)),
  });
  const navigation = createMemoryNavigation(
    seed === 'default' || !isSignedIn ? path : await pathInDataset(client, path),
    { href: (to) => to },
  );
  handle.control.setFaults(storyFaults[fault]);
  // Stories preload the code of all pages.
  await Promise.all([...pages, NotFoundPage].map((page) => page.preload()));

  return {
    navigation,
    session,
    preferences,
    client,
    control: handle.control,
    later(milliseconds) {
      handle.control.advanceClock(milliseconds);
      window.dispatchEvent(new Event('visibilitychange'));
    },
    page: (
      <ConsoleProvider
        client={client}
        session={session}
        preferences={preferences}
        userData={userData}
        navigation={navigation}
        upload={async (ticket, archive) => {
          const body = uploadForm(ticket, archive);
          const { ok, status } = await send(new Request(ticket.url, { method: 'POST', body }));
          if (!ok) throw new Error(`The upload failed with ${status}`);
        }}
        features={features}
        commands={commands}
        slots={slots}
        appearance={{ colorScheme: 'inherit' }}
        locale={locale}
        messages={messages}
        timeZone={timeZone}
        clock={createStoppedClock(storyNow)}
      >
        {beside}
        {content}
      </ConsoleProvider>
    ),
  };
}

function CurrentPage() {
  const location = useLocation();
  const { id } = matchPage(location.pathname) ?? {};
  return (
    <ErrorBoundary Fallback={ErrorContainer} page={location.pathname}>
      <Suspense>{id === undefined ? <NotFoundPage /> : pageOf(id).render(location)}</Suspense>
    </ErrorBoundary>
  );
}
