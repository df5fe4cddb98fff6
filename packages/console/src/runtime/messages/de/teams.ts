import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('de');

/** `accountSettings` in German. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'Ihr Konto konnte nicht geladen werden',
  save: 'Speichern',
  profile: {
    title: 'Profil',
    text: 'Ihr Name und die E-Mail-Adresse, mit der Sie sich anmelden.',
    fullName: 'Vollständiger Name',
    email: 'E-Mail',
    hint: 'Eine neue Adresse gilt, sobald Sie den Link öffnen, den wir an sie senden.',
    saved: 'Profil gespeichert',
    pendingTitle: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
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
    none: 'Sie melden sich mit einem verbundenen Konto an und haben kein Passwort. Um eines festzulegen, senden Sie sich einen Link, melden Sie sich ab und öffnen Sie ihn.',
    sendLink: 'Link senden',
    linkSent: (email) =>
      `Wir haben einen Link an ${email} gesendet. Melden Sie sich ab und öffnen Sie ihn, um ein Passwort festzulegen.`,
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
    onlyWayIn: 'Das ist Ihre einzige Anmeldemöglichkeit. Legen Sie zuerst ein Passwort fest.',
    disconnectText: (provider) =>
      `Sie können sich dann nicht mehr mit ${provider} anmelden. Ihr Passwort gilt weiter, und Sie können das Konto jederzeit wieder verbinden.`,
    disconnected: (provider) => `${provider} getrennt`,
  },
  danger: {
    title: 'Gefahrenbereich',
    text: 'Löscht Ihre Daten und alles, was zu Ihrem Konto gehört, endgültig.',
    action: 'Konto löschen',
    blocked:
      'Ihnen gehören Teams mit weiteren Mitgliedern. Übertragen oder löschen Sie diese Teams zuerst:',
    confirm: 'Ihr Konto wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    teams:
      'Diese Teams haben keine weiteren Mitglieder und werden mit allen Apps ebenfalls gelöscht:',
    done: 'Konto gelöscht',
  },
};

/** `home` in German. */
export const home: Translation<'home'> = {
  apps: 'Apps',
  allApps: (count) =>
    count === undefined ? 'Alle Apps' : plural(count, { one: '# App', other: 'Alle # Apps' }),
  activity: 'Alle Aktivitäten',
  deployments: 'Deployments',
  columns: { app: 'App', status: 'Status', created: 'Erstellt' },
  appsError: 'Apps konnten nicht geladen werden',
  health: {
    title: 'Fehler in der letzten Stunde',
    notRead: 'Nicht gelesen',
    noLines: 'Keine Zeilen in der letzten Stunde',
    none: (lines) => plural(lines, { one: 'Keine in # Zeile', other: 'Keine in # Zeilen' }),
    noneFrom: (lines, time) =>
      `${plural(lines, { one: 'Keine in # Zeile', other: 'Keine in # Zeilen' })}, ab ${time}`,
    errors: (count, time) =>
      plural(count, { one: `# Fehler um ${time}`, other: `# Fehler seit ${time}` }),
    errorsFrom: (count, time) => `${number(count)} Fehler, ab ${time}`,
    chart: (most) => `Höchstens ${number(most)} Fehler in 5 Minuten`,
    note: 'Fehler werden in den neuesten 1.000 Zeilen angehefteter und kürzlich aktiver Apps gezählt.',
    noteAt: (time) =>
      `Fehler werden in den neuesten 1.000 Zeilen angehefteter und kürzlich aktiver Apps gezählt, gelesen um ${time}.`,
    failed: 'Der letzte Abruf ist fehlgeschlagen. Zahlen können fehlen oder veraltet sein.',
    readAgain: 'Erneut lesen',
  },
  invitations: {
    title: 'Einladungen',
    text: (inviter, team) =>
      inviter === undefined
        ? `Sie sind zu ${team} eingeladen`
        : `${inviter} hat Sie zu ${team} eingeladen`,
    hint: (email) => `Öffnen Sie zum Annehmen den Link in der E-Mail an ${email}.`,
    expires: 'Läuft ab',
    errorTitle: 'Ihre Einladungen konnten nicht geladen werden',
    decline: 'Ablehnen',
    declineFor: (team) => `Einladung zu ${team} ablehnen`,
    declineTitle: 'Einladung ablehnen',
    declineText: (team) =>
      `Sie treten ${team} nicht bei, und der Link in der E-Mail gilt nicht mehr. Sie können erneut eingeladen werden.`,
    declined: 'Einladung abgelehnt',
  },
};

