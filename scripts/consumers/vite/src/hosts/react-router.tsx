import '@quayside/console/styles.css';
import { ConsolePages, ConsoleProvider } from '@quayside/console';
import { useReactRouterNavigation } from '@quayside/console/react-router';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { sessionOf } from '../session';

const session = sessionOf('ada');

function Hosting() {
  const navigation = useReactRouterNavigation('/react-router');
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <ConsolePages layout="page" />
    </ConsoleProvider>
  );
}

const router = createBrowserRouter([{ path: '/react-router/*', Component: Hosting }]);

export function Host() {
  return <RouterProvider router={router} />;
}
