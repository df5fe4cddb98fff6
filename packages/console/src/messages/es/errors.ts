import type { Translation } from '../messages.ts';

/** `errors` in Spanish. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'Equipo no encontrado',
  appNotFound: 'App no encontrada',
  itemNotFound: 'No hay nada en esta dirección.',
  unknown: 'Error desconocido',
  codeVerifierNotFound: 'No se encontró el verificador en el almacenamiento de la sesión',
  linkCodeNotFound: 'No se encontró el código de enlace en la URL',
  codeNotFound: 'No se encontró el código en la URL',
  exchangeFailed: 'No se pudo canjear el token',
  linkFailed: 'No se pudo completar el enlace',
};
