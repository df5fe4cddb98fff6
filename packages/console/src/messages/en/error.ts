import { catalogue } from './catalogue.ts';

/** The texts of the screen for a page that failed. */
export const errorMessages = catalogue('error', {
  heading: 'Oops!',
  text: (path: string) => `Something went wrong at ${path}.`,
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  showError: 'Show Error',
  hideError: 'Hide Error',
});
