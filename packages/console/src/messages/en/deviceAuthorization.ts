import { catalogue } from './catalogue.ts';

/** The texts of Device Authorization. */
export const deviceAuthorizationMessages = catalogue('deviceAuthorization', {
  heading: 'Device Authorization',
  lead: 'A command line asks to act as you.',
  loading: 'Looking up the code',
  /** Where the address has no code, or one that is of no use. */
  entry: {
    label: 'Code',
    hint: 'Your terminal shows it: two groups of four letters.',
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
  foot: 'Did not start this yourself? Deny it, and nothing happens.',
  outcomes: {
    authorized: {
      title: 'Your command line is logged in',
      text: 'You can close this tab',
    },
    denied: {
      title: 'Nothing was authorized',
      text: 'The command line stays logged out, and its code lapses by itself. You can close this tab.',
    },
    expired: {
      title: 'This code has expired',
      text: 'Run the login command again: it brings you here with a new code.',
    },
    unknown: {
      title: 'This code is not known',
      text: 'Open the address that your terminal shows, or run the login command again.',
    },
    alreadyUsed: {
      title: 'This code was already used',
      text: 'If that was you, your command line is logged in. Each code works once.',
    },
  },
  goHome: 'Go Home',
  tryAgain: 'Try Again',
});
