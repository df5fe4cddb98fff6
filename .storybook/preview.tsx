import '../packages/design-system/src/fonts.css';

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';

import { chooseDataset } from '../packages/console/src/testing/storyDataset.ts';
import { beforeStorybooksOwn } from './beforeStorybooksOwn.ts';
import { chromaticModes } from './chromaticModes.ts';
import { checkOtherTheme } from './checkOtherTheme.ts';
import { checkLanguages } from './checkLanguages.ts';
import { checkLiveRegions } from './checkLiveRegions.ts';
import { checkReflow } from './checkReflow.ts';
import { checkRequiredFields } from './checkRequiredFields.ts';
import { checkSeparateText } from './checkSeparateText.ts';
import { directionByScript } from './directionByScript.ts';
import { DocsContainer } from './docs/DocsContainer.tsx';
import { describeProps } from './docs/describeProps.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { disableActWrapper } from './disableActWrapper.ts';
import { dropLostAnnouncements } from './dropLostAnnouncements.ts';
import { keepLinksInStory } from './keepLinksInStory.ts';
import { mountInDataset } from './mountInDataset.ts';
import { remountOnDatasetChange } from './remountOnDatasetChange.ts';
import { reduceMotion } from './reduceMotion.ts';
import { limitToStory, startWorker } from './storyWorker.ts';
import { isCheckedForReflow, isCheckedTwice, isTest, isTranslated } from './testLevel.ts';
import { translatePage } from './translatePage.ts';
import { faultItems, seedItems, datasetOf } from './toolbar.ts';
import { loadMessages, withTheme } from './withTheme.tsx';

// What is looked for may take longer to come: machines that test do other things as well, and the page of a flow plays
// all of its stories at the same time.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  decorators: [withTheme],
  loaders: [loadMessages],
  argTypesEnhancers: [describeProps],
  mount: mountInDataset,
  beforeAll() {
    directionByScript();
    disableActWrapper();
    dropLostAnnouncements();
    keepLinksInStory();
  },
  parameters: {
    // The addon switches `region` off by default; `withTheme` gives stories a landmark.
    a11y: {
      test: isTranslated ? 'off' : 'error',
      config: { rules: [{ id: 'region', enabled: true }] },
      // All rules run. In tests, passed checks are left out of the results, because the addon's panel is not open.
      options: isTest ? { resultTypes: ['violations'] } : {},
    },
    chromatic: { modes: chromaticModes },
    layout: 'fullscreen',
    controls: { matchers: { date: /(?:At|Date)$/ } },
    docs: { container: DocsContainer, page: DocsPage },
    options: { storySort: { order: ['Start', 'Foundations', 'Components', 'Screens', ['Flows']] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
        dynamicTitle: true,
      },
    },
    dir: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'auto', title: 'Direction by language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Locale',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [
          { value: 'en-GB', title: 'English', right: 'en-GB' },
          { value: 'de-DE', title: 'Deutsch', right: 'de-DE' },
          { value: 'es-CO', title: 'Español', right: 'es-CO' },
          { value: 'ja-JP', title: '日本語', right: 'ja-JP' },
          { value: 'ar', title: 'العربية', right: 'ar' },
          { value: 'he-IL', title: 'עברית', right: 'he-IL' },
        ],
        dynamicTitle: true,
      },
    },
    timeZone: {
      description: 'Time zone',
      toolbar: {
        title: 'Time zone',
        icon: 'time',
        items: [
          { value: 'UTC', title: 'UTC' },
          { value: 'local', title: 'Local time' },
        ],
        dynamicTitle: true,
      },
    },
    seed: {
      description: 'Seed: the dataset of stories over the platform',
      toolbar: {
        title: 'Seed',
        icon: 'database',
        items: seedItems,
        dynamicTitle: true,
      },
    },
    fault: {
      description: 'Fault: what goes wrong in stories over the platform',
      toolbar: {
        title: 'Fault',
        icon: 'lightningoff',
        items: faultItems,
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion by system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'dark',
    density: 'comfortable',
    dir: 'auto',
    locale: 'en-GB',
    timeZone: 'UTC',
    seed: 'default',
    fault: 'none',
    motion: 'system',
  },
  beforeEach: [
    beforeStorybooksOwn,
    (context) => {
      context.msw = limitToStory(context.msw);
    },
    ({ globals }) => chooseDataset(datasetOf(globals)),
    remountOnDatasetChange,
    () => (isTranslated ? translatePage() : undefined),
    ({ globals }) => (globals['motion'] === 'reduced' ? reduceMotion() : undefined),
  ],
  async afterEach(context) {
    if (!isTest) return;
    checkSeparateText();
    checkLiveRegions();
    checkLanguages();
    checkRequiredFields();
    if (isTranslated) return;
    if (isCheckedTwice(context)) await checkOtherTheme(context);
    if (isCheckedForReflow(context)) await checkReflow(context);
  },
});
