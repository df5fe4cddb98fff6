import { catalogue } from './catalogue.ts';

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
