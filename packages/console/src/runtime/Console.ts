import type { Toaster } from '@quayside/design-system';
import type { QueryClient } from '@tanstack/react-query';

import type { Api } from './Api.ts';
import type { Store } from './createStore.ts';
import type { UploadArchive } from './uploadArchive.ts';
import type { Drafts } from './drafts.ts';
import type { Location, Navigation } from './navigation/Navigation.ts';
import type { PageId } from './navigation/paths.ts';
import type { HostCommand } from './HostCommand.ts';
import type { PreferenceStore } from './preferences/preferences.ts';
import type { UserDataStore } from './user-data/userData.ts';
import type { SessionControl } from './session/sessionControl.ts';
import type { SessionStore } from './session/SessionStore.ts';

/** Parts of the product that can be switched on or off. */
export interface Features {
  /** @default false */
  teamCreation: boolean;
  /** @default false */
  integrations: boolean;
  /** The command palette, where it is mounted. @default true */
  palette: boolean;
  /** Keyboard shortcuts, where the palette is mounted. @default true */
  shortcuts: boolean;
  /**
   * Whether users choose the language themselves, in Account Settings. For a host that follows
   * `preferences.language`.
   * @default false
   */
  languageChoice: boolean;
}

/** A link of the footer. */
export interface SocialLink {
  label: string;
  href: string;
}

/** Links of top bar and footer. Missing ones are not shown. */
export interface Links {
  /** Usually a mail link. */
  feedback?: string;
  /** A chat's invite. */
  community?: string;
  documentation?: string;
  status?: string;
  terms?: string;
  privacy?: string;
  /** Statement on accessibility. */
  accessibility?: string;
  social?: readonly SocialLink[];
}

/** A demo account. */
export interface DemoAccount {
  email: string;
  password: string;
}

/** Target of toasts: the host's toaster, or the console's own. */
export interface ConsoleToaster extends Pick<Toaster, 'success' | 'error'> {
  /** Dismisses the toast of a topic, when what failed has succeeded. @default it stays for its time */
  dismiss?: (topic: string) => unknown;
}

/** Options of the host, with defaults. */
export interface Host {
  features: Features;
  /** Settings controlled by the host, which users cannot change. */
  controls: { density: boolean; timeZone: boolean };
  /** The host's own commands in the palette. */
  commands: readonly HostCommand[];
  links: Links;
  /** A demo account, offered on Log In. */
  demoAccount?: DemoAccount | undefined;
  productName: string;
  /** A BCP 47 tag. */
  locale: string;
  toast: ConsoleToaster;
  /** Leaves the console for a page elsewhere, such as a provider's consent. */
  leave: (url: string) => void;
  /** Uploads archives to the URL from the platform. @default `XMLHttpRequest` */
  upload?: UploadArchive | undefined;
}

/** Everything a container may need of the console it is in. */
export interface Console {
  /** The platform, for the factories of queries and mutations. */
  api: Api;
  /** The host's query client, or the console's own. */
  queryClient: QueryClient;
  session: SessionStore;
  sessionControl: SessionControl;
  preferences: PreferenceStore;
  /** Pinned apps, saved views and other data of users in this browser. */
  userData: UserDataStore;
  /** Unsent input. */
  drafts: Drafts;
  /** Number of forms whose input would be lost with the page, because it is not stored. */
  unsaved: Store<number>;
  /** Number before the title of the tab, such as of new log lines; 0 for none. */
  titleCount: Store<number>;
  /** Text in place of the page's name in the title, set by the page. `undefined`: the page's name. */
  pageTitle: Store<string | undefined>;
  /** The errors of queries that a page shows itself, so that nothing else repeats them. */
  visibleErrors: Store<readonly unknown[]>;
  /** The host's router, or the host's own pages where it replaces some. */
  navigation: Navigation;
  /** Whether the host has a page and its feature is on. */
  hasPage: (id: PageId) => boolean;
  host: Host;
  /**
   * Prefetches the code and the first data of the page at a location of the console, and of the layout around it.
   * Resolves when all of it has loaded or failed; the page reports failures.
   */
  prefetch: (location: Location) => Promise<void>;
}
