import { catalogue } from './catalogue.ts';

/** The texts of the sheet of keyboard shortcuts. Pages are called by their own names. */
export const shortcutsMessages = catalogue('shortcuts', {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: { general: 'Everywhere', team: 'Go to', app: 'Go to, in an app', log: 'In a log' },
  actions: {
    palette: 'Search or jump to',
    sheet: 'Keyboard shortcuts',
    search: 'Search on this page',
    create: 'New, where this page makes something',
    find: 'Find',
    nextError: 'Next error',
    wrap: 'Wrap lines',
    copyLine: 'Copy the line',
  },
  /** Between the keys that are pressed one after the other. */
  followedBy: 'then',
});
