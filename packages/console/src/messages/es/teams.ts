import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('es');

/** `allTeams` in Spanish. */
export const allTeams: Translation<'allTeams'> = {
  search: 'Buscar equipos',
  searchPlaceholder: 'Nombre o slug',
  columns: { team: 'Equipo', role: 'Rol' },
  newTeam: 'Nuevo equipo',
  errorTitle: 'No se pudieron cargar los equipos',
  noMatch: (search) => `Ningún equipo coincide con «${search}»`,
  noMatchHint: 'Se busca en nombres y slugs.',
  empty: 'No está en ningún equipo',
  emptyHint: 'Pida a alguien que le invite: el enlace del correo lleva a su equipo.',
};

/** `newTeam` in Spanish. */
export const newTeam: Translation<'newTeam'> = {
  name: 'Nombre',
  address: (slug) => `Su dirección empieza por /${slug}`,
  addressHint: 'De 3 a 50 caracteres. Su dirección se forma con él y no cambia.',
  create: 'Crear equipo',
  done: (name) => `El equipo ${name} está creado.`,
  off: 'Aquí no se crean equipos',
  offHint: 'Quien gestiona esta consola lo desactivó. Aun así pueden invitarle a equipos.',
  allTeams: 'Todos los equipos',
};

/** `teamSettings` in Spanish. */
export const teamSettings: Translation<'teamSettings'> = {
  errorTitle: 'No se pudo cargar el equipo',
  save: 'Guardar',
  saved: 'Nombre del equipo guardado',
  adminsOnly: (names, others) =>
    `Solo los administradores pueden hacerlo: ${list(
      others === 0
        ? names
        : [...names, plural(others, { one: '# persona más', other: '# personas más' })],
    )}.`,
  ownerOnly: (name) =>
    name === undefined
      ? 'Solo puede hacerlo a quien pertenece el equipo.'
      : `Solo puede hacerlo a quien pertenece el equipo: ${name}.`,
  profile: {
    title: 'Perfil',
    text: 'El nombre que ven los demás. El slug forma parte de cada dirección y no cambia.',
    name: 'Nombre del equipo',
    slug: 'Slug',
    hint: 'De 3 a 50 caracteres.',
  },
  members: {
    title: 'Miembros',
    text: 'Los administradores invitan y cambian roles. Los miembros despliegan y cambian variables.',
    columns: { member: 'Miembro', role: 'Rol', actions: 'Acciones' },
    you: 'Usted',
    owner: 'Propietario',
    roles: { admin: 'administrador', member: 'miembro' },
    changeRole: 'Cambiar rol',
    changeRoleOf: (name) => `Cambiar el rol de ${name}`,
    removeUser: 'Quitar usuario',
    removeUserNamed: (name) => `Quitar a ${name}`,
    ownerStays: (name) =>
      `El equipo pertenece a ${name}: su rol y su lugar se mantienen hasta que lo transfiera.`,
    promote: (name, team) =>
      `${name} pasa a administrar: podrá invitar y quitar personas, cambiar roles, conectar integraciones, eliminar apps, y cambiar el nombre de ${team} o eliminarlo.`,
    demote: (name, team) =>
      `${name} pasa a ser miembro: ya no podrá invitar ni quitar personas, cambiar roles, conectar integraciones, eliminar apps, ni cambiar el nombre de ${team} o eliminarlo. Aún podrá desplegar y cambiar variables.`,
    makeAdmin: 'Hacer administrador',
    makeMember: 'Hacer miembro',
    remove: (name, team) =>
      `${name} pierde de inmediato el acceso a las apps de ${team}. Los despliegues y las variables se quedan como están. Para volver necesita otra invitación.`,
    roleUpdated: 'El rol se actualizó',
    removed: 'Se quitó al usuario',
    removeFailed: 'No se pudo quitar al usuario. Inténtelo de nuevo.',
  },
  invitations: {
    title: 'Invitaciones',
    text: 'Un enlace vale 7 días. Pegue varias direcciones para invitar a muchas personas a la vez.',
    addresses: 'Direcciones de correo',
    placeholder: 'name@example.com, …',
    role: 'Rol',
    invite: 'Invitar',
    noAddress: 'Escriba una dirección de correo',
    results: 'Resultados',
    invited: 'Invitación enviada',
    alreadyMember: 'Ya está en el equipo',
    summary: (invited, all) => `${number(invited)} de ${number(all)} con invitación`,
    pausing: (seconds) =>
      `Son demasiadas a la vez para la plataforma. Se continúa en ${number(seconds)} s.`,
    columns: { email: 'Correo', role: 'Rol', status: 'Estado', actions: 'Acciones' },
    list: 'Invitaciones abiertas',
    expires: 'Caduca',
    expired: 'Caducada',
    resend: 'Reenviar',
    resendTo: (email) => `Reenviar a ${email}`,
    revoke: 'Retirar',
    revokeOf: (email) => `Retirar la invitación de ${email}`,
    remove: 'Quitar',
    removeOf: (email) => `Quitar la invitación caducada de ${email}`,
    undoRevoke: (email) => `Deshacer: la invitación de ${email} se mantiene`,
    revoking: (seconds) => `Se retira en ${number(seconds)} s`,
    resent: (email) => `Un enlace nuevo va camino de ${email}. El anterior ya no vale.`,
    resendFailed: (email) =>
      `El enlace anterior de ${email} ya no vale y no se pudo enviar uno nuevo. Envíe otra invitación.`,
    revoked: 'Invitación retirada',
    notRevoked: (email) =>
      `La invitación de ${email} no se retiró: la sesión terminó antes. Inicie sesión y retírela de nuevo.`,
    empty: 'No hay invitaciones abiertas.',
    errorTitle: 'No se pudieron cargar las invitaciones',
    personal:
      'Un equipo personal tiene un miembro. Para trabajar con otros use un equipo compartido.',
  },
  transfer: {
    title: 'Propiedad',
    text: 'Solo puede transferir el equipo a quien pertenece. Después usted sigue como administrador.',
    newOwner: 'Nuevo propietario',
    choose: 'Elija un administrador',
    action: 'Transferir la propiedad',
    noAdmin: 'La propiedad pasa a un administrador. Haga antes administrador a alguien.',
    confirm: (name, team) =>
      `${team} pasa a pertenecer a ${name}. Solo esa persona puede devolverlo. Usted sigue como administrador.`,
    done: (name) => `El equipo pertenece ahora a ${name}`,
    personal: 'Un equipo personal se queda con su persona y no se puede transferir.',
  },
  danger: {
    title: 'Zona de peligro',
    text: (team, apps) => {
      if (apps === undefined) return `Eliminar ${team} elimina sus apps y todo lo que contienen.`;
      if (apps === 0) return `${team} no tiene apps.`;
      const goes = plural(apps, {
        one: 'su app, con sus despliegues y variables',
        other: 'sus # apps, con sus despliegues y variables',
      });
      return `Eliminar ${team} elimina ${goes}.`;
    },
    lead: (team) => `Eliminar ${team} y todo lo que contiene.`,
    action: 'Eliminar equipo',
    confirm: (team) =>
      `${team} se elimina de inmediato, con sus apps, sus despliegues, registros, variables y direcciones, y sus invitaciones. Nadie puede recuperarlo.`,
    personal: 'Un equipo personal no se puede eliminar. Desaparece al eliminar su cuenta.',
    done: (team) => `${team} está eliminado`,
  },
};
