import type { Client, ClientOptions } from '@quayside/api-contract';
import { createToaster, ThemeProvider, TimeSettings, ToastRegion } from '@quayside/design-system';
import type { Clock, ThemeProviderProps, TimeZoneChoice } from '@quayside/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

import { canonicalTags } from './messages/canonicalTags.ts';
import type { MessageOverrides } from './messages/messages.ts';
import type { UploadArchive } from './uploadArchive.ts';
import { MessagesContext } from './messages/useMessages.ts';
import { hasPageOrTarget, navigateHostPages } from './navigation/hostPages.ts';
import type { Navigation } from './navigation/Navigation.ts';
import { isSwitchedOn } from './navigation/paths.ts';
import type { PageAddress, PageId } from './navigation/paths.ts';
import type { HostCommand } from './HostCommand.ts';
import { createBrowserPreferences, defaultPreferences } from './preferences/preferences.ts';
import type { PreferenceStore } from './preferences/preferences.ts';
import { createBrowserUserData } from './user-data/userData.ts';
import type { UserDataStore } from './user-data/userData.ts';
import type { SessionStore, ThemeChoice } from './session/SessionStore.ts';
import { SlotsContext } from './slots.ts';
import type { Slots } from './slots.ts';
import { useSharedPolling } from './cross-tab/useSharedPolling.ts';
import type { Console, ConsoleToaster, DemoAccount, Features, Links } from './Console.ts';
import type { BeforeAction } from './actions.ts';
import type { ConsoleEvent } from './events.ts';
import { usePageEvents } from './usePageEvents.ts';
import { createConsoleRuntime } from './createConsoleRuntime.ts';
import { ConsoleContext, LocationContext, useLocationOf } from './useConsole.ts';

/** Appearance of the console. */
export type Appearance = Pick<
  ThemeProviderProps,
  'colorScheme' | 'theme' | 'contrast' | 'density' | 'className'
>;

/** The user's session, or the function that returns the user's token. */
type SignIn =
  | {
      /** Session of the user, such as `createTokenSession(…)`. */
      session: SessionStore;
      getToken?: undefined;
      onExpired?: undefined;
      onLogout?: undefined;
    }
  | {
      /** Returns the bearer token of a request, or `null`; called for each. The user counts as signed in. */
      getToken: SessionStore['getToken'];
      /** Called when the platform rejects the token. @default opens Log In */
      onExpired?: SessionStore['onExpired'];
      /** Called after logging out; the host revokes its token. @default revokes the token and opens Log In */
      onLogout?: SessionStore['onLogout'];
      session?: undefined;
    };

/** Base URL of the platform and the user's sign-in, or a client with its session. */
type Platform =
  | (SignIn & {
      /** Base URL before `/api/v1`: an absolute URL, a path of this origin, or ''. */
      apiBaseUrl: string;
      client?: undefined;
    })
  | {
      /** A ready client, which brings its own token. */
      client: Client;
      /** The session of that token: it tells who is signed in, and receives the token of a login. */
      session: SessionStore;
      apiBaseUrl?: undefined;
      getToken?: undefined;
      onExpired?: undefined;
      onLogout?: undefined;
    };

