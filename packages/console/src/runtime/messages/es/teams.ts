import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('es');

/** `accountSettings` in Spanish. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'No se pudo cargar su cuenta',
  save: 'Guardar',
  profile: {
    title: 'Perfil',
    text: 'Su nombre y el correo con el que inicia sesión.',
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    hint: 'El correo nuevo se aplica cuando abra el enlace que le enviamos.',
    saved: 'Perfil guardado',
    pendingTitle: 'Confirme su correo nuevo',
    pending: (next, current) =>
      `Enviamos un enlace a ${next}. Hasta que lo abra, su correo sigue siendo ${current}.`,
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
    none: 'Inicia sesión con una cuenta conectada y no tiene contraseña. Para definir una, envíese un enlace, cierre la sesión y ábralo.',
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
    onlyWayIn: 'Es su única forma de iniciar sesión. Defina antes una contraseña.',
    disconnectText: (provider) =>
      `Ya no podrá iniciar sesión con ${provider}. Su contraseña sigue funcionando y puede volver a conectar la cuenta en cualquier momento.`,
    disconnected: (provider) => `Se desconectó ${provider}`,
  },
  danger: {
    title: 'Zona de peligro',
    text: 'Elimina de forma permanente sus datos y todo lo asociado a su cuenta.',
    action: 'Eliminar cuenta',
    blocked: 'Tiene equipos con otros miembros. Transfiera o elimine antes estos equipos:',
    confirm: 'Su cuenta se elimina de inmediato. Esta acción no se puede deshacer.',
    teams: 'Estos equipos no tienen otros miembros y también se eliminan, con todas sus apps:',
    done: 'Cuenta eliminada',
  },
};

/** `home` in Spanish. */
export const home: Translation<'home'> = {
  apps: 'Apps',
  allApps: (count) =>
    count === undefined ? 'Todas las apps' : plural(count, { one: '# app', other: 'Las # apps' }),
  activity: 'Toda la actividad',
  deployments: 'Despliegues',
  columns: { app: 'App', status: 'Estado', created: 'Creado' },
  appsError: 'No se pudieron cargar las apps',
  health: {
    title: 'Errores en la última hora',
    notRead: 'Sin leer',
    noLines: 'Sin líneas en la última hora',
    none: (lines) => plural(lines, { one: 'Ninguno en # línea', other: 'Ninguno en # líneas' }),
    noneFrom: (lines, time) =>
      `${plural(lines, { one: 'Ninguno en # línea', other: 'Ninguno en # líneas' })}, desde las ${time}`,
    errors: (count, time) =>
      plural(count, { one: `# error a las ${time}`, other: `# errores desde las ${time}` }),
    errorsFrom: (count, time) =>
      `${plural(count, { one: '# error', other: '# errores' })}, a partir de las ${time}`,
    chart: (most) =>
      plural(most, {
        one: '# error en 5 minutos como máximo',
        other: '# errores en 5 minutos como máximo',
      }),
    note: 'Los errores se cuentan en las 1.000 líneas más recientes de las apps fijadas y recientes.',
    noteAt: (time) =>
      `Los errores se cuentan en las 1.000 líneas más recientes de las apps fijadas y recientes, leídas a las ${time}.`,
    failed: 'La última lectura falló. Es posible que falten cifras o no estén al día.',
    readAgain: 'Leer de nuevo',
  },
  invitations: {
    title: 'Invitaciones',
    text: (inviter, team) =>
      inviter === undefined ? `Tiene una invitación a ${team}` : `${inviter} le invitó a ${team}`,
    hint: (email) => `Para aceptarla, abra el enlace del correo enviado a ${email}.`,
    expires: 'Caduca',
    errorTitle: 'No se pudieron cargar sus invitaciones',
    decline: 'Rechazar',
    declineFor: (team) => `Rechazar la invitación a ${team}`,
    declineTitle: 'Rechazar invitación',
    declineText: (team) =>
      `No se unirá a ${team} y el enlace del correo dejará de funcionar. Pueden invitarle de nuevo.`,
    declined: 'Invitación rechazada',
  },
};

