import type { Translation } from '../messages.ts';

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
