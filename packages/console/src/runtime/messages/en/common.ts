import { catalogue } from './catalogue.ts';
import type { PageId } from '../../navigation/paths.ts';

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
  /** User-facing message for a failure without one from the platform. */
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

/** The texts of dialogs in which a name has to be typed. */
export const confirmationMessages = catalogue('confirmation', {
  typeToConfirm: (name: string) => `Type ${name} to confirm`,
});

/** The texts of the screen for a page that failed. */
export const errorMessages = catalogue('error', {
  heading: 'Oops!',
  text: (path: string) => `Something went wrong at ${path}.`,
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  showError: 'Show Error',
  hideError: 'Hide Error',
});

/** Failures the console itself raises, in the specification's words. */
export const errorsMessages = catalogue('errors', {
  teamNotFound: 'Team not found',
  appNotFound: 'App not found',
  itemNotFound: 'There is nothing at this address.',
  unknown: 'Unknown error',
  codeVerifierNotFound: 'Code verifier not found in session storage',
  linkCodeNotFound: 'Link code not found in URL',
  codeNotFound: 'Code not found in URL',
  exchangeFailed: 'Failed to exchange token',
  linkFailed: 'Failed to finalize link',
});

/** The texts of the choice of a language. */
export const languageMessages = catalogue('language', {
  label: 'Language',
  hint: 'Dates and numbers follow it too.',
  system: 'Language of this device',
});

/** The texts of the screen for an address that leads nowhere. */
export const notFoundMessages = catalogue('notFound', {
  code: '404',
  heading: 'Oops!',
  text: (path: string) => `The page you are looking for at ${path} was not found.`,
  goBack: 'Go Back',
  goHome: 'Go Home',
});

/** The title of each page; also its name in the breadcrumbs. */
export const pagesMessages = catalogue('pages', {
  home: 'Home',
  logIn: 'Log In',
  signUp: 'Sign Up',
  recoverPassword: 'Recover Password',
  resetPassword: 'Reset Password',
  verifyEmail: 'Verifying Email',
  verifyUpdateEmail: 'Verifying Email Update',
  invitation: 'Team Invitation',
  device: 'Device Authorization',
  callback: 'Logging In',
  accountSettings: 'Account Settings',
  allTeams: 'All Teams',
  newTeam: 'New Team',
  team: 'Apps',
  teamSettings: 'Team Settings',
  newApp: 'Create New App',
  apps: 'Apps',
  app: 'General',
  general: 'General',
  logs: 'Logs',
  environmentVariables: 'Environment Variables',
  storage: 'Storage',
  connectResource: 'Storage',
  appSettings: 'Settings',
  deployments: 'Deployments',
  deployment: 'Deployment',
  integrations: 'Integrations',
  integration: 'Integration',
  integrationCallback: 'Connecting Integration',
} satisfies Record<PageId, string>);

/** The texts of what a person likes: a section of Account Settings, and switches elsewhere. */
export const preferencesMessages = catalogue('preferences', {
  title: 'Preferences',
  text: 'How this browser shows the console. They stay when you log out.',
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  timeZone: 'Time zone',
  timeZones: { local: 'Local', UTC: 'UTC' },
  timeZoneHint: 'Holds for every time that is shown, and for what is downloaded.',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Off, only those with Ctrl or ⌘ are left, and those in a log.',
  notify: 'Notify me when a deployment ends',
  notifyHint: 'For deployments that you start or open.',
});

/** The texts of the question asked before something typed is lost. */
export const unsavedMessages = catalogue('unsaved', {
  title: 'Leave without saving?',
  text: 'What you typed here was not saved, and is not kept because it may be secret.',
  leave: 'Leave',
  stay: 'Stay',
});

/** Error message of a field, in the specification's words where it has them. */
export const validationMessages = catalogue('validation', {
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

/** The texts under every screen. */
export const footerMessages = catalogue('footer', {
  status: 'Status',
  documentation: 'Documentation',
  terms: 'Terms',
  privacyPolicy: 'Privacy Policy',
});
