import type { Translation } from '../messages.ts';

/** `confirmation` in Japanese. */
export const confirmation: Translation<'confirmation'> = {
  typeToConfirm: (name) => `確認のため ${name} と入力`,
};
