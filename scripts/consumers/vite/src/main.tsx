import '@quayside/design-system/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const hosts = {
  wouter: () => import('./hosts/wouter'),
  'react-router': () => import('./hosts/react-router'),
  'tanstack-router': () => import('./hosts/tanstack-router'),
  'shadow-root': () => import('./hosts/shadow-root'),
  'two-consoles': () => import('./hosts/two-consoles'),
};

const [, name] = window.location.pathname.split('/');
const container = document.getElementById('app');
const load = Object.entries(hosts).find(([host]) => host === name)?.[1];
if (container === null || load === undefined) throw new Error(`There is no host ${name}`);

const { Host } = await load();
createRoot(container).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
