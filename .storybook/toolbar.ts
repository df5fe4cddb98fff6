import { seedNames } from '@quayside/api-mocks';

import { storyFaults, usualDataset } from '../packages/console/src/testing/storyDataset.ts';
import type { StoryFault, StoryDataset } from '../packages/console/src/testing/storyDataset.ts';

const faultTitles = {
  none: 'No fault',
  silent: 'No answer',
  unavailable: 'Unavailable (503)',
  broken: 'Broken (500)',
  limited: 'Too many requests (429)',
  gone: 'Not found (404)',
  expired: 'Session expired (401)',
  dropped: 'Answers break off',
  readOnly: 'Nothing can be saved',
} satisfies Readonly<Record<StoryFault, string>>;

/** The faults to choose from in the toolbar. */
export const faultItems = Object.entries(faultTitles).map(([value, title]) => ({ value, title }));

/** The datasets to choose from in the toolbar. */
export const seedItems = seedNames.map((value) => ({ value, title: `Seed: ${value}` }));

type Globals = Readonly<Record<string, unknown>>;

/**
 * Returns the locale in the direction of the toolbar. A language has the same messages in another script, and React
 * Aria derives the direction from the script.
 */
export function localeOf({ locale, dir }: Globals): string {
  const asked = String(locale);
  if (dir === 'rtl') return new Intl.Locale(asked, { script: 'Arab' }).toString();
  if (dir === 'ltr') return new Intl.Locale(asked, { script: 'Latn' }).toString();
  return asked;
}

/** The time zone that times are shown in. */
export const timeZoneOf = ({ timeZone }: Globals): 'local' | 'UTC' =>
  timeZone === 'local' ? 'local' : 'UTC';

/** The platform that the toolbar chose for stories over it. */
export function datasetOf(globals: Globals): StoryDataset {
  return {
    seed: seedNames.find((name) => name === globals['seed']) ?? usualDataset.seed,
    fault: isFault(globals['fault']) ? globals['fault'] : usualDataset.fault,
    locale: localeOf(globals),
    timeZone: timeZoneOf(globals),
  };
}

const isFault = (name: unknown): name is StoryFault =>
  typeof name === 'string' && Object.hasOwn(storyFaults, name);
