import { useCallback, useSyncExternalStore } from 'react';

type HostColorScheme = 'dark' | 'light' | 'system';

/** Attributes and classes of `<html>` or `<body>` that theme switchers set. */
const watched = {
  attributes: true,
  attributeFilter: ['class', 'style', 'data-theme', 'data-mode', 'data-color-scheme'],
};

function readColorScheme(element: Element): HostColorScheme {
  const schemes = getComputedStyle(element).colorScheme;
  if (schemes === 'normal') return isOnDark(element) ? 'dark' : 'light';
  const [isLight, isDark] = [/\blight\b/.test(schemes), /\bdark\b/.test(schemes)];
  if (isLight && isDark) return 'system';
  return isDark ? 'dark' : 'light';
}

/** Whether the background behind an element is dark. Without one, the browser's canvas is white. */
function isOnDark(element: Element): boolean {
  for (let each: Element | null = element; each !== null; each = parentOf(each)) {
    const [red, green, blue, alpha] = pixelOf(getComputedStyle(each).backgroundColor);
    // Seen through a half-transparent one, what is behind it counts.
    if (alpha > 127) return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 100;
  }
  return false;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Red, green, blue and alpha of a colour in any notation of CSS, from 0 to 255. */
function pixelOf(color: string): [red: number, green: number, blue: number, alpha: number] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (canvas === null) return [0, 0, 0, 0];
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

/**
 * The `color-scheme` that a host page's CSS gives to the container of `root`, updated
 * when the host switches; a page without one is as light as its background. `system` until then, and on a server.
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
