import type { Translation } from '../messages.ts';
import { createWording, isolate } from '@quayside/design-system/messages';

const { number } = createWording('ar');

/** `callback` in Arabic. */
export const callback: Translation<'callback'> = {
  heading: { login: 'تسجيل الدخول', link: 'ربط حسابك' },
  working: { login: 'جارٍ تسجيل دخولك', link: 'جارٍ ربط حسابك' },
  failed: { login: 'تعذّر تسجيل دخولك', link: 'تعذّر ربط حسابك' },
  back: { login: 'العودة إلى تسجيل الدخول', link: 'العودة إلى إعدادات الحساب' },
};

/** `deviceAuthorization` in Arabic. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'تفويض جهاز',
  lead: 'تطلب أداة سطر أوامر تسجيل الدخول إلى حسابك.',
  loading: 'جارٍ التحقق من الرمز',
  entry: {
    label: 'الرمز',
    hint: 'مجموعتان من أربعة أحرف تظهران في طرفيتك.',
    missing: 'أدخل الرمز',
    submit: 'متابعة',
  },
  doesItMatch: 'هل يطابق هذا الرمز الظاهر في طرفيتك؟',
  itMatches: 'يطابقه',
  authorizeAs: 'التفويض باسم',
  notYou: 'لست أنت؟',
  consequence: (client) => `سيتمكن ${isolate(client)} من نشر التطبيقات وقراءة السجلات في كل فرقك.`,
  expiresIn: (time) => `تنتهي صلاحية الرمز بعد ${isolate(time)}.`,
  deny: 'رفض',
  authorize: 'تفويض',
  foot: 'إن لم تبدأ تسجيل الدخول هذا بنفسك فارفضه.',
  outcomes: {
    authorized: {
      title: 'سُجّل دخول سطر أوامرك',
      text: 'يمكنك إغلاق علامة التبويب هذه.',
    },
    denied: {
      title: 'رُفض تسجيل الدخول',
      text: 'لم يُسجَّل دخول سطر الأوامر، وستنتهي صلاحية الرمز. يمكنك إغلاق علامة التبويب هذه.',
    },
    expired: {
      title: 'انتهت صلاحية هذا الرمز',
      text: 'نفّذ أمر تسجيل الدخول مرة أخرى للحصول على رمز جديد.',
    },
    unknown: {
      title: 'الرمز غير موجود',
      text: 'تحقق من الرمز في طرفيتك، أو نفّذ أمر تسجيل الدخول مرة أخرى.',
    },
    alreadyUsed: {
      title: 'سبق استخدام هذا الرمز',
      text: 'كل رمز يعمل مرة واحدة. إن كنت أنت من استخدمه فقد سُجّل دخول سطر أوامرك.',
    },
  },
  goHome: 'الذهاب إلى الرئيسية',
  tryAgain: 'المحاولة مرة أخرى',
};

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
  sessionEndedHint: 'سجّل الدخول لتتابع من حيث توقفت.',
  demo: 'حساب تجريبي',
  useDemoAccount: 'استخدام الحساب التجريبي',
};

/** `passwordRules` in Arabic. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'متطلبات كلمة المرور',
  longEnough: (length) => `${number(length)} أحرف على الأقل`,
  confirmed: 'كلمتا المرور متطابقتان',
  met: 'تحققت',
  unmet: 'لم تتحقق بعد',
};

/** `recoverPassword` in Arabic. */
export const recoverPassword: Translation<'recoverPassword'> = {
  heading: 'استعادة كلمة المرور',
  lead: 'سنرسل إليك بالبريد رابطًا لتعيين كلمة مرور جديدة.',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الرابط',
  backToLogIn: 'العودة إلى تسجيل الدخول',
  sent: 'تفقّد بريدك',
  sentTo: (email) =>
    `إن كان لدى ${isolate(email)} حساب فقد أرسلنا إليه رابطًا. يعمل الرابط 48 ساعة.`,
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
  doneText: 'سجّل الدخول بكلمة مرورك الجديدة.',
  logIn: 'تسجيل الدخول',
  lapsed: 'انتهت صلاحية هذا الرابط',
  lapsedText: 'يعمل كل رابط مرة واحدة خلال 48 ساعة. لم تتغير كلمة مرورك. اطلب رابطًا جديدًا.',
  missing: 'هذا الرابط غير كامل',
  missingText: 'افتح الرابط كاملًا من الرسالة، أو اطلب رابطًا جديدًا.',
  askAgain: 'طلب رابط جديد',
};

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
  resent: 'أُعيد إرسال الرسالة',
  otherAddress: 'استخدام عنوان آخر',
};

/** `verifyEmail` in Arabic. */
export const verifyEmail: Translation<'verifyEmail'> = {
  working: 'جارٍ تأكيد بريدك',
  done: 'تأكّد بريدك',
  doneText: 'يمكنك تسجيل الدخول الآن.',
  alreadyDone: 'بريدك مؤكد من قبل',
  alreadyDoneText: 'لا يلزم أي إجراء آخر.',
  lapsed: 'لم يعد هذا الرابط يعمل',
  lapsedText:
    'انتهت صلاحيته أو استُخدم من قبل. إن كنت أنت من استخدمه فسجّل الدخول، وإلا فاطلب رابطًا جديدًا.',
  missing: 'هذا الرابط غير كامل',
  missingText: 'افتح الرابط كاملًا من الرسالة، أو اطلب رابطًا جديدًا.',
  failed: 'تعذّر تأكيد بريدك',
  email: 'البريد الإلكتروني',
  resend: 'إرسال رابط جديد',
  resent: 'إن كان هذا العنوان في انتظار التأكيد فقد أرسلنا إليه رابطًا جديدًا.',
  logIn: 'تسجيل الدخول',
  goHome: 'الذهاب إلى الرئيسية',
  tryAgain: 'المحاولة مرة أخرى',
};

/** `verifyUpdateEmail` in Arabic. */
export const verifyUpdateEmail: Translation<'verifyUpdateEmail'> = {
  working: 'جارٍ تغيير بريدك',
  done: 'تغيّر بريدك',
  doneText: 'سجّل الدخول ببريدك الجديد.',
  lapsed: 'لم يعد هذا الرابط يعمل',
  lapsedText:
    'انتهت صلاحيته أو استُخدم من قبل. تعرض إعدادات الحساب بريدك الحالي، ويمكنك طلب رابط جديد منها.',
  missing: 'هذا الرابط غير كامل',
  missingText: 'افتح الرابط كاملًا من الرسالة، أو اطلب رابطًا جديدًا في إعدادات الحساب.',
  taken: 'هذا البريد لحساب آخر',
  takenText: 'استخدمه حساب آخر بعد أن طلبت التغيير. لم يتغير بريدك.',
  failed: 'تعذّر تغيير بريدك',
  settings: 'إعدادات الحساب',
};
