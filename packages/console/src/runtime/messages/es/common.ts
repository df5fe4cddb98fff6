import { createWording, formatWait } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number } = createWording('es');

/** `common` in Spanish. */
export const common: Translation<'common'> = {
  retry: 'Reintentar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  copy: (what) => `Copiar ${what}`,
  opensInNewTab: '(se abre en otra pestaña)',
  order: 'Orden',
  orders: { desc: 'Más recientes primero', asc: 'Más antiguos primero' },
  clearSearch: 'Borrar la búsqueda',
  pastTheEnd: 'No hay nada en esta página',
  firstPage: 'Ir a la primera página',
  range: (first, last, count) => `${number(first)}–${number(last)} de ${number(count)}`,
  errorTitle: '¡Algo salió mal!',
  missingPart: 'No se pudo cargar esta parte de la página',
  newVersion: 'Es posible que la consola se haya actualizado. Recargue la página para continuar.',
  noDrop: 'No se pueden soltar archivos aquí.',
  reload: 'Recargar la página',
  moreActions: 'Más acciones',
  successTitle: '¡Listo!',
  tryAgainIn: (seconds) => `Puede volver a intentarlo en ${formatWait(seconds, 'es')}.`,
  tryAgainNow: 'Ya puede volver a intentarlo.',
  failures: {
    unknown: 'Algo salió mal.',
    unreachable:
      'No se pudo conectar con la plataforma. Compruebe su conexión y vuelva a intentarlo.',
    timeout: 'La plataforma tardó demasiado en responder. Vuelva a intentarlo.',
    insecure: 'Su navegador solo lo permite con HTTPS o en localhost. Abra la consola con HTTPS.',
    unreadable: (where) => `La consola no puede leer la respuesta de la plataforma (${where}).`,
  },
  offline: 'No tiene conexión. Esto continuará cuando la recupere.',
  signedOut: 'Ha cerrado la sesión. Inicie sesión de nuevo para continuar.',
};

/** `error` in Spanish. */
export const error: Translation<'error'> = {
  heading: '¡Vaya!',
  text: (path) => `Algo salió mal en ${path}.`,
  notFoundReason: 'Es posible que se haya renombrado o eliminado, o que usted no tenga acceso.',
  goTo: (page) => `Ir a ${page}`,
  tryAgain: 'Intentar de nuevo',
  goHome: 'Ir al inicio',
  showError: 'Mostrar el error',
  hideError: 'Ocultar el error',
};

/** `errors` in Spanish. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'Equipo no encontrado',
  appNotFound: 'App no encontrada',
  deploymentNotFound: 'Despliegue no encontrado',
  integrationNotFound: 'Integración no encontrada',
  itemNotFound: 'Este elemento no existe o se eliminó.',
  unknown: 'Error desconocido',
  codeVerifierNotFound: 'No se encontró el verificador en el almacenamiento de la sesión',
  linkCodeNotFound: 'No se encontró el código de enlace en la URL',
  codeNotFound: 'No se encontró el código en la URL',
  exchangeFailed: 'No se pudo canjear el token',
  linkFailed: 'No se pudo completar el enlace',
};

/** `language` in Spanish. */
export const language: Translation<'language'> = {
  label: 'Idioma',
  hint: 'También se usa para fechas y números.',
  system: 'Idioma de este dispositivo',
};

/** `notFound` in Spanish. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: '¡Vaya!',
  text: (path) => `No se encontró la página que busca en ${path}.`,
  goBack: 'Volver',
  goHome: 'Ir al inicio',
};

/** `pages` in Spanish. */
export const pages: Translation<'pages'> = {
  home: 'Inicio',
  logIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  recoverPassword: 'Recuperar contraseña',
  resetPassword: 'Restablecer contraseña',
  verifyEmail: 'Verificación del correo',
  verifyUpdateEmail: 'Verificación del cambio de correo',
  invitation: 'Invitación a un equipo',
  device: 'Autorización de dispositivo',
  callback: 'Inicio de sesión',
  accountSettings: 'Ajustes de la cuenta',
  allTeams: 'Todos los equipos',
  newTeam: 'Nuevo equipo',
  team: 'Apps',
  teamSettings: 'Ajustes del equipo',
  newApp: 'Crear una app',
  apps: 'Apps',
  app: 'General',
  general: 'General',
  logs: 'Registros',
  environmentVariables: 'Variables de entorno',
  storage: 'Almacenamiento',
  connectResource: 'Almacenamiento',
  appSettings: 'Ajustes',
  deployments: 'Despliegues',
  deployment: 'Despliegue',
  integrations: 'Integraciones',
  integration: 'Integración',
  integrationCallback: 'Conectando la integración',
};

/** `preferences` in Spanish. */
export const preferences: Translation<'preferences'> = {
  title: 'Preferencias',
  text: 'Se guardan en este navegador, incluso después de cerrar la sesión.',
  density: 'Densidad',
  densities: { comfortable: 'Cómoda', compact: 'Compacta' },
  timeZone: 'Zona horaria',
  localZone: 'Local',
  timeZoneHint: 'Se usa para todas las horas en pantalla y en las descargas.',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysHint: 'Si se desactivan, solo funcionan los atajos con Ctrl o ⌘ y los de un registro.',
  notify: 'Avisarme cuando termine un despliegue',
  notifyHint: 'Para los despliegues que inicie o abra.',
};

/** `unsaved` in Spanish. */
export const unsaved: Translation<'unsaved'> = {
  title: '¿Salir sin guardar?',
  text: 'Sus cambios se perderán. No se conservan porque pueden contener secretos.',
  leave: 'Salir',
  stay: 'Quedarse',
};

/** `validation` in Spanish. */
export const validation: Translation<'validation'> = {
  emailRequired: 'El correo es obligatorio',
  emailInvalid: 'Escriba una dirección de correo válida',
  fullNameRequired: 'El nombre es obligatorio',
  passwordRequired: 'La contraseña es obligatoria',
  passwordTooShort: (length) => `La contraseña debe tener al menos ${number(length)} caracteres`,
  passwordTooLong: (length) => `La contraseña debe tener como máximo ${number(length)} caracteres`,
  confirmationRequired: 'La confirmación de la contraseña es obligatoria',
  passwordsDiffer: 'Las contraseñas no coinciden',
  nameTooShort: (length) => `El nombre debe tener al menos ${number(length)} caracteres`,
  nameTooLong: (length) => `El nombre debe tener menos de ${number(length)} caracteres`,
  directoryAbsolute: 'El directorio debe ser una ruta relativa, no absoluta',
  directoryHome: 'El directorio no puede empezar por «~»',
  directoryOutside: 'El directorio no puede contener «..»',
  directoryCharacters:
    'El directorio solo puede contener letras de la A a la Z, cifras, espacios y / . _ -',
};

/** `footer` in Spanish. */
export const footer: Translation<'footer'> = {
  status: 'Estado',
  documentation: 'Documentación',
  terms: 'Condiciones',
  privacyPolicy: 'Política de privacidad',
  accessibility: 'Accesibilidad',
};
