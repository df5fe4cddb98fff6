import { catalogue } from './catalogue.ts';

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
