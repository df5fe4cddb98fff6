import { catalogue } from './catalogue.ts';

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
