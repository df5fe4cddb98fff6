import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('es');

/** `lineLinks` in Spanish. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => plural(count, { one: 'Enlace a # línea', other: 'Enlace a # líneas' }),
  copy: 'Copiar enlace a las líneas',
  copied: 'Enlace copiado',
  none: 'No se copió nada: ningún enlace lleva a esta línea',
};
