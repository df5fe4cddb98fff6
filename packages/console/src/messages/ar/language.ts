import type { Translation } from '../messages.ts';

/** `language` in Arabic. */
export const language: Translation<'language'> = {
  label: 'اللغة',
  hint: 'تتبعها التواريخ والأرقام أيضًا.',
  system: 'لغة هذا الجهاز',
};
