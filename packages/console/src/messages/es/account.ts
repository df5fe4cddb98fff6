import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('es');

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
