import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('de');

/** `callback` in German. */
export const callback: Translation<'callback'> = {
  heading: { login: 'Anmeldung', link: 'Konto wird verbunden' },
  working: { login: 'Sie werden angemeldet', link: 'Ihr Konto wird verbunden' },
  failed: { login: 'Anmeldung fehlgeschlagen', link: 'Ihr Konto konnte nicht verbunden werden' },
  back: { login: 'Zurück zur Anmeldung', link: 'Zurück zu den Kontoeinstellungen' },
};

/** `deviceAuthorization` in German. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'Gerät autorisieren',
  lead: 'Ein Kommandozeilenprogramm möchte sich bei Ihrem Konto anmelden.',
  loading: 'Code wird geprüft',
  entry: {
    label: 'Code',
    hint: 'Zwei Gruppen aus vier Buchstaben, die Ihr Terminal anzeigt.',
    missing: 'Geben Sie den Code ein',
    submit: 'Weiter',
  },
  doesItMatch: 'Stimmt das mit dem Code in Ihrem Terminal überein?',
  itMatches: 'Stimmt überein',
  authorizeAs: 'Autorisieren als',
  notYou: 'Nicht Sie?',
  consequence: (client) => `${client} kann dann in allen Ihren Teams Apps deployen und Logs lesen.`,
  expiresIn: (time) => `Der Code läuft in ${time} ab.`,
  deny: 'Ablehnen',
  authorize: 'Autorisieren',
  foot: 'Lehnen Sie ab, wenn Sie diese Anmeldung nicht gestartet haben.',
  outcomes: {
    authorized: {
      title: 'Ihre Kommandozeile ist angemeldet',
      text: 'Sie können diesen Tab schließen.',
    },
    denied: {
      title: 'Anmeldung abgelehnt',
      text: 'Die Kommandozeile bleibt abgemeldet, der Code läuft ab. Sie können diesen Tab schließen.',
    },
    expired: {
      title: 'Dieser Code ist abgelaufen',
      text: 'Führen Sie den Anmeldebefehl noch einmal aus, um einen neuen Code zu erhalten.',
    },
    unknown: {
      title: 'Code nicht gefunden',
      text: 'Prüfen Sie den Code in Ihrem Terminal, oder führen Sie den Anmeldebefehl noch einmal aus.',
    },
    alreadyUsed: {
      title: 'Dieser Code wurde schon verwendet',
      text: 'Jeder Code gilt einmal. Wenn Sie ihn verwendet haben, ist Ihre Kommandozeile angemeldet.',
    },
  },
  goHome: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
};

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
  sessionEnded: 'Ihre Sitzung ist abgelaufen',
  sessionEndedHint: 'Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
  demo: 'Demokonto',
  useDemoAccount: 'Demokonto verwenden',
};

/** `passwordRules` in German. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'Anforderungen an das Passwort',
  longEnough: (length) => `Mindestens ${number(length)} Zeichen`,
  confirmed: 'Beide Passwörter stimmen überein',
  met: 'erfüllt',
  unmet: 'noch nicht erfüllt',
};

/** `recoverPassword` in German. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'Passwort wiederherstellen',
  lead: 'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort festlegen.',
  email: 'E-Mail',
  submit: 'Link senden',
  backToLogIn: 'Zurück zur Anmeldung',
  sent: 'Prüfen Sie Ihre E-Mails',
  sentTo: (email) =>
    `Wenn es ein Konto für ${email} gibt, haben wir einen Link dorthin gesendet. Er gilt 48 Stunden.`,
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
  done: 'Passwort geändert',
  doneText: 'Melden Sie sich mit Ihrem neuen Passwort an.',
  logIn: 'Anmelden',
  lapsed: 'Dieser Link ist abgelaufen',
  lapsedText:
    'Jeder Link gilt einmal und 48 Stunden lang. Ihr Passwort wurde nicht geändert. Fordern Sie einen neuen Link an.',
  missing: 'Dieser Link ist unvollständig',
  missingText: 'Öffnen Sie den vollständigen Link aus der E-Mail, oder fordern Sie einen neuen an.',
  askAgain: 'Neuen Link anfordern',
};

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
  checkYourEmail: 'Prüfen Sie Ihre E-Mails',
  linkSent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.`,
  resend: 'Erneut senden',
  resendIn: (seconds) => `Erneut senden in ${number(seconds)} s`,
  resent: 'E-Mail erneut gesendet',
  otherAddress: 'Andere Adresse verwenden',
};

/** `verifyEmail` in German. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'Ihre E-Mail-Adresse wird bestätigt',
  done: 'E-Mail-Adresse bestätigt',
  doneText: 'Sie können sich jetzt anmelden.',
  alreadyDone: 'E-Mail-Adresse bereits bestätigt',
  alreadyDoneText: 'Sie müssen nichts weiter tun.',
  lapsed: 'Dieser Link gilt nicht mehr',
  lapsedText:
    'Er ist abgelaufen oder wurde schon verwendet. Wenn Sie ihn verwendet haben, melden Sie sich an. Andernfalls fordern Sie einen neuen an.',
  missing: 'Dieser Link ist unvollständig',
  missingText: 'Öffnen Sie den vollständigen Link aus der E-Mail, oder fordern Sie einen neuen an.',
  failed: 'Ihre E-Mail-Adresse konnte nicht bestätigt werden',
  email: 'E-Mail',
  resend: 'Neuen Link senden',
  resent:
    'Wenn diese Adresse noch nicht bestätigt ist, haben wir einen neuen Link dorthin gesendet.',
  logIn: 'Anmelden',
  goHome: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
};

/** `verifyUpdateEmail` in German. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'Ihre E-Mail-Adresse wird geändert',
  done: 'E-Mail-Adresse geändert',
  doneText: 'Melden Sie sich mit der neuen Adresse an.',
  lapsed: 'Dieser Link gilt nicht mehr',
  lapsedText:
    'Er ist abgelaufen oder wurde schon verwendet. Ihre aktuelle Adresse steht in den Kontoeinstellungen. Dort können Sie einen neuen Link anfordern.',
  missing: 'Dieser Link ist unvollständig',
  missingText:
    'Öffnen Sie den vollständigen Link aus der E-Mail, oder fordern Sie in den Kontoeinstellungen einen neuen an.',
  taken: 'Diese E-Mail-Adresse gehört zu einem anderen Konto',
  takenText: 'Ein anderes Konto hat sie inzwischen übernommen. Ihre Adresse wurde nicht geändert.',
  failed: 'Ihre E-Mail-Adresse konnte nicht geändert werden',
  settings: 'Kontoeinstellungen',
};
