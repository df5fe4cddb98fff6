import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `recoverPassword` in Arabic. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'استعادة كلمة المرور',
  lead: 'نرسل إليك رابطًا تختار به كلمة مرور جديدة.',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الرابط',
  backToLogIn: 'العودة إلى تسجيل الدخول',
  sent: 'تفقّد بريدك',
  sentTo: (email) => `إن كان ${isolate(email)} مسجلًا فالرابط في طريقه إليه. يعمل 48 ساعة.`,
  resend: 'إعادة الإرسال',
  resendIn: (seconds) => `إعادة الإرسال بعد ${number(seconds)} ث`,
  otherAddress: 'استخدام عنوان آخر',
};

/** `resetPassword` in Arabic. */
export const resetPassword: Translation<'resetPassword'> = {
  heading: 'إعادة تعيين كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  confirmPassword: 'تأكيد كلمة المرور',
  submit: 'إعادة تعيين كلمة المرور',
  done: 'تغيّرت كلمة مرورك',
  doneText: 'سجّل الدخول بالجديدة.',
  logIn: 'تسجيل الدخول',
  lapsed: 'انتهت صلاحية هذا الرابط',
  lapsedText: 'يعمل الرابط مرة واحدة خلال 48 ساعة. لم يُحفظ ما كتبته؛ اطلب رابطًا جديدًا.',
  missing: 'هذا الرابط غير كامل',
  missingText: 'افتح الرابط كاملًا من الرسالة، أو اطلب رابطًا جديدًا.',
  askAgain: 'طلب رابط جديد',
};
