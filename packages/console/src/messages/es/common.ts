import { createWording } from '@quayside/design-system/messages';

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
  pastTheEnd: 'La lista termina antes de esta página',
  firstPage: 'Ir a la primera página',
  range: (first, last, count) => `${number(first)}–${number(last)} de ${number(count)}`,
  errorTitle: '¡Algo salió mal!',
  newVersion: 'Puede que haya una versión nueva de la consola. Recargue para obtenerla.',
  reload: 'Recargar la página',
  successTitle: '¡Listo!',
  tryAgainIn: (seconds) => `Puede volver a intentarlo en ${number(seconds)} s.`,
  tryAgainNow: 'Ya puede volver a intentarlo.',
  failures: {
    unknown: 'Algo salió mal.',
    tryAgain: 'Vuelva a intentarlo en un momento.',
    unreachable: 'La plataforma no responde. Compruebe su conexión y vuelva a intentarlo.',
    timeout: 'La plataforma tardó demasiado en responder. Vuelva a intentarlo.',
    insecure:
      'Su navegador solo lo permite en páginas con https y en localhost. Abra la consola con https.',
    unreadable: (where) =>
      `La plataforma envió una respuesta que esta consola no puede leer (${where}).`,
  },
  offline: 'No tiene conexión. Esto continúa cuando la recupere.',
};
