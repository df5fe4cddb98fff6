import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('de');

/** `accountSettings` in German. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'Ihr Konto konnte nicht geladen werden',
  save: 'Speichern',
  profile: {
    title: 'Profil',
    text: 'Ihr Name und die Adresse, mit der Sie sich anmelden.',
    fullName: 'Vollständiger Name',
    email: 'E-Mail',
    hint: 'Eine neue Adresse gilt, sobald Sie den Link öffnen, den wir dorthin senden.',
    saved: 'Profil gespeichert',
    pendingTitle: 'Bestätigen Sie Ihre neue Adresse',
    pending: (next, current) =>
      `Wir haben einen Link an ${next} gesendet. Bis Sie ihn öffnen, bleibt ${current} Ihre Adresse.`,
    resend: 'Erneut senden',
    resendIn: (seconds) => `Erneut senden in ${number(seconds)} s`,
  },
  security: {
    title: 'Sicherheit',
    text: 'Das Passwort, mit dem Sie sich anmelden.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    confirm: 'Passwort bestätigen',
    currentRequired: 'Das aktuelle Passwort ist erforderlich',
    saved: 'Das Passwort wurde geändert',
    none: 'Sie melden sich mit einem anderen Konto an und haben hier kein Passwort. Um eines festzulegen, lassen Sie sich einen Link senden, melden Sie sich ab und öffnen Sie ihn.',
    sendLink: 'Link senden',
    linkSent: (email) =>
      `Ein Link zum Festlegen eines Passworts ist an ${email} unterwegs. Melden Sie sich ab und öffnen Sie ihn dann.`,
  },
  connections: {
    title: 'Verbundene Konten',
    text: 'Andere Konten, mit denen Sie sich anmelden können.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'Demnächst',
    notConnected: 'Nicht verbunden',
    connectedAs: (name) => `Verbunden als ${name}`,
    connect: 'Verbinden',
    connectTo: (provider) => `${provider} verbinden`,
    disconnect: 'Trennen',
    disconnectFrom: (provider) => `${provider} trennen`,
    onlyWayIn: 'Anders können Sie sich nicht anmelden. Legen Sie zuerst ein Passwort fest.',
    disconnectText: (provider) =>
      `Sie können sich nicht mehr mit ${provider} anmelden. Ihr Passwort gilt weiter, und Sie können das Konto wieder verbinden.`,
    disconnected: (provider) => `${provider} ist getrennt`,
  },
  danger: {
    title: 'Gefahrenbereich',
    text: 'Löscht Ihre Daten und alles, was zu Ihrem Konto gehört, endgültig.',
    action: 'Konto löschen',
    blocked:
      'Andere gehören zu Teams, die Ihnen gehören. Übertragen oder löschen Sie zuerst diese Teams:',
    confirm: 'Ihr Konto wird sofort gelöscht und lässt sich nicht wiederherstellen.',
    teams: 'Diese Teams haben kein anderes Mitglied und werden mit allen Apps ebenfalls gelöscht:',
    done: 'Ihr Konto ist gelöscht',
  },
};
