import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `signUp` in Arabic. */
export const signUp: Translation<'signUp'> = {
  heading: (productName) => `إنشاء حساب في ${isolate(productName)}`,
  fullName: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  submit: 'إنشاء حساب',
  haveAnAccount: 'لديك حساب؟',
  logIn: 'تسجيل الدخول',
  checkYourEmail: 'تفقّد بريدك',
  linkSent: (email) => `أرسلنا رابطًا إلى ${isolate(email)}. افتحه لتأكيد عنوانك ثم سجّل الدخول.`,
  resend: 'إعادة الإرسال',
  resendIn: (seconds) => `إعادة الإرسال بعد ${number(seconds)} ث`,
  resent: 'أرسلناه مرة أخرى',
  otherAddress: 'استخدام عنوان آخر',
};
