import { catalogue } from './catalogue.ts';

/** The texts of a build log, beside those of the log viewer. */
export const buildLogMessages = catalogue('buildLog', {
  label: 'Build log',
  empty: 'This build wrote nothing.',
  notBuilt: 'Nothing was built, so there is no log.',
  gap: 'A line is missing here: the platform sent one that could not be read.',
  unavailable: 'The log could not be read.',
});
