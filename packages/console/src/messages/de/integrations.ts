import type { Translation } from '../messages.ts';

/** `integrations` in German. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `Dienste, die die Apps von ${team} nutzen können. Was hier verbunden ist, wird für eine App unter deren Speicher gewählt.`,
  columns: { service: 'Dienst', status: 'Status', connected: 'Verbunden' },
  errorTitle: 'Die Integrationen konnten nicht geladen werden',
  status: { connected: 'Verbunden', available: 'Nicht verbunden', coming_soon: 'Demnächst' },
  connect: 'Verbinden',
  connectTo: (service) => `${service} verbinden`,
  adminsOnly: (team) => `Nur Admins von ${team} können einen Dienst verbinden.`,
  detail: {
    information: 'Informationen zur Integration',
    type: 'Typ',
    id: 'ID',
    created: 'Erstellt',
    errorTitle: 'Die Integration konnte nicht geladen werden',
    sees: {
      neon: {
        title: 'Sichtbare Projekte',
        errorTitle: 'Die Projekte konnten nicht von Neon geladen werden',
        empty: 'Sie sieht kein Projekt',
        emptyText: 'Legen Sie bei Neon eines an, oder verbinden Sie ein Konto, das eines hat.',
        columns: { name: 'Name', region: 'Region', version: 'Postgres', created: 'Erstellt' },
      },
      redis: {
        title: 'Sichtbare Abonnements',
        errorTitle: 'Die Abonnements konnten nicht von Redis Cloud geladen werden',
        empty: 'Sie sieht kein Abonnement',
        emptyText:
          'Legen Sie bei Redis Cloud eines an, oder verbinden Sie ein Konto, das eines hat.',
        columns: { name: 'Name', status: 'Status', databases: 'Datenbanken' },
      },
    },
    usage: {
      title: 'Apps, die sie nutzen',
      errorTitle: 'Die Apps konnten nicht geladen werden',
      empty: 'Noch keine App nutzt sie',
      emptyText: 'Verbinden Sie unter Speicher einer App eine Datenbank mit ihr.',
      columns: { app: 'App', database: 'Datenbank', connected: 'Verbunden' },
    },
  },
};

/** `integrationCallback` in German. */
export const integrationCallback: Translation<'integrationCallback'> = {
  heading: (service) => `${service} wird verbunden`,
  working: (service) => `${service} wird verbunden`,
  again: 'Erneut verbinden',
  back: 'Zurück zu den Integrationen',
  retry: 'Noch einmal versuchen',
  outcomes: {
    denied: {
      title: 'Sie haben es nicht erlaubt',
      text: (service) => `Es wurde nichts verbunden. ${service} weiß von der Ablehnung.`,
    },
    refused: {
      title: (service) => `${service} hat nicht verbunden`,
      text: (error) => `Die Antwort war „${error}“. Es wurde nichts verbunden.`,
    },
    missingCode: {
      title: 'In der Adresse fehlt etwas',
      text: 'Verknüpfungscode nicht in der URL gefunden',
    },
    lostState: {
      title: 'Dieser Tab hat nicht danach gefragt',
      text: 'Code-Verifier nicht im Sitzungsspeicher gefunden. Verbinden Sie erneut in diesem Tab, und öffnen Sie den Rückweg nicht in einem anderen.',
    },
    wrongState: {
      title: 'Diese Antwort gehört zu einer anderen Frage',
      text: 'Dieser Tab hat nicht danach gefragt, oder für ein anderes Team. Es wurde nichts verbunden.',
    },
    expired: {
      title: 'Es hat zu lange gedauert',
      text: 'Was der Dienst mitgeschickt hat, ist verbraucht oder abgelaufen. Es wurde nichts verbunden.',
    },
    alreadyConnected: {
      title: 'Schon verbunden',
      text: (service, team) => `${team} hat eine Verbindung zu ${service}.`,
    },
    failed: { title: 'Die Verknüpfung konnte nicht abgeschlossen werden' },
  },
};
