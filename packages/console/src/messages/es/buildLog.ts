import type { Translation } from '../messages.ts';

/** `buildLog` in Spanish. */
export const buildLog: Translation<'buildLog'> = {
  label: 'Registro de compilación',
  empty: 'Esta compilación no escribió nada.',
  notBuilt: 'No se compiló nada, así que no hay registro.',
  gap: 'Aquí falta una línea: la plataforma envió una que no se pudo leer.',
  unavailable: 'No se pudo leer el registro.',
};