/** `invitation` in Spanish. */
export const invitation: Translation<'invitation'> = {
  heading: 'Invitación a un equipo',
  working: 'Comprobando la invitación',
  invites: (inviter, team) =>
    inviter === undefined ? `Tiene una invitación a ${team}` : `${inviter} le invitó a ${team}`,
  role: 'Su rol',
  roles: { admin: 'Administrador', member: 'Miembro' },
  sentTo: 'Enviada a',
  expires: 'Caduca',
  accept: 'Aceptar invitación',
  decline: 'Rechazar',
  signedOut:
    'Inicie sesión para aceptarla. ¿Aún no tiene cuenta? Regístrese con este correo, confírmelo y abra de nuevo el enlace de la invitación.',
  logIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  otherAccountTitle: 'Esta invitación es para otro correo',
  otherAccount: (email) =>
    `Inició sesión como ${email}. Para aceptarla, cambie a la cuenta con el correo invitado.`,
  switchAccount: 'Cambiar de cuenta',
  goToTeam: 'Ir al equipo',
  goHome: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
  failed: 'No se pudo comprobar la invitación',
  outcomes: {
    joined: { title: 'Se unió al equipo', text: (team) => `Ahora es miembro de ${team}.` },
    declined: {
      title: 'Invitación rechazada',
      text: 'No se unió al equipo. Pueden invitarle de nuevo.',
    },
    accepted: {
      title: 'Esta invitación ya se aceptó',
      text: 'Si la aceptó usted, encontrará el equipo en «Todos los equipos».',
    },
    expired: {
      title: 'Esta invitación caducó',
      text: 'Las invitaciones valen 7 días. Pida una nueva a un administrador del equipo.',
    },
    revoked: {
      title: 'Esta invitación se retiró',
      text: 'Si parece un error, pregunte a un administrador del equipo.',
    },
    unknown: {
      title: 'Invitación no encontrada',
      text: 'Abra el enlace completo del correo. Si no funciona, pida una invitación nueva.',
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
  noMatchHint: 'La búsqueda incluye nombres y slugs.',
  empty: 'Aún no está en ningún equipo',
  emptyHint: 'Pida a un administrador que le invite. Podrá unirse con el enlace del correo.',
};

/** `newTeam` in Spanish. */
export const newTeam: Translation<'newTeam'> = {
  name: 'Nombre',
  address: (slug) => `Su URL empieza por /${slug}`,
  addressHint: 'De 3 a 50 caracteres. La URL se basa en el nombre y no cambia después.',
  create: 'Crear equipo',
  done: (name) => `Se creó el equipo ${name}.`,
  off: 'La creación de equipos está desactivada',
  offHint: 'Aun así, puede unirse a un equipo por invitación.',
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
      ? 'Solo el propietario puede hacerlo.'
      : `Solo el propietario puede hacerlo: ${name}.`,
  profile: {
    title: 'Perfil',
    text: 'El nombre que ven todos. El slug forma parte de cada URL y no cambia.',
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
      `El equipo pertenece a ${name}. Su rol no puede cambiar hasta que transfiera la propiedad.`,
    promote: (name, team) =>
      `${name} pasa a ser administrador: podrá invitar y quitar personas, cambiar roles, conectar integraciones, eliminar apps, y cambiar el nombre de ${team} o eliminarlo.`,
    demote: (name, team) =>
      `${name} pasa a ser miembro: ya no podrá invitar ni quitar personas, cambiar roles, conectar integraciones, eliminar apps, ni cambiar el nombre de ${team} o eliminarlo. Aún podrá desplegar y cambiar variables.`,
    makeAdmin: 'Hacer administrador',
    makeMember: 'Hacer miembro',
    remove: (name, team) =>
      `${name} pierde de inmediato el acceso a las apps de ${team}. Los despliegues y las variables se conservan. Para volver necesita otra invitación.`,
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
    rejected: (count) =>
      plural(count, { other: 'No se invitó a # direcciones. Los motivos están abajo.' }),
    results: 'Resultados',
    invited: 'Invitación enviada',
    alreadyMember: 'Ya es miembro',
    summary: (invited, all) => `${number(invited)} de ${number(all)} con invitación`,
    pausing: (seconds) =>
      `La plataforma limita las invitaciones. Se continúa en ${number(seconds)} s.`,
    columns: { email: 'Correo', role: 'Rol', status: 'Estado', actions: 'Acciones' },
    list: 'Invitaciones pendientes',
    expires: 'Caduca',
    expired: 'Caducada',
    resend: 'Reenviar',
    resendTo: (email) => `Reenviar a ${email}`,
    revoke: 'Retirar',
    revokeOf: (email) => `Retirar la invitación de ${email}`,
    remove: 'Quitar',
    removeOf: (email) => `Quitar la invitación caducada de ${email}`,
    undoRevoke: (email) => `Deshacer la retirada de la invitación de ${email}`,
    revoking: (seconds) => `Se retira en ${number(seconds)} s`,
    resent: (email) => `Enviamos un enlace nuevo a ${email}. El anterior ya no funciona.`,
    resendFailed: (email) =>
      `No se pudo enviar un enlace nuevo a ${email} y el anterior ya no funciona. Envíe otra invitación.`,
    revokingOf: (email) => `Se retira la invitación de ${email}`,
    revoked: 'Invitación retirada',
    notRevoked: (email) =>
      `La invitación de ${email} no se retiró porque la sesión caducó. Inicie sesión y retírela de nuevo.`,
    empty: 'No hay invitaciones pendientes.',
    errorTitle: 'No se pudieron cargar las invitaciones',
    personal:
      'Un equipo personal tiene un miembro. Para trabajar con otros use un equipo compartido.',
  },
  transfer: {
    title: 'Propiedad',
    text: 'Solo el propietario puede transferir el equipo. Usted sigue como administrador.',
    newOwner: 'Nuevo propietario',
    choose: 'Elija un administrador',
    action: 'Transferir la propiedad',
    noAdmin:
      'Solo un administrador puede ser propietario. Haga antes administrador a otro miembro.',
    confirm: (name, team) =>
      `${name} pasa a ser propietario de ${team}. Solo esa persona puede transferirlo de nuevo. Usted sigue como administrador.`,
    done: (name) => `${name} es ahora propietario del equipo`,
    personal: 'Un equipo personal no se puede transferir.',
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
      `${team} se elimina de inmediato, con sus apps, despliegues, registros, variables, URL e invitaciones. Esta acción no se puede deshacer.`,
    personal: 'Un equipo personal no se puede eliminar. Se elimina con su cuenta.',
    done: (team) => `Se eliminó ${team}`,
  },
};
