import { useCallback, useSyncExternalStore } from 'react';

type HostColorScheme = 'dark' | 'light' | 'system';

/** Attributes and classes of `<html>` or `<body>` that theme switchers set. */
const watched = {
  attributes: true,
  attributeFilter: ['class', 'style', 'data-theme', 'data-mode', 'data-color-scheme'],
};

function readColorScheme(element: Element): HostColorScheme {
  const schemes = getComputedStyle(element).colorScheme;
  const [isLight, isDark] = [/\blight\b/.test(schemes), /\bdark\b/.test(schemes)];
  if (isLight && isDark) return 'system';
  return isDark ? 'dark' : 'light';
}

/**
 * The `color-scheme` that a host page's CSS gives to the container of `root`, updated
 * when the host switches. `system` until then, and on a server.
 */
export function useHostColorScheme(root: HTMLElement | null, isEnabled: boolean): HostColorScheme {
  const host = isEnabled ? (root?.parentElement ?? null) : null;
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!host) return () => {};
      const observer = new MutationObserver(onChange);
      observer.observe(host.ownerDocument.documentElement, watched);
      observer.observe(host.ownerDocument.body, watched);
      // A host may follow the system by its own CSS alone.
      const system = matchMedia('(prefers-color-scheme: dark)');
      system.addEventListener('change', onChange);
      return () => {
        observer.disconnect();
        system.removeEventListener('change', onChange);
      };
    },
    [host],
  );
  return useSyncExternalStore(
    subscribe,
    () => (host ? readColorScheme(host) : 'system'),
    () => 'system',
  );
}
