import { useSyncExternalStore } from 'react';

/** The location within the hash: `#/tidewater-labs/apps?page=2`. */
export function hashLocation(): URL {
  return new URL(window.location.hash.slice(1) || '/', 'https://quayside.invalid');
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) window.history.replaceState(null, '', `#${to}`);
  else window.history.pushState(null, '', `#${to}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

const usePath = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, () => hashLocation().pathname),
  navigate,
];

/**
 * Wouter's location in the hash, for the demo on servers that know no other page than the first. Wouter's own
 * keeps the query outside of the hash, where it stays behind when the page changes.
 */
export const hashRouting = {
  hook: usePath,
  searchHook: () => useSyncExternalStore(subscribe, () => hashLocation().search),
  hrefs: (path: string) => `#${path}`,
};
