import './withTheme.css';

import type { Decorator } from '@storybook/react-vite';

import { ThemeProvider } from '../packages/design-system/src/theme-provider/index.ts';
import { TimeSettings } from '../packages/design-system/src/time/index.ts';
import { localeOf, timeZoneOf } from './toolbar.ts';

/**
 * Puts a story into a `ThemeProvider` set from the toolbar, in a `<main>` as on a page, so that axe can
 * hold it to the rule that everything on a page is in a landmark, overlays too. What fills a page
 * says `parameters: { isPage: true }`: it gets no padding. A whole page, with landmarks of its own,
 * says `parameters: { hasLandmarks: true }`: it gets neither.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const hasLandmarks = parameters['hasLandmarks'] === true;
  const isPage = hasLandmarks || parameters['isPage'] === true;
  // A documentation page has many stories, and may have one `<main>`.
  const Landmark = hasLandmarks || viewMode === 'docs' ? 'div' : 'main';
  return (
    <Landmark>
      <ThemeProvider
        className="story-root"
        data-page={isPage ? '' : undefined}
        data-motion={globals['motion'] === 'reduced' ? 'reduced' : undefined}
        colorScheme={globals['theme'] === 'light' ? 'light' : 'dark'}
        density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
        locale={localeOf(globals)}
      >
        <TimeSettings timeZone={timeZoneOf(globals)}>
          <Story />
        </TimeSettings>
      </ThemeProvider>
    </Landmark>
  );
};
