import type { Translation } from '../messages.ts';

/** `confirmation` in German. */
export const confirmation: Translation<'confirmation'> = {
  typeToConfirm: (name) => `Zur Bestätigung ${name} eingeben`,
};
