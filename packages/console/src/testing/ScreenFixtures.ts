import type { Embedding } from '../../../../.storybook/screens/embed.ts';
import type { Never, ScreenState } from '../../../../.storybook/screens/screenStates.ts';
import type { PageId } from '../runtime/navigation/paths.ts';

/** A page as tests open it. */
export interface PageFixture {
  /** Sample addresses. Empty for a page with an id in its address: it has a test of its own. */
  addresses: readonly {
    /** Start of the page's heading. */
    heading: RegExp;
    search?: Readonly<Record<string, string>>;
  }[];
  /** The slug of the app with the most data for the page, in the dataset of edge cases. @default the oldest app */
  appWithMostData?: string;
}

/** A Screen as Storybook shows it. */
export interface ScreenFixture {
  /** The exported name of the pure component. */
  component: string;
  /** Purpose, in one sentence. */
  description: string;
  /** The element that a host renders. Left out while the package does not export the container. */
  embedding?: Embedding;
  /** Screen whose stories with the platform include it. @default its own */
  walkedWith?: string;
  /** States whose story has another name or is missing. Every other state has the default name. */
  states: Readonly<Partial<Record<ScreenState, string | Never>>>;
}

/** The pages and Screens of a folder for tests and Storybook: the export of its `screen.fixtures.ts`. */
export interface ScreenFixtures {
  pages?: Readonly<Partial<Record<PageId, PageFixture>>>;
  /** By title in Storybook, below `Screens/`. */
  screens: Readonly<Record<string, ScreenFixture>>;
}

/** Why a Screen is never in a state. */
export const reasons = {
  teamMembers: { never: 'Every member of the team has access. Others get the Error screen.' },
  ownAccount: { never: 'It shows the signed-in user.' },
  form: { never: 'It is a form and loads nothing.' },
  noList: { never: 'It shows one object, not a list.' },
  everyone: { never: 'Everyone has access.' },
  noRequests: { never: 'It sends no requests.' },
  noUserText: { never: 'It shows no user-written text.' },
} as const satisfies Readonly<Record<string, Never>>;

/** Props of the containers of a team's and an app's pages. */
export const inTeam = { teamSlug: 'tidewater-labs' };
export const inApp = { ...inTeam, appSlug: 'harbour-api' };
