import { catalogue } from './catalogue.ts';

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
