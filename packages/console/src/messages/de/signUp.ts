import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `signUp` in German. */
export const signUp: Translation<'signUp'> = {
  heading: (productName) => `Bei ${productName} registrieren`,
  fullName: 'Vollständiger Name',
  email: 'E-Mail',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  submit: 'Registrieren',
  haveAnAccount: 'Haben Sie schon ein Konto?',
  logIn: 'Anmelden',
  checkYourEmail: 'Sehen Sie in Ihre E-Mails',
  linkSent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.`,
  resend: 'Erneut senden',
  resendIn: (seconds) => `Erneut senden in ${number(seconds)} s`,
  resent: 'Wir haben ihn noch einmal gesendet',
  otherAddress: 'Andere Adresse verwenden',
};
