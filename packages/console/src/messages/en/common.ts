import { catalogue } from './catalogue.ts';

// Not `createWording`: Log In has these texts, and counts nothing.
const number = (value: number) => value.toLocaleString('en');

/** Texts that many screens share. */
export const commonMessages = catalogue('common', {
  retry: 'Retry',
  cancel: 'Cancel',
  undo: 'Undo',
  copy: (what: string) => `Copy ${what}`,
  opensInNewTab: '(opens in a new tab)',
  order: 'Order',
  orders: { desc: 'Newest first', asc: 'Oldest first' },
  clearSearch: 'Clear Search',
  pastTheEnd: 'The list ends before this page',
  firstPage: 'Go to the First Page',
  /** Which items of a list a page shows. */
  range: (first: number, last: number, count: number) =>
    `${number(first)}–${number(last)} of ${number(count)}`,
  errorTitle: 'Something went wrong!',
  newVersion: 'There may be a new version of the console. Reload to get it.',
  reload: 'Reload Page',
  successTitle: 'Success!',
  /** After a platform that is asked too often said how long to wait. */
  tryAgainIn: (seconds: number) => `You can try again in ${seconds} s.`,
  tryAgainNow: 'You can try again now.',
  /** What people read of a failure that the platform says nothing about. */
  failures: {
    unknown: 'Something went wrong.',
    /** Under a title that already says that something went wrong. */
    tryAgain: 'Try again in a moment.',
    unreachable: 'The platform does not answer. Check your connection and try again.',
    timeout: 'The platform took too long to answer. Try again.',
    insecure:
      'Your browser allows this on pages over https and on localhost only. Open the console with https.',
    unreadable: (where: string) =>
      `The platform sent an answer this console cannot read (${where}).`,
  },
  offline: 'You are offline. This continues when you are connected again.',
});
