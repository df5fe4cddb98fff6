import '@quayside/console/styles.css';
import { ConsolePages, ConsoleProvider } from '@quayside/console';
import { useTanStackRouterNavigation } from '@quayside/console/tanstack-router';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';

import { sessionOf } from '../session';

const session = sessionOf('ada');

function Hosting() {
  const navigation = useTanStackRouterNavigation('/tanstack-router');
  return (
    <ConsoleProvider apiBaseUrl="" session={session} navigation={navigation}>
      <ConsolePages layout="page" />
    </ConsoleProvider>
  );
}

const root = createRootRoute();
const hosting = createRoute({
  getParentRoute: () => root,
  path: '/tanstack-router/$',
  component: Hosting,
});
const router = createRouter({ routeTree: root.addChildren([hosting]) });

export function Host() {
  return <RouterProvider router={router} />;
}
