import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('es');

/** `accountSettings` in Spanish. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'No se pudo cargar su cuenta',
  save: 'Guardar',
  profile: {
    title: 'Perfil',
    text: 'Su nombre y la dirección con la que inicia sesión.',
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    hint: 'La dirección nueva vale cuando abra el enlace que le enviamos a ella.',
    saved: 'Perfil guardado',
    pendingTitle: 'Confirme su dirección nueva',
    pending: (next, current) =>
      `Enviamos un enlace a ${next}. Hasta que lo abra, su dirección sigue siendo ${current}.`,
    resend: 'Reenviar',
    resendIn: (seconds) => `Reenviar en ${number(seconds)} s`,
  },
  security: {
    title: 'Seguridad',
    text: 'La contraseña con la que inicia sesión.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    confirm: 'Confirmar contraseña',
    currentRequired: 'La contraseña actual es obligatoria',
    saved: 'La contraseña se actualizó',
    none: 'Inicia sesión con otra cuenta y no tiene contraseña aquí. Para definir una, haga que se le envíe un enlace, cierre la sesión y abra el enlace.',
    sendLink: 'Enviar un enlace',
    linkSent: (email) =>
      `Un enlace para definir la contraseña va camino de ${email}. Cierre la sesión y ábralo.`,
  },
  connections: {
    title: 'Cuentas conectadas',
    text: 'Otras cuentas con las que puede iniciar sesión.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'Próximamente',
    notConnected: 'Sin conectar',
    connectedAs: (name) => `Conectada como ${name}`,
    connect: 'Conectar',
    connectTo: (provider) => `Conectar ${provider}`,
    disconnect: 'Desconectar',
    disconnectFrom: (provider) => `Desconectar ${provider}`,
    onlyWayIn: 'Es su única forma de entrar. Defina antes una contraseña.',
    disconnectText: (provider) =>
      `Ya no podrá iniciar sesión con ${provider}. Su contraseña sigue valiendo y puede volver a conectar la cuenta.`,
    disconnected: (provider) => `${provider} está desconectado`,
  },
  danger: {
    title: 'Zona de peligro',
    text: 'Elimina de forma permanente sus datos y todo lo asociado a su cuenta.',
    action: 'Eliminar cuenta',
    blocked:
      'Hay otras personas en equipos que son suyos. Transfiera o elimine antes estos equipos:',
    confirm: 'Su cuenta se elimina de inmediato y no se puede recuperar.',
    teams: 'Estos equipos no tienen otro miembro y se eliminan con ella, con todas sus apps:',
    done: 'Su cuenta está eliminada',
  },
};

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
