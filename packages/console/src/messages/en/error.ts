import { catalogue } from './catalogue.ts';

/** The texts of the screen for a page that failed. */
export const errorMessages = catalogue('error', {
  heading: 'Oops!',
  /** Before the path: "Something went wrong at /a/b." */
  before: 'Something went wrong at',
  after: '.',
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  showError: 'Show Error',
  hideError: 'Hide Error',
});
