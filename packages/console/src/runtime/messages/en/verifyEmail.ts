import { catalogue } from './catalogue.ts';

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
