import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('es');

/** `connection` in Spanish. */
export const connection: Translation<'connection'> = {
  incomplete: 'No se pudo cargar toda la página',
  offline: 'No tiene conexión',
  offlineText: 'Lo que ve puede no estar al día. Continúa por sí solo cuando haya conexión.',
  silent: 'La plataforma no responde',
  trying: 'Intentando de nuevo…',
  nextTry: (seconds) => `Próximo intento en ${number(seconds)} s. Lo que escribió se conserva.`,
  tryNow: 'Intentar ahora',
};