/** `invitation` in German. */
export const invitation: Translation<'invitation'> = {
  heading: 'Team-Einladung',
  working: 'Einladung wird geprüft',
  invites: (inviter, team) =>
    inviter === undefined
      ? `Sie sind zu ${team} eingeladen`
      : `${inviter} hat Sie zu ${team} eingeladen`,
  role: 'Ihre Rolle',
  roles: { admin: 'Admin', member: 'Mitglied' },
  sentTo: 'Gesendet an',
  expires: 'Läuft ab',
  accept: 'Einladung annehmen',
  decline: 'Ablehnen',
  signedOut:
    'Melden Sie sich zum Annehmen an. Noch kein Konto? Registrieren Sie sich mit dieser E-Mail-Adresse, bestätigen Sie sie und öffnen Sie den Einladungslink noch einmal.',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  otherAccountTitle: 'Diese Einladung gilt für eine andere E-Mail-Adresse',
  otherAccount: (email) =>
    `Sie sind als ${email} angemeldet. Wechseln Sie zum Annehmen zum Konto mit der eingeladenen Adresse.`,
  switchAccount: 'Konto wechseln',
  goToTeam: 'Zum Team',
  goHome: 'Zur Startseite',
  tryAgain: 'Noch einmal versuchen',
  failed: 'Einladung konnte nicht geprüft werden',
  outcomes: {
    joined: {
      title: 'Sie sind dem Team beigetreten',
      text: (team) => `Sie sind jetzt Mitglied von ${team}.`,
    },
    declined: {
      title: 'Einladung abgelehnt',
      text: 'Sie sind dem Team nicht beigetreten. Sie können erneut eingeladen werden.',
    },
    accepted: {
      title: 'Diese Einladung wurde schon angenommen',
      text: 'Wenn Sie sie angenommen haben, finden Sie das Team unter „Alle Teams“.',
    },
    expired: {
      title: 'Diese Einladung ist abgelaufen',
      text: 'Einladungen gelten 7 Tage. Bitten Sie einen Admin des Teams um eine neue.',
    },
    revoked: {
      title: 'Diese Einladung wurde zurückgezogen',
      text: 'Wenn das ein Versehen ist, wenden Sie sich an einen Admin des Teams.',
    },
    unknown: {
      title: 'Einladung nicht gefunden',
      text: 'Öffnen Sie den vollständigen Link aus der E-Mail. Wenn das nicht hilft, bitten Sie um eine neue Einladung.',
    },
  },
};

/** `allTeams` in German. */
export const allTeams: Translation<'allTeams'> = {
  search: 'Teams suchen',
  searchPlaceholder: 'Name oder Slug',
  columns: { team: 'Team', role: 'Rolle' },
  newTeam: 'Neues Team',
  errorTitle: 'Teams konnten nicht geladen werden',
  noMatch: (search) => `Kein Team passt zu „${search}“`,
  noMatchHint: 'Die Suche umfasst Namen und Slugs.',
  empty: 'Sie sind noch in keinem Team',
  emptyHint:
    'Lassen Sie sich von einem Team-Admin einladen. Sie treten über den Link in der E-Mail bei.',
};

/** `newTeam` in German. */
export const newTeam: Translation<'newTeam'> = {
  name: 'Name',
  address: (slug) => `Die URL beginnt mit /${slug}`,
  addressHint:
    '3 bis 50 Zeichen. Die URL wird aus dem Namen gebildet und ändert sich später nicht.',
  create: 'Team erstellen',
  done: (name) => `${name} wurde erstellt.`,
  off: 'Das Erstellen von Teams ist deaktiviert',
  offHint: 'Sie können Teams weiterhin über eine Einladung beitreten.',
  allTeams: 'Alle Teams',
};

