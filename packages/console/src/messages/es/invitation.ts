import type { Translation } from '../messages.ts';

/** `invitation` in Spanish. */
export const invitation: Translation<'invitation'> = {
  heading: 'Invitación a un equipo',
  working: 'Buscando la invitación',
  invites: (inviter, team) =>
    inviter === undefined ? `Tiene una invitación a ${team}` : `${inviter} le invita a ${team}`,
  role: 'Su rol',
  roles: { admin: 'Administrador', member: 'Miembro' },
  sentTo: 'Enviada a',
  expires: 'Caduca',
  accept: 'Aceptar invitación',
  decline: 'Rechazar',
  signedOut:
    'Inicie sesión y volverá aquí. O regístrese con esta dirección y, una vez confirmada, abra de nuevo el enlace de esta invitación.',
  logIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  otherAccountTitle: 'Esta invitación es para otra dirección',
  otherAccount: (email) =>
    `Inició sesión como ${email}. Cambie a la cuenta con la dirección invitada para aceptarla.`,
  switchAccount: 'Cambiar de cuenta',
  goToTeam: 'Ir al equipo',
  goHome: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
  failed: 'No se pudo buscar la invitación',
  outcomes: {
    joined: { title: 'Ya es parte del equipo', text: (team) => `Ahora es miembro de ${team}.` },
    declined: {
      title: 'Invitación rechazada',
      text: 'No se unió. Quien le invitó puede invitarle de nuevo.',
    },
    accepted: {
      title: 'Esta invitación ya se aceptó',
      text: 'Si fue usted, el equipo está en su lista de equipos.',
    },
    expired: {
      title: 'Esta invitación caducó',
      text: 'Las invitaciones valen 7 días. Pida una nueva a quien le invitó.',
    },
    revoked: {
      title: 'Esta invitación se retiró',
      text: 'Pregunte a quien le invitó si fue un error.',
    },
    unknown: {
      title: 'Esta invitación no se conoce',
      text: 'Abra el enlace completo del correo. Si ya lo hizo, pida una invitación nueva.',
    },
  },
};
