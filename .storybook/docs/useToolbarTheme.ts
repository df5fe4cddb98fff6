import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useState } from 'react';

/** Returns the theme of the toolbar, for content outside a story. */
export function useToolbarTheme(): 'dark' | 'light' {
  const [isLight, setIsLight] = useState(() =>
    /globals=[^&]*theme:light/.test(decodeURIComponent(globalThis.location.search)),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setIsLight(globals['theme'] === 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return isLight ? 'light' : 'dark';
}
