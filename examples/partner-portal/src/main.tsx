import './host.css';
import './portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { Frame } from './Frame.tsx';
import { Notices } from './Notices.tsx';

const hosting = [
  { path: ':teamSlug/apps', lazy: () => import('./hosting/AppsPage.tsx') },
  { path: ':teamSlug/settings', lazy: () => import('./hosting/TeamPage.tsx') },
  { path: ':teamSlug/apps/:appSlug/general', lazy: () => import('./hosting/AppPage.tsx') },
  {
    path: ':teamSlug/apps/:appSlug/environment-variables',
    lazy: () => import('./hosting/VariablesPage.tsx'),
  },
  {
    path: ':teamSlug/apps/:appSlug/deployments',
    lazy: () => import('./hosting/DeploymentsPage.tsx'),
  },
  {
    path: ':teamSlug/apps/:appSlug/deployments/:deploymentId',
    lazy: () => import('./hosting/DeploymentPage.tsx'),
  },
];

const router = createBrowserRouter([
  {
    Component: Frame,
    // The code of the first page is loading.
    HydrateFallback: () => null,
    children: [
      { index: true, Component: Notices },
      { path: 'desk', lazy: () => import('./Desk.tsx') },
      { path: 'both', lazy: () => import('./Both.tsx') },
      {
        path: 'hosting',
        lazy: async () => ({ Component: (await import('./Hosting.tsx')).Hosting }),
        children: [
          {
            lazy: async () => ({ ErrorBoundary: (await import('./Hosting.tsx')).HostingError }),
            children: hosting,
          },
        ],
      },
    ],
  },
]);

const container = document.getElementById('portal');
if (container === null) throw new Error('index.html has no place for the portal');
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
