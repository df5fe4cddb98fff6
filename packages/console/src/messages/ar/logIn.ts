import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `logIn` in Arabic. */
export const logIn: Translation<'logIn'> = {
  heading: (productName) => `تسجيل الدخول إلى ${isolate(productName)}`,
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  or: 'أو',
  continueWithGitHub: 'المتابعة عبر GitHub',
  forgotPassword: 'نسيت كلمة المرور؟',
  newHere: (productName) => `جديد على ${isolate(productName)}؟`,
  signUp: 'إنشاء حساب',
  sessionEnded: 'انتهت جلستك',
  sessionEndedHint: 'سجّل الدخول من جديد لتعود إلى حيث كنت.',
  demo: 'حساب تجريبي',
  useDemoAccount: 'استخدام الحساب التجريبي',
};
