import { catalogue } from './catalogue.ts';

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
