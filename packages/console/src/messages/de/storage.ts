import type { Translation } from '../messages.ts';

/** `storage` in German. */
export const storage: Translation<'storage'> = {
  description:
    'Datenbanken, Caches und Speicherdienste, die diese App nutzt, und die Variablen, die sie setzen.',
  columns: { name: 'Name', service: 'Dienst', variables: 'Setzt', connected: 'Verbunden' },
  connect: 'Speicher verbinden',
  errorTitle: 'Die verbundenen Dienste konnten nicht geladen werden',
  noVariables: 'Keine Variable',
  empty: {
    title: 'Noch ist nichts verbunden',
    text: 'Verbinden Sie eine Datenbank oder einen Cache; die Adresse kommt als geheime Umgebungsvariable in der App an.',
  },
  openAt: (name, service) => `${service}: ${name} dort öffnen`,
  disconnect: {
    action: 'Trennen',
    actionFor: (name) => `${name} trennen`,
    title: (name) => `${name} trennen?`,
    variables: (names) =>
      `${names} wird aus den Umgebungsvariablen der App entfernt. Das Deployment, das live ist, behält den Wert bis zum nächsten.`,
    noVariables: 'Die Umgebungsvariablen der App bleiben, wie sie sind.',
    data: (service) => `Was bei ${service} gespeichert ist, bleibt dort.`,
    done: (name) => `${name} ist getrennt`,
  },
  wizard: {
    title: 'Speicher verbinden',
    description: (app) => `Wählen Sie, was ${app} nutzen soll.`,
    steps: {
      integration: {
        label: 'Integration',
        search: 'Integrationen suchen',
        errorTitle: 'Die Integrationen konnten nicht geladen werden',
        none: 'Keine solche Integration',
        gone: 'Diese Integration gibt es nicht mehr. Wählen Sie eine andere.',
        empty: 'Dieses Team hat noch keinen Dienst verbunden.',
      },
      project: {
        label: 'Projekt',
        search: 'Projekte suchen',
        errorTitle: 'Die Projekte konnten nicht von Neon geladen werden',
        none: 'Kein solches Projekt',
        gone: 'Dieses Projekt gibt es nicht mehr. Wählen Sie ein anderes.',
        empty: 'Die Integration sieht kein Projekt. Legen Sie bei Neon eines an.',
      },
      branch: {
        label: 'Branch',
        search: 'Branches suchen',
        errorTitle: 'Die Branches konnten nicht von Neon geladen werden',
        none: 'Kein solcher Branch',
        gone: 'Diesen Branch gibt es nicht mehr. Wählen Sie einen anderen.',
        empty: 'Das Projekt hat keinen Branch.',
      },
      subscription: {
        label: 'Abonnement',
        search: 'Abonnements suchen',
        errorTitle: 'Die Abonnements konnten nicht von Redis Cloud geladen werden',
        none: 'Kein solches Abonnement',
        gone: 'Dieses Abonnement gibt es nicht mehr. Wählen Sie ein anderes.',
        empty: 'Die Integration sieht kein Abonnement. Legen Sie bei Redis Cloud eines an.',
      },
      database: {
        label: 'Datenbank',
        search: 'Datenbanken suchen',
        errorTitle: 'Die Datenbanken konnten nicht geladen werden',
        none: 'Keine solche Datenbank',
        gone: 'Diese Datenbank gibt es nicht mehr. Wählen Sie eine andere.',
        empty:
          'Darin ist keine Datenbank. Legen Sie dort eine an und versuchen Sie es noch einmal.',
      },
    },
    loading: 'Wird geladen',
    notConnected: 'Mit diesem Team nicht verbunden',
    comingSoon: 'Demnächst',
    notReady: (status) => `Nicht bereit: ${status}`,
    isDefault: 'Standard-Branch',
    integrations: 'Zu den Integrationen',
    variable: 'Umgebungsvariable',
    variableHint: 'Sie enthält die Adresse als Secret, das nur durch Trennen verschwindet.',
    clash: (app, name) =>
      `${app} hat schon ${name}. Wählen Sie einen anderen Namen, oder entfernen Sie zuerst diese Variable.`,
    invalidName: 'Nur Buchstaben, Ziffern und _, keine Ziffer am Anfang',
    redeploy: 'Jetzt erneut deployen',
    redeployHint: 'Sonst hat die App sie ab dem nächsten Deployment.',
    submit: 'Verbinden',
    done: (name, variable) => `${name} ist verbunden. Gesetzt wurde ${variable}.`,
  },
};
