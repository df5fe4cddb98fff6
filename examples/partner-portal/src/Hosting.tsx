import '@quayside/console/isolated.css';
import { ConsoleProvider, ErrorContainer } from '@quayside/console';
import { useReactRouterNavigation } from '@quayside/console/react-router';
import { useState } from 'react';
import { NavLink, Outlet, useParams, useRouteError } from 'react-router';

import { useLook } from './Frame.tsx';
import { createPortalSession } from './session.ts';

/** The console's pages under `/hosting`, on React Router's routes and with the portal's token. */
export function Hosting() {
  const [session] = useState(() => createPortalSession('ada'));
  return (
    <>
      <AppNavigation />
      <div className="frame">
        <ConsoleProvider
          apiBaseUrl=""
          navigation={useReactRouterNavigation('/hosting')}
          session={session}
          appearance={useLook()}
          productName="Meridian Hosting"
        >
          <Outlet />
        </ConsoleProvider>
      </div>
    </>
  );
}

/** The portal's navigation between the pages of an app, in place of the console's frame. */
function AppNavigation() {
  const { teamSlug, appSlug } = useParams();
  if (teamSlug === undefined || appSlug === undefined) return null;
  const app = `/hosting/${teamSlug}/apps/${appSlug}`;
  return (
    <nav aria-label="App" className="of-app">
      <NavLink to={`${app}/general`}>The app</NavLink>
      <NavLink to={`${app}/deployments`}>Deployments</NavLink>
      <NavLink to={`${app}/environment-variables`}>Variables</NavLink>
    </nav>
  );
}

/** Replaces a page that failed with the console's error message. */
export function HostingError() {
  return <ErrorContainer error={useRouteError()} onTryAgain={() => window.location.reload()} />;
}
