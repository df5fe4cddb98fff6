import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `recoverPassword` in German. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'Passwort wiederherstellen',
  lead: 'Wir senden Ihnen einen Link, mit dem Sie ein neues wählen.',
  email: 'E-Mail',
  submit: 'Link senden',
  backToLogIn: 'Zurück zur Anmeldung',
  sent: 'Sehen Sie in Ihre E-Mails',
  sentTo: (email) => `Wenn ${email} registriert ist, ist ein Link unterwegs. Er gilt 48 Stunden.`,
  resend: 'Erneut senden',
  resendIn: (seconds) => `Erneut senden in ${number(seconds)} s`,
  otherAddress: 'Andere Adresse verwenden',
};

/** `resetPassword` in German. */
export const resetPassword: Translation<'resetPassword'> = {
  heading: 'Passwort zurücksetzen',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort bestätigen',
  submit: 'Passwort zurücksetzen',
  done: 'Ihr Passwort ist geändert',
  doneText: 'Melden Sie sich mit dem neuen an.',
  logIn: 'Anmelden',
  lapsed: 'Dieser Link ist abgelaufen',
  lapsedText:
    'Ein Link gilt einmal, 48 Stunden lang. Ihre Eingabe wurde nicht gespeichert; fordern Sie einen neuen Link an.',
  missing: 'Dieser Link ist nicht vollständig',
  missingText: 'Öffnen Sie den ganzen Link aus der E-Mail, oder fordern Sie einen neuen an.',
  askAgain: 'Neuen Link anfordern',
};
