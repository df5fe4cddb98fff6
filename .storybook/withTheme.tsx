import './withTheme.css';

import type { Decorator, Loader } from '@storybook/react-vite';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { loadLanguage } from '../packages/console/src/runtime/messages/languages.ts';
import type { LoadedLanguage } from '../packages/console/src/runtime/messages/languages.ts';
import { MessagesContext } from '../packages/console/src/runtime/messages/useMessages.ts';
import { StoryRouter } from '../packages/console/src/testing/StoryRouter.tsx';
import { ThemeProvider } from '../packages/design-system/src/theme-provider/index.ts';
import type { ThemeProviderProps } from '../packages/design-system/src/theme-provider/index.ts';
import { TimeSettings } from '../packages/design-system/src/time/index.ts';
import { localeOf, timeZoneOf } from './toolbar.ts';

/** Fetches the words of the toolbar's language, where the console has them. */
export const loadMessages: Loader = async ({ globals }) => ({
  words: await loadLanguage('system', [localeOf(globals)]),
});

function isLanguage(words: unknown): words is LoadedLanguage {
  return typeof words === 'object' && words !== null && 'messages' in words;
}

interface StoryRootProps extends ThemeProviderProps {
  isOnDocsPage: boolean;
  children: ReactNode;
}

/** Overlays of a documentation page open over the page: the frame of a story would cut them off. */
function StoryRoot({ isOnDocsPage, className, children, ...looks }: StoryRootProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  return (
    <>
      <ThemeProvider {...looks} className={className} portalContainer={overlays}>
        {children}
      </ThemeProvider>
      {isOnDocsPage && createPortal(<ThemeProvider {...looks} ref={setOverlays} />, document.body)}
    </>
  );
}

/**
 * Puts a story into a `ThemeProvider` set from the toolbar, in a `<main>` as on a page, so that axe can
 * check that all content of a page, including overlays, is in a landmark. A story that fills the page sets
 * `parameters: { isPage: true }` and gets no padding. A whole page with its own landmarks sets
 * `parameters: { hasLandmarks: true }` and gets neither.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode, loaded }) => {
  const messages = isLanguage(loaded['words']) ? loaded['words'].messages : undefined;
  const hasLandmarks = parameters['hasLandmarks'] === true;
  const isPage = hasLandmarks || parameters['isPage'] === true;
  // A documentation page has many stories, and may have one `<main>`.
  const Landmark = hasLandmarks || viewMode === 'docs' ? 'div' : 'main';
  return (
    <Landmark>
      <StoryRoot
        isOnDocsPage={viewMode === 'docs'}
        className="story-root"
        data-page={isPage ? '' : undefined}
        data-motion={globals['motion'] === 'reduced' ? 'reduced' : undefined}
        colorScheme={globals['theme'] === 'light' ? 'light' : 'dark'}
        density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
        locale={localeOf(globals)}
        messages={messages?.designSystem}
      >
        <TimeSettings timeZone={timeZoneOf(globals)}>
          <MessagesContext value={messages}>
            <StoryRouter>
              <Story />
            </StoryRouter>
          </MessagesContext>
        </TimeSettings>
      </StoryRoot>
    </Landmark>
  );
};
