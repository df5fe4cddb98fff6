import { catalogue } from './catalogue.ts';

/** The texts of Callback, the return address of a social login. */
export const callbackMessages = catalogue('callback', {
  heading: { login: 'Logging In', link: 'Connecting Your Account' },
  working: { login: 'Logging you in', link: 'Connecting your account' },
  failed: { login: 'Couldn’t log you in', link: 'Couldn’t connect your account' },
  back: { login: 'Back to log in', link: 'Back to account settings' },
});

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
  sessionEndedHint: 'Log in to continue where you left off.',
  demo: 'Demo account',
  useDemoAccount: 'Use Demo Account',
});

/** Rules for a new password. */
export const passwordRulesMessages = catalogue('passwordRules', {
  label: 'Password requirements',
  longEnough: (length: number) => `At least ${length} characters`,
  confirmed: 'Both passwords match',
  met: 'met',
  unmet: 'not met yet',
});

/** The texts of Recover Password and Reset Password. */
export const recoverPasswordMessages = catalogue('recoverPassword', {
  heading: 'Recover Password',
  lead: 'We’ll email you a link to set a new password.',
  email: 'Email',
  submit: 'Send Link',
  backToLogIn: 'Back to log in',
  sent: 'Check your email',
  /** The same for every address, so it does not reveal which ones exist. */
  sentTo: (email: string) =>
    `If ${email} has an account, we sent a link to it. The link works for 48 hours.`,
  resend: 'Resend',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  otherAddress: 'Use Another Address',
});

/** The texts of Reset Password. */
export const resetPasswordMessages = catalogue('resetPassword', {
  heading: 'Reset Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Reset Password',
  done: 'Password changed',
  doneText: 'Log in with your new password.',
  logIn: 'Log In',
  lapsed: 'This link has expired',
  lapsedText:
    'Each link works once, for 48 hours. Your password was not changed. Request a new link.',
  missing: 'This link is incomplete',
  missingText: 'Open the full link from the email, or request a new one.',
  askAgain: 'Get a New Link',
});

/** The texts of Sign Up. */
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
    `We sent a link to ${email}. Open it to confirm your email, then log in.`,
  resend: 'Resend',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  resent: 'Email sent again',
  otherAddress: 'Use Another Address',
});

/** The texts of the pages that links in emails open. */
export const verifyEmailMessages = catalogue('verifyEmail', {
  working: 'Confirming your email',
  done: 'Email confirmed',
  doneText: 'You can log in now.',
  alreadyDone: 'Email already confirmed',
  alreadyDoneText: 'There’s nothing more to do.',
  lapsed: 'This link no longer works',
  lapsedText: 'It has expired or was already used. If you used it, log in. If not, get a new link.',
  missing: 'This link is incomplete',
  missingText: 'Open the full link from the email, or get a new one.',
  failed: 'Couldn’t confirm your email',
  email: 'Email',
  resend: 'Send a New Link',
  resent: 'If this address is waiting for confirmation, we sent a new link to it.',
  logIn: 'Log In',
  goHome: 'Go Home',
  tryAgain: 'Try Again',
});

/** The texts of Verifying Email Update, where they differ. */
export const verifyUpdateEmailMessages = catalogue('verifyUpdateEmail', {
  working: 'Changing your email',
  done: 'Email changed',
  doneText: 'Use your new email to log in.',
  lapsed: 'This link no longer works',
  lapsedText:
    'It has expired or was already used. Account Settings shows your current email, and you can request a new link there.',
  missing: 'This link is incomplete',
  missingText: 'Open the full link from the email, or request a new one in Account Settings.',
  taken: 'This email belongs to another account',
  takenText: 'Another account took it after you requested the change. Your email has not changed.',
  failed: 'Couldn’t change your email',
  settings: 'Account Settings',
});
