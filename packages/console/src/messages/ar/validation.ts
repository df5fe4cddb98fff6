import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `validation` in Arabic. */
export const validation: Translation<'validation'> = {
  emailInvalid: 'أدخل عنوان بريد إلكتروني صالحًا',
  fullNameRequired: 'الاسم مطلوب',
  passwordRequired: 'كلمة المرور مطلوبة',
  passwordTooShort: (length) => `يجب ألا تقل كلمة المرور عن ${number(length)} أحرف`,
  passwordTooLong: (length) => `يجب ألا تزيد كلمة المرور على ${number(length)} حرفًا`,
  confirmationRequired: 'تأكيد كلمة المرور مطلوب',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين',
  nameTooShort: (length) => `يجب ألا يقل الاسم عن ${number(length)} أحرف`,
  nameTooLong: (length) => `يجب أن يقل الاسم عن ${number(length)} حرفًا`,
  directoryAbsolute: 'يجب أن يكون الدليل مسارًا نسبيًا لا مطلقًا',
  directoryHome: 'لا يبدأ الدليل بالرمز ~',
  directoryOutside: 'لا يحتوي الدليل على ..',
  directoryCharacters: 'لا يحتوي الدليل إلا على الحروف من A إلى Z والأرقام والمسافات و / . _ -',
};
