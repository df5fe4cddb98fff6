import type { Translation } from '../messages.ts';

/** `logIn` in German. */
export const logIn: Translation<'logIn'> = {
  heading: (productName) => `Bei ${productName} anmelden`,
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  or: 'oder',
  continueWithGitHub: 'Weiter mit GitHub',
  forgotPassword: 'Passwort vergessen?',
  newHere: (productName) => `Neu bei ${productName}?`,
  signUp: 'Registrieren',
  sessionEnded: 'Ihre Sitzung ist beendet',
  sessionEndedHint: 'Melden Sie sich wieder an, um dorthin zurückzukehren, wo Sie waren.',
  demo: 'Demokonto',
  useDemoAccount: 'Demokonto verwenden',
};
