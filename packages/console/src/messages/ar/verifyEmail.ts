import type { Translation } from '../messages.ts';

/** `verifyEmail` in Arabic. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'جارٍ تأكيد عنوانك',
  done: 'تأكّد عنوانك',
  doneText: 'يمكنك تسجيل الدخول الآن.',
  alreadyDone: 'كان عنوانك مؤكدًا من قبل',
  alreadyDoneText: 'لم يبقَ ما تفعله هنا.',
  lapsed: 'لم يعد هذا الرابط يعمل',
  lapsedText:
    'انتهت صلاحيته أو استُخدم من قبل. إن كنت أنت من استخدمه فسجّل الدخول؛ وإلا فأرسل إلى نفسك رابطًا جديدًا.',
  missing: 'هذا الرابط غير كامل',
  missingText: 'افتح الرابط كاملًا من الرسالة، أو أرسل إلى نفسك رابطًا جديدًا.',
  failed: 'لم يتأكد عنوانك بعد',
  email: 'البريد الإلكتروني',
  resend: 'إرسال رابط جديد',
  resent: 'إن كان ذلك العنوان في انتظار التأكيد فرابط جديد في طريقه إليه.',
  logIn: 'تسجيل الدخول',
  goHome: 'الذهاب إلى الرئيسية',
  tryAgain: 'المحاولة مرة أخرى',
};

/** `verifyUpdateEmail` in Arabic. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'جارٍ تغيير عنوانك',
  done: 'تغيّر عنوانك',
  doneText: 'سجّل الدخول بالعنوان الجديد من الآن.',
  lapsed: 'لم يعد هذا الرابط يعمل',
  lapsedText:
    'انتهت صلاحيته أو استُخدم من قبل. تعرض إعدادات حسابك العنوان الساري، ومنها تطلب رابطًا جديدًا.',
  missing: 'هذا الرابط غير كامل',
  missingText: 'افتح الرابط كاملًا من الرسالة، أو اطلب رابطًا جديدًا في إعدادات حسابك.',
  taken: 'هذا العنوان لحساب آخر',
  takenText: 'أُخذ بعد أن طلبته. يبقى عنوانك كما كان.',
  failed: 'لم يتغير عنوانك بعد',
  settings: 'إعدادات الحساب',
};
