import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('de');

/** `allTeams` in German. */
export const allTeams: Translation<'allTeams'> = {
  search: 'Teams suchen',
  searchPlaceholder: 'Name oder Slug',
  columns: { team: 'Team', role: 'Rolle' },
  newTeam: 'Neues Team',
  errorTitle: 'Die Teams konnten nicht geladen werden',
  noMatch: (search) => `Kein Team passt zu „${search}“`,
  noMatchHint: 'Gesucht wird in Namen und Slugs.',
  empty: 'Sie sind in keinem Team',
  emptyHint: 'Lassen Sie sich einladen: Der Link in der E-Mail führt ins Team.',
};

/** `newTeam` in German. */
export const newTeam: Translation<'newTeam'> = {
  name: 'Name',
  address: (slug) => `Die Adresse beginnt mit /${slug}`,
  addressHint: '3 bis 50 Zeichen. Die Adresse wird daraus gebildet und bleibt gleich.',
  create: 'Team erstellen',
  done: (name) => `${name} ist erstellt.`,
  off: 'Teams werden hier nicht erstellt',
  offHint:
    'Wer diese Konsole betreibt, hat es abgeschaltet. Sie können trotzdem in Teams eingeladen werden.',
  allTeams: 'Alle Teams',
};

/** `teamSettings` in German. */
export const teamSettings: Translation<'teamSettings'> = {
  errorTitle: 'Das Team konnte nicht geladen werden',
  save: 'Speichern',
  saved: 'Name des Teams gespeichert',
  adminsOnly: (names, others) =>
    `Nur Admins können das: ${list(
      others === 0
        ? names
        : [...names, plural(others, { one: '# weitere Person', other: '# weitere Personen' })],
    )}.`,
  ownerOnly: (name) =>
    name === undefined
      ? 'Nur wem das Team gehört, kann das.'
      : `Nur wem das Team gehört, kann das: ${name}.`,
  profile: {
    title: 'Profil',
    text: 'Der Name, den andere sehen. Der Slug ist Teil jeder Adresse und ändert sich nicht.',
    name: 'Name des Teams',
    slug: 'Slug',
    hint: '3 bis 50 Zeichen.',
  },
  members: {
    title: 'Mitglieder',
    text: 'Admins laden Personen ein und ändern Rollen. Mitglieder deployen und ändern Variablen.',
    columns: { member: 'Mitglied', role: 'Rolle', actions: 'Aktionen' },
    you: 'Sie',
    owner: 'Inhaber',
    roles: { admin: 'Admin', member: 'Mitglied' },
    changeRole: 'Rolle ändern',
    changeRoleOf: (name) => `Rolle von ${name} ändern`,
    removeUser: 'Person entfernen',
    removeUserNamed: (name) => `${name} entfernen`,
    ownerStays: (name) =>
      `${name} gehört das Team: Rolle und Platz bleiben, bis es übertragen wird.`,
    promote: (name, team) =>
      `${name} wird Admin und kann dann Personen einladen und entfernen, Rollen ändern, Integrationen verbinden, Apps löschen und ${team} umbenennen oder löschen.`,
    demote: (name, team) =>
      `${name} wird Mitglied und kann nicht mehr Personen einladen oder entfernen, Rollen ändern, Integrationen verbinden, Apps löschen oder ${team} umbenennen oder löschen. Deployen und Variablen ändern bleibt möglich.`,
    makeAdmin: 'Zum Admin machen',
    makeMember: 'Zum Mitglied machen',
    remove: (name, team) =>
      `${name} verliert sofort den Zugang zu den Apps von ${team}. Deployments und Variablen bleiben, wie sie sind. Zurück führt nur eine neue Einladung.`,
    roleUpdated: 'Die Rolle wurde geändert',
    removed: 'Die Person wurde entfernt',
    removeFailed: 'Die Person konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  },
  invitations: {
    title: 'Einladungen',
    text: 'Ein Link gilt 7 Tage. Fügen Sie mehrere Adressen ein, um viele auf einmal einzuladen.',
    addresses: 'E-Mail-Adressen',
    placeholder: 'name@example.com, …',
    role: 'Rolle',
    invite: 'Einladen',
    noAddress: 'Geben Sie eine E-Mail-Adresse ein',
    results: 'Ergebnisse',
    invited: 'Eingeladen',
    alreadyMember: 'Schon im Team',
    summary: (invited, all) => `${number(invited)} von ${number(all)} eingeladen`,
    pausing: (seconds) =>
      `Zu viele auf einmal für die Plattform. Es geht in ${number(seconds)} s weiter.`,
    columns: { email: 'E-Mail', role: 'Rolle', status: 'Status', actions: 'Aktionen' },
    list: 'Offene Einladungen',
    expires: 'Läuft ab',
    expired: 'Abgelaufen',
    resend: 'Erneut senden',
    resendTo: (email) => `Erneut an ${email} senden`,
    revoke: 'Zurückziehen',
    revokeOf: (email) => `Einladung an ${email} zurückziehen`,
    remove: 'Entfernen',
    removeOf: (email) => `Abgelaufene Einladung an ${email} entfernen`,
    resent: (email) => `Ein neuer Link ist an ${email} unterwegs. Der alte gilt nicht mehr.`,
    resendFailed: (email) =>
      `Der alte Link an ${email} gilt nicht mehr, und ein neuer konnte nicht gesendet werden. Laden Sie die Person noch einmal ein.`,
    undoRevoke: (email) => `Zurückziehen der Einladung an ${email} rückgängig machen`,
    revoking: (seconds) => `Wird in ${number(seconds)} s zurückgezogen`,
    revoked: 'Einladung zurückgezogen',
    notRevoked: (email) =>
      `Die Einladung von ${email} wurde nicht zurückgezogen: Ihre Sitzung endete vorher. Melden Sie sich an und ziehen Sie sie noch einmal zurück.`,
    empty: 'Keine Einladung ist offen.',
    errorTitle: 'Die Einladungen konnten nicht geladen werden',
    personal:
      'Ein persönliches Team hat ein Mitglied. Um mit anderen zu arbeiten, nutzen Sie ein gemeinsames Team.',
  },
  transfer: {
    title: 'Inhaberschaft',
    text: 'Nur wem das Team gehört, kann es weitergeben. Danach bleiben Sie als Admin darin.',
    newOwner: 'Neuer Inhaber',
    choose: 'Admin auswählen',
    action: 'Inhaberschaft übertragen',
    noAdmin: 'Die Inhaberschaft geht an einen Admin. Machen Sie zuerst jemanden zum Admin.',
    confirm: (name, team) =>
      `${team} gehört dann ${name}. Nur diese Person kann es zurückgeben. Sie bleiben Admin.`,
    done: (name) => `Das Team gehört jetzt ${name}`,
    personal: 'Ein persönliches Team bleibt bei seiner Person und lässt sich nicht übertragen.',
  },
  danger: {
    title: 'Gefahrenbereich',
    text: (team, apps) => {
      if (apps === undefined) return `Mit ${team} werden alle Apps und alles darin gelöscht.`;
      if (apps === 0) return `${team} hat keine Apps.`;
      const goes = plural(apps, {
        one: 'die App mit ihren Deployments und Variablen',
        other: '# Apps mit ihren Deployments und Variablen',
      });
      return `Mit ${team} gelöscht: ${goes}.`;
    },
    lead: (team) => `${team} und alles darin löschen.`,
    action: 'Team löschen',
    confirm: (team) =>
      `${team} wird sofort gelöscht, mit den Apps, ihren Deployments, Logs, Variablen und Adressen und mit den Einladungen. Niemand kann das rückgängig machen.`,
    personal: 'Ein persönliches Team lässt sich nicht löschen. Es verschwindet mit Ihrem Konto.',
    done: (team) => `${team} ist gelöscht`,
  },
};
