import { catalogue } from './catalogue.ts';

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
