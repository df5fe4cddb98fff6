import { catalogue } from './catalogue.ts';

/** The texts of dialogs in which a name has to be typed. */
export const confirmationMessages = catalogue('confirmation', {
  typeToConfirm: (name: string) => `Type ${name} to confirm`,
});
