import { catalogue } from './catalogue.ts';

/** The texts of Device Authorization. */
export const deviceAuthorizationMessages = catalogue('deviceAuthorization', {
  heading: 'Device Authorization',
  lead: 'A command-line tool wants to log in to your account.',
  loading: 'Checking the code',
  /** URL without a code, or with an invalid one. */
  entry: {
    label: 'Code',
    hint: 'Two groups of four letters, shown in your terminal.',
    missing: 'Enter the code',
    submit: 'Continue',
  },
  doesItMatch: 'Does this match the code in your terminal?',
  itMatches: 'It matches',
  authorizeAs: 'Authorize as',
  notYou: 'Not you?',
  /** `client`: the name a command line gives itself. */
  consequence: (client: string) =>
    `${client} will be able to deploy apps and read logs in all your teams.`,
  expiresIn: (time: string) => `The code expires in ${time}.`,
  deny: 'Deny',
  authorize: 'Authorize',
  foot: 'If you didn’t start this login, deny it.',
  outcomes: {
    authorized: {
      title: 'Your command line is logged in',
      text: 'You can close this tab.',
    },
    denied: {
      title: 'Login denied',
      text: 'The command line stays logged out, and the code will expire. You can close this tab.',
    },
    expired: {
      title: 'This code has expired',
      text: 'Run the login command again to get a new code.',
    },
    unknown: {
      title: 'Code not found',
      text: 'Check the code in your terminal, or run the login command again.',
    },
    alreadyUsed: {
      title: 'This code has already been used',
      text: 'Each code works once. If you used it, your command line is logged in.',
    },
  },
  goHome: 'Go Home',
  tryAgain: 'Try Again',
});