/** Props of {@link ConsoleProvider}. `api…`, `fetch`, `client`, `session`, `preferences`, `userData` and `queryClient` cannot change after mount. */
export type ConsoleProviderProps = Platform & {
  /** Sends requests to `apiBaseUrl`. A `client` has its own. @default `fetch` */
  fetch?: ClientOptions['fetch'];
  /** The host's router. */
  navigation: Navigation;
  /**
   * Whether the host has a page: the console's or one of its own. Links to other pages are plain text, and their buttons
   * are hidden. Keep it stable between renders.
   * @default it has all pages
   */
  hasPage?: ((id: PageId) => boolean) | undefined;
  /**
   * Returns the URL of the host's own page in place of a page of the console, or `undefined` for the console's page.
   * Links and navigations to that page call `leave`. Keep it stable between renders.
   * @default no page is replaced
   */
  hrefFor?: ((page: PageAddress) => string | undefined) | undefined;
  /**
   * Leaves the console for a page elsewhere, such as a provider's consent, which leads back to
   * `/callback` or an integration's. @default `location.assign`
   */
  leave?: (url: string) => void;
  /** Uploads an archive to the URL from the platform. @default `XMLHttpRequest`, which reports progress */
  upload?: UploadArchive;
  /** Preferences of the user. @default `createBrowserPreferences({ namespace: 'quayside' })` */
  preferences?: PreferenceStore;
  /** Pinned apps, saved views and the like. @default `createBrowserUserData({ namespace: 'quayside' })` */
  userData?: UserDataStore;
  /** The host's query client; several consoles may share it. @default one of the console's own */
  queryClient?: QueryClient;
  /** Parts that are switched on or off. @default each its own, see `Features` */
  features?: Partial<Features>;
  /** The host's own commands in the command palette. @default none */
  commands?: readonly HostCommand[];
  /** @default the user's theme and density */
  appearance?: Appearance;
  /** A language, or the host's own words, as few or as many as it likes. @default English */
  messages?: MessageOverrides;
  /** Language of dates and numbers, and direction, as a BCP 47 tag. @default 'en-US' */
  locale?: string;
  /** @default the user's time zone */
  timeZone?: TimeZoneChoice;
  /** Clock. @default the platform's, from the `Date` of its responses; with a `client`, the system's clock */
  clock?: Clock;
  /** Container of overlays. @default the console's root */
  portalContainer?: HTMLElement | null;
  /** The nonce of the page's Content Security Policy, if it has one. See `ThemeProvider`. */
  nonce?: string;
  /** @default 'Quayside' */
  productName?: string;
  /** Links of top bar and footer. @default none */
  links?: Links;
  /** A demo account, offered on Log In. @default none */
  demoAccount?: DemoAccount;
  /** The host's own header actions and sections, by page. @default none */
  slots?: Slots;
  /** The host's own toaster. @default the console's, at the foot of its root */
  toast?: ConsoleToaster;
  /** Called with events, for analytics and for the host's own data. An error of it is reported to the browser. */
  onEvent?: (event: ConsoleEvent) => void;
  /**
   * Called before a destructive action, after the user's confirmation. Unless it returns `true`, the action is not
   * performed, and its dialog stays open without an error. A rejection counts as a veto. @default every action is allowed
   */
  onBeforeAction?: BeforeAction;
  children: ReactNode;
};

const nothing = {};
const noCommands: readonly HostCommand[] = [];

const serverTheme = (): ThemeChoice => 'dark';

/**
 * Context of every container: the platform, the session, the host's router, texts and styles. Several may share a page,
 * each with its own token. Screens alone need none.
 */
