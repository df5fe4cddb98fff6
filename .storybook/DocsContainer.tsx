import { DocsContainer as PlainDocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { addons } from 'storybook/preview-api';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

/** Documentation pages in the theme that the toolbar chose. */
export function DocsContainer(props: DocsContainerProps) {
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
  return <PlainDocsContainer {...props} theme={isLight ? themes.light : themes.dark} />;
}
