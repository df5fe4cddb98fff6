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
    hint: (email) =>
      `Para unirse, abra el enlace del correo enviado a ${email}. Solo ese enlace contiene la clave, por eso no se puede aceptar aquí.`,
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
