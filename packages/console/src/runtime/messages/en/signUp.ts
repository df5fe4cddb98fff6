import { catalogue } from './catalogue.ts';

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
