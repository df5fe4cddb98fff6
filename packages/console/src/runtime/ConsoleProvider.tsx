import { createToaster, ThemeProvider, TimeSettings, ToastRegion } from '@quayside/design-system';
import type { Clock, ThemeProviderProps, TimeZoneChoice } from '@quayside/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

import { canonicalTags } from './messages/canonicalTags.ts';
import type { MessageOverrides } from './messages/messages.ts';
import type { UploadArchive } from './uploadArchive.ts';
import { MessagesContext } from './messages/useMessages.ts';
import {
  createCurrentLocation,
  hasPageOrTarget,
  navigateHostPages,
} from './navigation/hostPages.ts';
import type { Navigation } from './navigation/Navigation.ts';
import { isSwitchedOn } from './navigation/paths.ts';
import type { PageAddress, PageId } from './navigation/paths.ts';
import type { HostCommand } from './HostCommand.ts';
import { defaultPreferences } from './preferences/preferences.ts';
import type { ThemeChoice } from './session/SessionStore.ts';
import { SlotsContext } from './slots.ts';
import type { Slots } from './slots.ts';
import { reportFailures } from './reportFailures.ts';
import { useSharedPolling } from './cross-tab/useSharedPolling.ts';
import type { Console, ConsoleToaster, DemoAccount, Features, Host, Links } from './Console.ts';
import type { BeforeAction } from './actions.ts';
import type { ConsoleEvent } from './events.ts';
import { useForgetOnUnmount } from './useForgetOnUnmount.ts';
import { usePageEvents } from './usePageEvents.ts';
import { createConsole } from './createConsole.ts';
import type { ConsoleOptions, ConsoleRuntime } from './createConsole.ts';
import { ConsoleContext, LocationContext, useLocationOf } from './useConsole.ts';
import { useStrayDrops } from './useStrayDrops.ts';

/** Appearance of the console. */
export type Appearance = Pick<
  ThemeProviderProps,
  'colorScheme' | 'theme' | 'contrast' | 'density' | 'className'
>;

/** A console, or the options to create one. */
type OwnConsole =
  | ({
      /** A console that was created outside of React. */
      console: ConsoleRuntime;
    } & { [Name in keyof ConsoleOptions]?: undefined })
  | (ConsoleOptions & { console?: undefined });

/**
 * Props of {@link ConsoleProvider}. Another `session`, `client` or `apiBaseUrl` makes a new console, as another `console`
 * does: drafts, cached data and everything rendered of the previous one are discarded. Create them once. `fetch`,
 * `preferences`, `userData` and `queryClient` are those of the first render of each console.
 */
export type ConsoleProviderProps = OwnConsole & HostProps;

/** The host's part of the props, which may change at any time. */
interface HostProps {
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
  /** Parts that are switched on or off. @default each its own, see `Features` */
  features?: Partial<Features>;
  /** The host's own commands in the command palette. @default none */
  commands?: readonly HostCommand[];
  /** @default the user's theme, else `inherit`: the colours and the background of the page; and the user's density */
  appearance?: Appearance;
  /** A language, or the host's own words, as few or as many as it likes. @default English */
  messages?: MessageOverrides | undefined;
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
   * performed, and its dialog stays open. A returned text is shown as the reason. A rejection counts as a veto without
   * one. @default every action is allowed
   */
  onBeforeAction?: BeforeAction;
  children: ReactNode;
}

const nothing = {};
const noCommands: readonly HostCommand[] = [];

const serverTheme = (): ThemeChoice | null => null;

/**
 * Context of every container: the platform, the session, the host's router, texts and styles. Several may share a page,
 * each with its own token. Screens alone need none.
 */
export function ConsoleProvider(props: ConsoleProviderProps) {
  const { runtime, generation } = useRuntime(props);
  const provider = <RuntimeProvider key={generation} {...props} runtime={runtime} />;
  return props.navigation.maySuspend === true ? <Suspense>{provider}</Suspense> : provider;
}

/** The console of the props, and its number, which increases when another one takes its place. */
function useRuntime(props: ConsoleProviderProps) {
  const { console, session, client, apiBaseUrl } = props;
  const source = { console, session, client, apiBaseUrl };
  const create = () => ({ source, runtime: props.console ?? createConsole(props) });
  const [current, setCurrent] = useState(() => ({ ...create(), generation: 0 }));
  if (!isSameSource(current.source, source)) {
    setCurrent({ ...create(), generation: current.generation + 1 });
  }
  const { runtime } = current;
  const previous = useRef(runtime);
  useEffect(() => {
    if (previous.current !== runtime) previous.current.clear();
    previous.current = runtime;
  }, [runtime]);
  return current;
}

