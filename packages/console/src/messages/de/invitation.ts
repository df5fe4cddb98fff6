import type { Translation } from '../messages.ts';

/** `invitation` in German. */
export const invitation: Translation<'invitation'> = {
  heading: 'Team-Einladung',
  working: 'Die Einladung wird gesucht',
  invites: (inviter, team) =>
    inviter === undefined ? `Sie sind zu ${team} eingeladen` : `${inviter} lädt Sie zu ${team} ein`,
  role: 'Ihre Rolle',
  roles: { admin: 'Admin', member: 'Mitglied' },
  sentTo: 'Gesendet an',
  expires: 'Läuft ab',
  accept: 'Einladung annehmen',
  decline: 'Ablehnen',
  signedOut:
    'Melden Sie sich an; danach kommen Sie hierher zurück. Oder registrieren Sie sich mit dieser Adresse und öffnen Sie, sobald sie bestätigt ist, den Link dieser Einladung noch einmal.',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  otherAccountTitle: 'Diese Einladung gilt für eine andere Adresse',
  otherAccount: (email) =>
    `Sie sind als ${email} angemeldet. Wechseln Sie zum Konto mit der eingeladenen Adresse, um sie anzunehmen.`,
  switchAccount: 'Konto wechseln',
  goToTeam: 'Zum Team',
  goHome: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
  failed: 'Die Einladung konnte nicht gesucht werden',
  outcomes: {
    joined: { title: 'Sie sind dabei', text: (team) => `Sie sind jetzt Mitglied von ${team}.` },
    declined: {
      title: 'Einladung abgelehnt',
      text: 'Sie sind nicht beigetreten. Wer Sie eingeladen hat, kann Sie wieder einladen.',
    },
    accepted: {
      title: 'Diese Einladung wurde schon angenommen',
      text: 'Wenn Sie das waren, steht das Team in Ihrer Teamliste.',
    },
    expired: {
      title: 'Diese Einladung ist abgelaufen',
      text: 'Einladungen gelten 7 Tage. Bitten Sie um eine neue, wo Sie eingeladen wurden.',
    },
    revoked: {
      title: 'Diese Einladung wurde zurückgezogen',
      text: 'Fragen Sie nach, wo Sie eingeladen wurden, ob das ein Versehen war.',
    },
    unknown: {
      title: 'Diese Einladung ist nicht bekannt',
      text: 'Öffnen Sie den ganzen Link aus der E-Mail. Wenn Sie das getan haben, bitten Sie um eine neue Einladung.',
    },
  },
};
