import { formatWait } from '@quayside/design-system/messages';
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
  pastTheEnd: 'There’s nothing on this page',
  firstPage: 'Go to First Page',
  /** Range of items on a page. */
  range: (first: number, last: number, count: number) =>
    `${number(first)}–${number(last)} of ${number(count)}`,
  errorTitle: 'Something went wrong!',
  /** Code of a card, tab or dialog failed to load. */
  missingPart: 'This part of the page couldn’t load',
  newVersion: 'The console may have been updated. Reload the page to continue.',
  /** A file was dropped beside a drop zone. */
  noDrop: 'Files can’t be dropped here.',
  reload: 'Reload Page',
  moreActions: 'More actions',
  successTitle: 'Success!',
  /** After too many requests, when the platform states how long to wait. */
  tryAgainIn: (seconds: number) => `You can try again in ${formatWait(seconds, 'en')}.`,
  tryAgainNow: 'You can try again now.',
  /** User-facing message for a failure without one from the platform. */
  failures: {
    unknown: 'Something went wrong.',
    unreachable: 'Couldn’t reach the platform. Check your connection and try again.',
    timeout: 'The platform took too long to respond. Try again.',
    insecure:
      'Your browser allows this only over HTTPS or on localhost. Open the console over HTTPS.',
    unreadable: (where: string) =>
      `The platform sent a response that the console can’t read (${where}).`,
  },
  offline: 'You’re offline. This continues when you’re back online.',
  signedOut: 'You’re logged out. Log in again to continue.',
});

/** The texts of the error screen. */
export const errorMessages = catalogue('error', {
  heading: 'Oops!',
  text: (path: string) => `Something went wrong at ${path}.`,
  notFoundReason: 'It may have been renamed or deleted, or you may not have access to it.',
  goTo: (page: string) => `Go to ${page}`,
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  showError: 'Show Error',
  hideError: 'Hide Error',
});

/** Errors that the console raises, worded as in the specification. */
export const errorsMessages = catalogue('errors', {
  teamNotFound: 'Team not found',
  appNotFound: 'App not found',
  deploymentNotFound: 'Deployment not found',
  integrationNotFound: 'Integration not found',
  itemNotFound: 'This item doesn’t exist or was deleted.',
  unknown: 'Unknown error',
  codeVerifierNotFound: 'Code verifier not found in session storage',
  linkCodeNotFound: 'Link code not found in URL',
  codeNotFound: 'Code not found in URL',
  exchangeFailed: 'Failed to exchange token',
  linkFailed: 'Failed to finalize link',
});

/** The texts of the language selection. */
export const languageMessages = catalogue('language', {
  label: 'Language',
  hint: 'Also used for dates and numbers.',
  system: 'Device language',
});

/** The texts of the not-found screen. */
export const notFoundMessages = catalogue('notFound', {
  code: '404',
  heading: 'Oops!',
  text: (path: string) => `The page you are looking for at ${path} was not found.`,
  goBack: 'Go Back',
  goHome: 'Go Home',
});

/** The texts of the user's preferences, in Account Settings and elsewhere. */
export const preferencesMessages = catalogue('preferences', {
  title: 'Preferences',
  text: 'Saved in this browser, even after you log out.',
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  timeZone: 'Time zone',
  localZone: 'Local',
  noTimeZone: 'No time zone has this name.',
  timeZoneHint: 'Used for all times on screen and in downloads.',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'When off, only shortcuts with Ctrl or ⌘ and those in a log work.',
  notify: 'Notify me when a deployment ends',
  notifyHint: 'For deployments you start or open.',
});

/** The texts of the dialog about unsaved changes. */
export const unsavedMessages = catalogue('unsaved', {
  title: 'Leave without saving?',
  text: 'Your changes will be lost. They aren’t kept because they may contain secrets.',
  leave: 'Leave',
  stay: 'Stay',
});

/** Error messages of fields, worded as in the specification where it has them. */
export const validationMessages = catalogue('validation', {
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  fullNameRequired: 'Name is required',
  passwordRequired: 'Password is required',
  passwordTooShort: (length: number) => `Password must be at least ${length} characters`,
  passwordTooLong: (length: number) => `Password must be at most ${length} characters`,
  confirmationRequired: 'Password confirmation is required',
  passwordsDiffer: "Passwords don't match",
  nameTooShort: (length: number) => `Name must be at least ${length} characters`,
  nameTooLong: (length: number) => `Name must be less than ${length} characters`,
  directoryAbsolute: 'Directory must be a relative path, not an absolute one',
  directoryHome: "Directory cannot start with '~'",
  directoryOutside: "Directory cannot contain '..'",
  directoryCharacters: 'Directory can only contain the letters A to Z, digits, spaces and / . _ -',
});

/** The texts of the footer. */
export const footerMessages = catalogue('footer', {
  status: 'Status',
  documentation: 'Documentation',
  terms: 'Terms',
  privacyPolicy: 'Privacy Policy',
  accessibility: 'Accessibility',
});