type Source = Pick<ConsoleProviderProps, 'console' | 'session' | 'client' | 'apiBaseUrl'>;

function isSameSource(one: Source, other: Source): boolean {
  return (
    one.console === other.console &&
    one.session === other.session &&
    one.client === other.client &&
    one.apiBaseUrl === other.apiBaseUrl
  );
}

type RuntimeProviderProps = ConsoleProviderProps & { runtime: ConsoleRuntime };

/** The context of one console. */
function RuntimeProvider({
  console: hostConsole,
  runtime,
  getToken,
  onExpired,
  onLogout,
  navigation: router,
  hasPage,
  hrefFor,
  leave = assign,
  upload,
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
}: RuntimeProviderProps) {
  // A host may pass the locale of its environment; an invalid tag must not break the page.
  const [locale = 'en-US'] = canonicalTags(wantedLocale);
  const location = useLocationOf(router);
  const [current] = useState(() => createCurrentLocation(location));
  useLayoutEffect(() => current.set(location), [current, location]);
  const navigation = useMemo(
    () => navigateHostPages(router, { hasPage, hrefFor, leave, getLocation: current.get }),
    [router, hasPage, hrefFor, leave, current],
  );
  const signIn = getToken && { getToken, onExpired, onLogout };
  const { session: store, sessionControl, preferences, update } = runtime;
  // Before anything renders with data that was prefetched with an earlier token.
  useState(() => sessionControl.catchUp());
  const [ownToaster] = useState(createToaster);
  useLayoutEffect(() => update({ location, navigation, onEvent, onBeforeAction, clock, signIn }));
  useEffect(() => sessionControl.follow(), [sessionControl]);
  useEffect(() => reportFailures(runtime), [runtime]);
  useSharedPolling(runtime);
  usePageEvents(runtime, location);
  // A console of the host may be rendered again.
  useForgetOnUnmount(runtime, hostConsole === undefined);
  const theme = useSyncExternalStore(store.subscribe, store.getTheme, serverTheme);

  const chosen = useSyncExternalStore(
    preferences.subscribe,
    preferences.read,
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
  const host = useMemo<Host>(
    () => ({
      features: { teamCreation, integrations, palette, shortcuts, languageChoice },
      controls: { density: hasDensity, timeZone: hasTimeZone },
      commands,
      links,
      demoAccount,
      productName,
      locale,
      toast: toast ?? ownToaster,
      leave,
      upload,
    }),
    [
      teamCreation,
      integrations,
      palette,
      shortcuts,
      languageChoice,
      hasDensity,
      hasTimeZone,
      commands,
      links,
      demoAccount,
      productName,
      locale,
      toast,
      ownToaster,
      leave,
      upload,
    ],
  );
  const console = useMemo<Console>(
    () => ({
      ...runtime,
      navigation,
      hasPage: (page) =>
        isSwitchedOn(page, host.features) &&
        (hasPage === undefined || hasPageOrTarget(page, hasPage)),
      host,
    }),
    [runtime, navigation, hasPage, host],
  );

  const useHref = useCallback((to: string) => hrefOf(navigation, to), [navigation]);

  // The same element while none of it changes. A navigation renders this provider, and React Aria's `PortalProvider`
  // would render everything that may open an overlay.
  const themed = useMemo(
    () => (
      <ConsoleRoot
        colorScheme={theme ?? 'inherit'}
        density={chosen.density}
        {...appearance}
        locale={locale}
        messages={messages?.designSystem}
        portalContainer={portalContainer}
        nonce={nonce}
      >
        {children}
        {toast === undefined && <ToastRegion toaster={ownToaster} />}
      </ConsoleRoot>
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

/** The console's root element. */
function ConsoleRoot(props: ThemeProviderProps) {
  return <ThemeProvider {...props} {...useStrayDrops()} />;
}

function assign(url: string) {
  window.location.assign(url);
}

/** Only paths and queries are the router's; mail links and other sites are left as they are. */
function hrefOf(navigation: Navigation, to: string): string {
  return /^[/?]/.test(to) ? navigation.href(to) : to;
}
