import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link as TanStackLink,
  Outlet,
  RouterProvider as TanStackProvider,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createBrowserRouter, Link as ReactRouterLink } from 'react-router';
import { RouterProvider as ReactRouterProvider } from 'react-router/dom';
import { Link as WouterLink, Route, Router, Switch } from 'wouter';

import { createHistoryNavigation } from './history.ts';
import type { Navigation } from './Navigation.ts';
import { useReactRouterNavigation } from './react-router.tsx';
import { useTanStackRouterNavigation } from './tanstack-router.tsx';
import { useWouterNavigation } from './wouter.tsx';

const home = globalThis.location.href;

/** Functions that `leaveHost` calls. */
export const cleanUps: (() => void)[] = [];

/** Ends a host after a test, and returns to the address of the tests. */
export function leaveHost(): void {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  globalThis.history.replaceState(null, '', home);
}

/** A page of the host that renders the console. */
export type HostPage = (props: { navigation: Navigation; link: ReactNode }) => ReactNode;

/** A host with a page at `/desk`, and the one that renders the console at any other address. */
export interface HostProps {
  base: string;
  Page: HostPage;
}

const Desk = () => <h1>Desk</h1>;

function ReactRouterPage({ base, Page }: HostProps) {
  const link = <ReactRouterLink to="/desk">Service desk</ReactRouterLink>;
  return <Page navigation={useReactRouterNavigation(base)} link={link} />;
}

function ReactRouterHost(props: HostProps) {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: '/desk', Component: Desk },
      { path: '*', element: <ReactRouterPage {...props} /> },
    ]),
  );
  useEffect(() => () => router.dispose(), [router]);
  return <ReactRouterProvider router={router} />;
}

function TanStackPage({ base, Page }: HostProps) {
  const link = <TanStackLink to="/desk">Service desk</TanStackLink>;
  return <Page navigation={useTanStackRouterNavigation(base)} link={link} />;
}

function TanStackHost(props: HostProps) {
  const [router] = useState(() => {
    const root = createRootRoute({ component: Outlet });
    const component = () => <TanStackPage {...props} />;
    const history = createBrowserHistory();
    cleanUps.push(() => history.destroy());
    return createRouter({
      history,
      routeTree: root.addChildren([
        createRoute({ getParentRoute: () => root, path: '/desk', component: Desk }),
        createRoute({ getParentRoute: () => root, path: '$', component }),
      ]),
    });
  });
  return <TanStackProvider router={router} />;
}

function WouterPage({ Page }: Pick<HostProps, 'Page'>) {
  const link = <WouterLink href="~/desk">Service desk</WouterLink>;
  return <Page navigation={useWouterNavigation()} link={link} />;
}

/** Host with wouter. */
export function WouterHost({ base, Page }: HostProps) {
  return (
    <Switch>
      <Route path="/desk" component={Desk} />
      <Route>
        <Router base={base}>
          <WouterPage Page={Page} />
        </Router>
      </Route>
    </Switch>
  );
}

function HistoryHost({ base, Page }: HostProps) {
  const [navigation] = useState(() => createHistoryNavigation({ base }));
  return <Page navigation={navigation} link={<a href="/desk">Service desk</a>} />;
}

/** Hosts by the name of their router. */
export const hosts = {
  'React Router': ReactRouterHost,
  'TanStack Router': TanStackHost,
  wouter: WouterHost,
  'the browser history': HistoryHost,
};
