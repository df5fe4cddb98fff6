import type { Translation } from '../messages.ts';

/** `newApp` in Spanish. */
export const newApp: Translation<'newApp'> = {
  name: 'Nombre',
  address: (slug) => `Su dirección empieza por ${slug}`,
  addressHint: 'De 3 a 50 caracteres. Su dirección se forma con él y no cambia.',
  create: 'Crear app',
  done: (name) => `La app ${name} está creada.`,
  taken: (team) => `${team} ya tiene una app con este nombre`,
};