export function ConsoleProvider({
  apiBaseUrl,
  fetch,
  client,
  navigation: router,
  hasPage,
  hrefFor,
  leave = assign,
  upload,
  session,
  getToken,
  onExpired,
  onLogout,
  preferences,
  userData,
  queryClient,
  features = nothing,
  commands = noCommands,
  appearance = nothing,
  messages,
  locale: wantedLocale = 'en-US',
  timeZone,
  clock,
  portalContainer,
  nonce,
  productName = 'Quayside',
  links = nothing,
  demoAccount,
  slots = nothing,
  toast,
  onEvent,
  onBeforeAction,
  children,
}: ConsoleProviderProps) {
  // A host may pass the locale of its environment; an invalid tag must not break the page.
  const [locale = 'en-US'] = canonicalTags(wantedLocale);
  const id = useId();
  const location = useLocationOf(router);
  const navigation = useMemo(
    () => navigateHostPages(router, { hasPage, hrefFor, leave }),
    [router, hasPage, hrefFor, leave],
  );
  const signIn = getToken && { getToken, onExpired, onLogout };
  const surroundings = { location, navigation, onEvent, onBeforeAction, clock, signIn };
  const [runtime] = useState(() =>
    createConsoleRuntime({
      api: client ?? { baseUrl: apiBaseUrl, fetch },
      session,
      queryClient,
      // React repeats ids in another root, whose console may have another user's data.
      scope: queryClient === undefined ? 'console' : `${id}${Math.random()}`,
      surroundings,
    }),
  );
  const [ownPreferences] = useState(
    () => preferences ?? createBrowserPreferences({ namespace: 'quayside' }),
  );
  const [ownUserData] = useState(
    () => userData ?? createBrowserUserData({ namespace: 'quayside' }),
  );
  const [ownToaster] = useState(createToaster);
  const { session: store, sessionControl, update } = runtime;
  useLayoutEffect(() => update(surroundings));
  useEffect(() => sessionControl.follow(), [sessionControl]);
  useSharedPolling(runtime, apiBaseUrl);
  usePageEvents(runtime, location);
  const theme = useSyncExternalStore(store.subscribe, store.getTheme, serverTheme);

  const chosen = useSyncExternalStore(
    ownPreferences.subscribe,
    ownPreferences.read,
    () => defaultPreferences,
  );

  const {
    teamCreation = false,
    integrations = false,
    palette = true,
    shortcuts = true,
    languageChoice = false,
  } = features;
  const hasDensity = appearance.density !== undefined;
  const hasTimeZone = timeZone !== undefined;
  const console = useMemo<Console>(
    () => ({
      ...runtime,
      navigation,
      hasPage: (page) =>
        isSwitchedOn(page, { teamCreation, integrations, palette, shortcuts, languageChoice }) &&
        (hasPage === undefined || hasPageOrTarget(page, hasPage)),
      leave,
      upload,
      preferences: ownPreferences,
      userData: ownUserData,
      controlledByHost: { density: hasDensity, timeZone: hasTimeZone },
      features: { teamCreation, integrations, palette, shortcuts, languageChoice },
      commands,
      links,
      demoAccount,
      productName,
      locale,
      toast: toast ?? ownToaster,
    }),
    [
      runtime,
      navigation,
      hasPage,
      leave,
      upload,
      ownPreferences,
      ownUserData,
      hasDensity,
      hasTimeZone,
      teamCreation,
      integrations,
      palette,
      shortcuts,
      commands,
      languageChoice,
      links,
      demoAccount,
      productName,
      locale,
      toast,
      ownToaster,
    ],
  );

  const useHref = useCallback((to: string) => hrefOf(navigation, to), [navigation]);

  // The same element while none of it changes. A navigation renders this provider, and React Aria's `PortalProvider`
  // would render everything that may open an overlay.
  const themed = useMemo(
    () => (
      <ThemeProvider
        colorScheme={theme}
        density={chosen.density}
        {...appearance}
        locale={locale}
        messages={messages?.designSystem}
        portalContainer={portalContainer}
        nonce={nonce}
      >
        {children}
        {toast === undefined && <ToastRegion toaster={ownToaster} />}
      </ThemeProvider>
    ),
    [
      theme,
      chosen.density,
      appearance,
      locale,
      messages,
      portalContainer,
      nonce,
      children,
      toast,
      ownToaster,
    ],
  );

  return (
    <ConsoleContext value={console}>
      <LocationContext value={location}>
        <QueryClientProvider client={runtime.queryClient}>
          <MessagesContext value={messages}>
            <TimeSettings timeZone={timeZone ?? chosen.timeZone} clock={clock ?? runtime.clock}>
              <RouterProvider navigate={navigation.navigate} useHref={useHref}>
                <SlotsContext value={slots}>{themed}</SlotsContext>
              </RouterProvider>
            </TimeSettings>
          </MessagesContext>
        </QueryClientProvider>
      </LocationContext>
    </ConsoleContext>
  );
}

function assign(url: string) {
  window.location.assign(url);
}

/** Only paths are the router's; mail links and other sites are left as they are. */
function hrefOf(navigation: Navigation, to: string): string {
  return to.startsWith('/') ? navigation.href(to) : to;
}
