import type { Translation } from '../messages.ts';

/** `callback` in Arabic. */
export const callback: Translation<'callback'> = {
  heading: { login: 'تسجيل الدخول', link: 'ربط حسابك' },
  working: { login: 'جارٍ تسجيل دخولك', link: 'جارٍ ربط حسابك' },
  failed: { login: 'لم يُسجَّل دخولك', link: 'لم يُربط شيء' },
  back: { login: 'العودة إلى تسجيل الدخول', link: 'العودة إلى إعدادات الحساب' },
};
