import type { Translation } from '../messages.ts';

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
