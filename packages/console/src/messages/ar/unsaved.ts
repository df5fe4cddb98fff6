import type { Translation } from '../messages.ts';

/** `unsaved` in Arabic. */
export const unsaved: Translation<'unsaved'> = {
  title: 'المغادرة دون حفظ؟',
  text: 'ما كتبته هنا لم يُحفظ، ولا يُحتفظ به لأنه قد يكون سريًا.',
  leave: 'مغادرة',
  stay: 'بقاء',
};
