import type { Translation } from '../messages.ts';

/** `confirmation` in Spanish. */
export const confirmation: Translation<'confirmation'> = {
  typeToConfirm: (name) => `Escriba ${name} para confirmar`,
};
