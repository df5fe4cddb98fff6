import { catalogue } from './catalogue.ts';

/** The texts of Callback, the return address of a login elsewhere. */
export const callbackMessages = catalogue('callback', {
  heading: { login: 'Logging In', link: 'Connecting Your Account' },
  working: { login: 'Logging you in', link: 'Connecting your account' },
  failed: { login: 'You are not logged in', link: 'Nothing was connected' },
  back: { login: 'Back to log in', link: 'Back to account settings' },
});

/** The texts of Device Authorization. */
export const deviceAuthorizationMessages = catalogue('deviceAuthorization', {
  heading: 'Device Authorization',
  lead: 'A command line asks to act as you.',
  loading: 'Looking up the code',
  /** URL without a code, or with an invalid one. */
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

/** The texts of Log In. */
export const logInMessages = catalogue('logIn', {
  heading: (productName: string) => `Log in to ${productName}`,
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  or: 'or',
  continueWithGitHub: 'Continue with GitHub',
  forgotPassword: 'Forgot password?',
  newHere: (productName: string) => `New to ${productName}?`,
  signUp: 'Sign up',
  sessionEnded: 'Your session has ended',
  sessionEndedHint: 'Log in again to go back to where you were.',
  demo: 'Demo account',
  useDemoAccount: 'Use Demo Account',
});

/** Rules for a new password. */
export const passwordRulesMessages = catalogue('passwordRules', {
  label: 'Rules of the password',
  longEnough: (length: number) => `At least ${length} characters`,
  confirmed: 'The same both times',
  met: 'met',
  unmet: 'not met yet',
});

/** The texts of Recover Password and Reset Password. */
export const recoverPasswordMessages = catalogue('recoverPassword', {
  heading: 'Recover Password',
  lead: 'We send you a link with which you choose a new one.',
  email: 'Email',
  submit: 'Send the Link',
  backToLogIn: 'Back to log in',
  sent: 'Check your email',
  /** The same for every address, so that it tells nobody which ones exist. */
  sentTo: (email: string) =>
    `If ${email} is registered, a link is on its way. It works for 48 hours.`,
  resend: 'Resend',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  otherAddress: 'Use another address',
});

/** The texts of Reset Password. */
export const resetPasswordMessages = catalogue('resetPassword', {
  heading: 'Reset Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Reset Password',
  done: 'Your password is changed',
  doneText: 'Log in with the new one.',
  logIn: 'Log In',
  lapsed: 'This link has expired',
  lapsedText: 'A link works once, for 48 hours. What you typed was not saved; ask for a new link.',
  missing: 'This link is not complete',
  missingText: 'Open the whole link from the mail, or ask for a new one.',
  askAgain: 'Get a New Link',
});

/** The texts of Sign Up, and of the mail it sends. */
export const signUpMessages = catalogue('signUp', {
  heading: (productName: string) => `Sign up for ${productName}`,
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submit: 'Sign Up',
  haveAnAccount: 'Already have an account?',
  logIn: 'Log in',
  checkYourEmail: 'Check your email',
  linkSent: (email: string) =>
    `We sent a link to ${email}. Open it to confirm your address, then log in.`,
  resend: 'Resend',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  resent: 'We sent it again',
  otherAddress: 'Use another address',
});

/** The texts of the pages that a link in a mail leads to. */
export const verifyEmailMessages = catalogue('verifyEmail', {
  working: 'Confirming your address',
  done: 'Your address is confirmed',
  doneText: 'You can log in now.',
  alreadyDone: 'Your address was already confirmed',
  alreadyDoneText: 'There is nothing left to do here.',
  lapsed: 'This link no longer works',
  lapsedText:
    'It has expired or was used before. If it was you who used it, just log in; else send yourself a new one.',
  missing: 'This link is not complete',
  missingText: 'Open the whole link from the mail, or send yourself a new one.',
  failed: 'Your address is not confirmed yet',
  email: 'Email',
  resend: 'Send a New Link',
  resent: 'If that address waits to be confirmed, a new link is on its way.',
  logIn: 'Log In',
  goHome: 'Go Home',
  tryAgain: 'Try Again',
});

/** The texts of Verifying Email Update, where they differ. */
export const verifyUpdateEmailMessages = catalogue('verifyUpdateEmail', {
  working: 'Changing your address',
  done: 'Your address is changed',
  doneText: 'Log in with the new address from now on.',
  lapsed: 'This link no longer works',
  lapsedText:
    'It has expired or was used before. Your account settings show the address that holds, and there you can ask for a new link.',
  missing: 'This link is not complete',
  missingText: 'Open the whole link from the mail, or ask for a new one in your account settings.',
  taken: 'This address belongs to another account',
  takenText: 'It was taken after you asked for it. Your address stays as it was.',
  failed: 'Your address is not changed yet',
  settings: 'Account Settings',
});
