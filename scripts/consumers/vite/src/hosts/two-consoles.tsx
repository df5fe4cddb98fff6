import '@quayside/console/styles.css';
import {
  AppsContainer,
  ConsoleProvider,
  createHistoryNavigation,
  createMemoryNavigation,
  ProfileSectionContainer,
} from '@quayside/console';

import { sessionOf } from '../session';

const ada = { session: sessionOf('ada'), navigation: createHistoryNavigation() };
const grace = { session: sessionOf('grace'), navigation: createMemoryNavigation() };

/** Two users beside each other, each with a token and a cache of their own. */
export function Host() {
  return (
    <>
      <ConsoleProvider apiBaseUrl="" {...ada}>
        <AppsContainer teamSlug="tidewater-labs" />
      </ConsoleProvider>
      <ConsoleProvider apiBaseUrl="" {...grace}>
        <ProfileSectionContainer />
      </ConsoleProvider>
    </>
  );
}
