import '@quayside/console/isolated.css';
import { ConsoleProvider, ErrorContainer } from '@quayside/console';
import { useState } from 'react';
import { Outlet, useRouteError } from 'react-router';

import { useLook } from './Frame.tsx';
import { createPortalSession } from './session.ts';
import { useReactRouterNavigation } from './useReactRouterNavigation.ts';

/** The console's pages under `/hosting`, on React Router's routes and with the portal's token. */
export function Hosting() {
  const [session] = useState(() => createPortalSession('ada'));
  return (
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
  );
}

/** In the place of a page that failed: what is wrong, in the console's words. */
export function HostingError() {
  return <ErrorContainer error={useRouteError()} onTryAgain={() => window.location.reload()} />;
}