/** `teamSettings` in German. */
export const teamSettings: Translation<'teamSettings'> = {
  errorTitle: 'Team konnte nicht geladen werden',
  save: 'Speichern',
  saved: 'Teamname gespeichert',
  adminsOnly: (names, others) =>
    `Nur Admins können das: ${list(
      others === 0
        ? names
        : [...names, plural(others, { one: '# weitere Person', other: '# weitere Personen' })],
    )}.`,
  ownerOnly: (name) =>
    name === undefined ? 'Nur der Inhaber kann das.' : `Nur der Inhaber kann das: ${name}.`,
  profile: {
    title: 'Profil',
    text: 'Der Name, den alle sehen. Der Slug ist Teil jeder URL und ändert sich nicht.',
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
      `${name} gehört das Team. Die Rolle lässt sich erst nach einer Übertragung ändern.`,
    promote: (name, team) =>
      `${name} wird Admin und kann Personen einladen und entfernen, Rollen ändern, Integrationen verbinden, Apps löschen und ${team} umbenennen oder löschen.`,
    demote: (name, team) =>
      `${name} wird Mitglied und kann nicht mehr Personen einladen oder entfernen, Rollen ändern, Integrationen verbinden, Apps löschen oder ${team} umbenennen oder löschen. Deployen und Variablen ändern bleibt möglich.`,
    makeAdmin: 'Zum Admin machen',
    makeMember: 'Zum Mitglied machen',
    remove: (name, team) =>
      `${name} verliert sofort den Zugang zu den Apps von ${team}. Deployments und Variablen bleiben erhalten. Für die Rückkehr ist eine neue Einladung nötig.`,
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
    rejected: (count) =>
      plural(count, { other: '# Adressen wurden nicht eingeladen. Die Gründe stehen darunter.' }),
    results: 'Ergebnisse',
    invited: 'Eingeladen',
    alreadyMember: 'Bereits Mitglied',
    summary: (invited, all) => `${number(invited)} von ${number(all)} eingeladen`,
    pausing: (seconds) =>
      `Die Plattform begrenzt Einladungen. Es geht in ${number(seconds)} s weiter.`,
    columns: { email: 'E-Mail', role: 'Rolle', status: 'Status', actions: 'Aktionen' },
    list: 'Ausstehende Einladungen',
    expires: 'Läuft ab',
    expired: 'Abgelaufen',
    resend: 'Erneut senden',
    resendTo: (email) => `Erneut an ${email} senden`,
    revoke: 'Zurückziehen',
    revokeOf: (email) => `Einladung an ${email} zurückziehen`,
    remove: 'Entfernen',
    removeOf: (email) => `Abgelaufene Einladung an ${email} entfernen`,
    resent: (email) => `Wir haben einen neuen Link an ${email} gesendet. Der alte gilt nicht mehr.`,
    resendFailed: (email) =>
      `Ein neuer Link an ${email} konnte nicht gesendet werden, und der alte gilt nicht mehr. Laden Sie die Person noch einmal ein.`,
    undoRevoke: (email) => `Zurückziehen der Einladung an ${email} rückgängig machen`,
    revoking: (seconds) => `Wird in ${number(seconds)} s zurückgezogen`,
    revokingOf: (email) => `Einladung an ${email} wird zurückgezogen`,
    revoked: 'Einladung zurückgezogen',
    notRevoked: (email) =>
      `Die Einladung an ${email} wurde nicht zurückgezogen, weil Ihre Sitzung abgelaufen ist. Melden Sie sich an und ziehen Sie sie noch einmal zurück.`,
    empty: 'Keine ausstehenden Einladungen.',
    errorTitle: 'Einladungen konnten nicht geladen werden',
    personal:
      'Ein persönliches Team hat ein Mitglied. Um mit anderen zu arbeiten, nutzen Sie ein gemeinsames Team.',
  },
  transfer: {
    title: 'Inhaberschaft',
    text: 'Nur der Inhaber kann das Team übertragen. Sie bleiben als Admin im Team.',
    newOwner: 'Neuer Inhaber',
    choose: 'Admin auswählen',
    action: 'Inhaberschaft übertragen',
    noAdmin: 'Nur ein Admin kann Inhaber werden. Machen Sie zuerst ein anderes Mitglied zum Admin.',
    confirm: (name, team) =>
      `${name} wird Inhaber von ${team}. Nur diese Person kann das Team zurückübertragen. Sie bleiben Admin.`,
    done: (name) => `Das Team gehört jetzt ${name}`,
    personal: 'Ein persönliches Team lässt sich nicht übertragen.',
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
      `${team} wird sofort gelöscht, mit Apps, Deployments, Logs, Variablen, URLs und Einladungen. Das lässt sich nicht rückgängig machen.`,
    personal: 'Ein persönliches Team lässt sich nicht löschen. Es wird mit Ihrem Konto gelöscht.',
    done: (team) => `${team} gelöscht`,
  },
};
