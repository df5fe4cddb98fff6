import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('de');

/** `callback` in German. */
export const callback: Translation<'callback'> = {
  heading: { login: 'Anmeldung', link: 'Konto wird verbunden' },
  working: { login: 'Sie werden angemeldet', link: 'Ihr Konto wird verbunden' },
  failed: { login: 'Sie sind nicht angemeldet', link: 'Es wurde nichts verbunden' },
  back: { login: 'Zurück zur Anmeldung', link: 'Zurück zu den Kontoeinstellungen' },
};

/** `deviceAuthorization` in German. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'Gerät autorisieren',
  lead: 'Eine Kommandozeile möchte in Ihrem Namen handeln.',
  loading: 'Der Code wird gesucht',
  entry: {
    label: 'Code',
    hint: 'Ihr Terminal zeigt ihn: zwei Gruppen von je vier Buchstaben.',
    missing: 'Geben Sie den Code ein',
    submit: 'Weiter',
  },
  doesItMatch: 'Stimmt das mit dem Code in Ihrem Terminal überein?',
  itMatches: 'Er stimmt überein',
  authorizeAs: 'Autorisieren als',
  notYou: 'Nicht Sie?',
  consequence: (client) => `${client} kann dann in allen Ihren Teams Apps deployen und Logs lesen.`,
  expiresIn: (time) => `Der Code läuft in ${time} ab.`,
  deny: 'Ablehnen',
  authorize: 'Autorisieren',
  foot: 'Haben nicht Sie das begonnen? Lehnen Sie ab, und es geschieht nichts.',
  outcomes: {
    authorized: {
      title: 'Ihre Kommandozeile ist angemeldet',
      text: 'Sie können diesen Tab schließen',
    },
    denied: {
      title: 'Es wurde nichts autorisiert',
      text: 'Die Kommandozeile bleibt abgemeldet, und ihr Code verfällt von selbst. Sie können diesen Tab schließen.',
    },
    expired: {
      title: 'Dieser Code ist abgelaufen',
      text: 'Führen Sie den Anmeldebefehl noch einmal aus: Er bringt Sie mit einem neuen Code hierher.',
    },
    unknown: {
      title: 'Dieser Code ist nicht bekannt',
      text: 'Öffnen Sie die Adresse, die Ihr Terminal zeigt, oder führen Sie den Anmeldebefehl noch einmal aus.',
    },
    alreadyUsed: {
      title: 'Dieser Code wurde schon verwendet',
      text: 'Wenn Sie das waren, ist Ihre Kommandozeile angemeldet. Jeder Code gilt einmal.',
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
  sessionEnded: 'Ihre Sitzung ist beendet',
  sessionEndedHint: 'Melden Sie sich wieder an, um dorthin zurückzukehren, wo Sie waren.',
  demo: 'Demokonto',
  useDemoAccount: 'Demokonto verwenden',
};

/** `passwordRules` in German. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'Regeln für das Passwort',
  longEnough: (length) => `Mindestens ${number(length)} Zeichen`,
  confirmed: 'Beide Male gleich',
  met: 'erfüllt',
  unmet: 'noch nicht erfüllt',
};

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

/** `verifyEmail` in German. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'Ihre Adresse wird bestätigt',
  done: 'Ihre Adresse ist bestätigt',
  doneText: 'Sie können sich jetzt anmelden.',
  alreadyDone: 'Ihre Adresse war schon bestätigt',
  alreadyDoneText: 'Hier ist nichts mehr zu tun.',
  lapsed: 'Dieser Link gilt nicht mehr',
  lapsedText:
    'Er ist abgelaufen oder wurde schon verwendet. Wenn Sie das waren, melden Sie sich einfach an; sonst lassen Sie sich einen neuen senden.',
  missing: 'Dieser Link ist nicht vollständig',
  missingText:
    'Öffnen Sie den ganzen Link aus der E-Mail, oder lassen Sie sich einen neuen senden.',
  failed: 'Ihre Adresse ist noch nicht bestätigt',
  email: 'E-Mail',
  resend: 'Neuen Link senden',
  resent: 'Wenn diese Adresse auf Bestätigung wartet, ist ein neuer Link unterwegs.',
  logIn: 'Anmelden',
  goHome: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
};

/** `verifyUpdateEmail` in German. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'Ihre Adresse wird geändert',
  done: 'Ihre Adresse ist geändert',
  doneText: 'Melden Sie sich ab jetzt mit der neuen Adresse an.',
  lapsed: 'Dieser Link gilt nicht mehr',
  lapsedText:
    'Er ist abgelaufen oder wurde schon verwendet. Ihre Kontoeinstellungen zeigen die Adresse, die gilt; dort können Sie einen neuen Link anfordern.',
  missing: 'Dieser Link ist nicht vollständig',
  missingText:
    'Öffnen Sie den ganzen Link aus der E-Mail, oder fordern Sie in Ihren Kontoeinstellungen einen neuen an.',
  taken: 'Diese Adresse gehört zu einem anderen Konto',
  takenText:
    'Sie wurde vergeben, nachdem Sie darum gebeten hatten. Ihre Adresse bleibt, wie sie war.',
  failed: 'Ihre Adresse ist noch nicht geändert',
  settings: 'Kontoeinstellungen',
};
