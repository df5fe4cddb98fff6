import type { Translation } from '../messages.ts';

/** `home` in Spanish. */
export const home: Translation<'home'> = {
  apps: 'Apps',
  allApps: 'Todas las apps',
  deployments: 'Despliegues',
  columns: { app: 'App', status: 'Estado', created: 'Creado' },
  appsError: 'No se pudieron cargar las apps',
  invitations: {
    title: 'Invitaciones',
    text: (inviter, team) =>
      inviter === undefined ? `Tiene una invitación a ${team}` : `${inviter} le invita a ${team}`,
    hint: (email) => `Solo puede aceptarla con el enlace del correo enviado a ${email}.`,
    expires: 'Caduca',
    errorTitle: 'No se pudieron cargar sus invitaciones',
    decline: 'Rechazar',
    declineFor: (team) => `Rechazar la invitación a ${team}`,
    declineTitle: 'Rechazar invitación',
    declineText: (team) =>
      `No se une a ${team} y el enlace del correo deja de valer. Pueden invitarle de nuevo.`,
    declined: 'Invitación rechazada',
  },
};
