import type { Translation } from '../messages.ts';

/** `pageCommands` in German. */
export const pageCommands: Translation<'pageCommands'> = {
  words: {
    home: 'start übersicht dashboard einladungen',
    apps: 'projekte dienste liste',
    newApp: 'neue app hinzufügen',
    integrations: 'dienste anbieter neon postgres redis supabase logfire',
    teamSettings: 'mitglieder personen einladungen rollen',
    general: 'übersicht status url region details',
    deployments: 'builds releases versionen verlauf',
    logs: 'ausgabe konsole zeilen tail stdout',
    environmentVariables: 'geheimnisse env secrets konfiguration schlüssel tokens passwörter',
    storage: 'datenbanken postgres redis cache ressourcen verbindungen',
    appSettings: 'konfiguration optionen',
    accountSettings: 'profil benutzer optionen',
    allTeams: 'organisationen workspaces wechseln',
  },
  texts: {
    apps: {
      activity: { name: 'Aktivität', words: 'ereignisse zeitachse feed deployments passiert' },
    },
    deployments: {
      newDeployment: {
        name: 'Neues Deployment',
        words: 'deployen hochladen ordner dateien zip release',
      },
      failed: { name: 'Fehlgeschlagene Deployments', words: 'fehler kaputt gescheitert' },
    },
    deployment: {
      buildLog: { name: 'Build-Log', words: 'neuestes letztes deployment ausgabe schritte' },
    },
    logs: {
      errors: {
        name: 'Fehler',
        words: 'exceptions ausnahmen tracebacks abstürze 500 störungen errors',
      },
      requests: { name: 'Anfragen', words: 'pfade endpunkte status latenz langsamste requests' },
      patterns: { name: 'Muster', words: 'gruppen vorlagen neue wiederholte zeilen patterns' },
      together: { name: 'Logs zusammen', words: 'kombinieren zusammenführen mehrere apps' },
      share: { name: 'Logs teilen', words: 'link kopieren markdown senden' },
      download: { name: 'Logs herunterladen', words: 'exportieren speichern datei jsonl download' },
      notify: {
        name: 'Bei neuen Zeilen benachrichtigen',
        words: 'benachrichtigungen alarme beobachten',
      },
      savedViews: { name: 'Gespeicherte Log-Ansichten', words: 'filter lesezeichen' },
      help: { name: 'So filtern Sie Logs', words: 'hilfe syntax abfrage suche' },
    },
    environmentVariables: {
      compare: { name: 'Variablen vergleichen', words: 'unterschiede diff apps' },
      history: {
        name: 'Verlauf der Variablen',
        words: 'änderungen rückgängig wiederherstellen history',
      },
      compareWith: { name: 'Variablen vergleichen', words: 'unterschiede diff' },
      add: { name: 'Variable hinzufügen', words: 'neu erstellen setzen geheimnis' },
      import: { name: '.env importieren', words: 'dotenv datei einfügen hochladen variablen' },
      fromCode: {
        name: 'Variablen aus dem Code',
        words: 'abgleichen fehlend settings klasse environ',
      },
      export: {
        name: 'Variablen exportieren',
        words: 'herunterladen speichern datei json docker shell .env',
      },
      rename: { name: 'Variable umbenennen', words: 'bearbeiten ändern name' },
    },
    storage: {
      connect: {
        name: 'Speicher verbinden',
        words: 'hinzufügen datenbank postgres redis cache neon supabase',
      },
    },
    appSettings: {
      directory: { name: 'Verzeichnis der App', words: 'ordner root pfad monorepo' },
      delete: { name: 'App löschen', words: 'entfernen zerstören gefahr' },
    },
    teamSettings: {
      rename: { name: 'Team umbenennen', words: 'name ändern profil' },
      members: { name: 'Mitglieder', words: 'personen benutzer rollen admins entfernen' },
      transfer: { name: 'Inhaberschaft übertragen', words: 'inhaber übergeben' },
      delete: { name: 'Team löschen', words: 'entfernen zerstören gefahr' },
    },
    accountSettings: {
      email: { name: 'E-Mail ändern', words: 'adresse' },
      password: { name: 'Passwort ändern', words: 'sicherheit' },
      accounts: { name: 'Verbundene Konten', words: 'google github social anmelden' },
      preferences: {
        name: 'Einstellungen',
        words: 'dichte zeitzone benachrichtigungen tastenkürzel',
      },
      delete: { name: 'Konto löschen', words: 'entfernen schließen' },
    },
  },
  chooseApp: (command) => `${command}: App…`,
  ofApp: (command, app) => `${command}: ${app}`,
  chooseOther: (command) => `${command} mit…`,
  withApp: (command, app) => `${command} mit ${app}`,
  between: 'von in für bei aus der des',
};
