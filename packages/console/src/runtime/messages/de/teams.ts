import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('de');

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

/** `home` in German. */
export const home: Translation<'home'> = {
  apps: 'Apps',
  allApps: 'Alle Apps',
  deployments: 'Deployments',
  columns: { app: 'App', status: 'Status', created: 'Erstellt' },
  appsError: 'Die Apps konnten nicht geladen werden',
  invitations: {
    title: 'Einladungen',
    text: (inviter, team) =>
      inviter === undefined
        ? `Sie sind zu ${team} eingeladen`
        : `${inviter} lädt Sie zu ${team} ein`,
    hint: (email) => `Annehmen können Sie nur über den Link in der E-Mail an ${email}.`,
    expires: 'Läuft ab',
    errorTitle: 'Ihre Einladungen konnten nicht geladen werden',
    decline: 'Ablehnen',
    declineFor: (team) => `Einladung zu ${team} ablehnen`,
    declineTitle: 'Einladung ablehnen',
    declineText: (team) =>
      `Sie treten ${team} nicht bei, und der Link in der E-Mail gilt nicht mehr. Sie können wieder eingeladen werden.`,
    declined: 'Einladung abgelehnt',
  },
};

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
