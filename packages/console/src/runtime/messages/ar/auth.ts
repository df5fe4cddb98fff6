import type { Translation } from '../messages.ts';
import { createWording, isolate } from '@quayside/design-system/messages';

const { number } = createWording('ar');

/** `callback` in Arabic. */
export const callback: Translation<'callback'> = {
  heading: { login: 'تسجيل الدخول', link: 'ربط حسابك' },
  working: { login: 'جارٍ تسجيل دخولك', link: 'جارٍ ربط حسابك' },
  failed: { login: 'لم يُسجَّل دخولك', link: 'لم يُربط شيء' },
  back: { login: 'العودة إلى تسجيل الدخول', link: 'العودة إلى إعدادات الحساب' },
};

/** `deviceAuthorization` in Arabic. */
export const deviceAuthorization: Translation<'deviceAuthorization'> = {
  heading: 'تفويض جهاز',
  lead: 'يطلب سطر أوامر أن يتصرف باسمك.',
  loading: 'جارٍ البحث عن الرمز',
  entry: {
    label: 'الرمز',
    hint: 'يظهر في طرفيتك: مجموعتان من أربعة أحرف.',
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
  foot: 'لم تبدأ هذا بنفسك؟ ارفضه، ولن يحدث شيء.',
  outcomes: {
    authorized: {
      title: 'سُجّل دخول سطر أوامرك',
      text: 'يمكنك إغلاق علامة التبويب هذه',
    },
    denied: {
      title: 'لم يُفوَّض شيء',
      text: 'يبقى سطر الأوامر خارج الحساب، وتنتهي صلاحية رمزه تلقائيًا. يمكنك إغلاق علامة التبويب هذه.',
    },
    expired: {
      title: 'انتهت صلاحية هذا الرمز',
      text: 'نفّذ أمر تسجيل الدخول مرة أخرى: يأتي بك إلى هنا برمز جديد.',
    },
    unknown: {
      title: 'هذا الرمز غير معروف',
      text: 'افتح العنوان الذي تعرضه طرفيتك، أو نفّذ أمر تسجيل الدخول مرة أخرى.',
    },
    alreadyUsed: {
      title: 'سبق استخدام هذا الرمز',
      text: 'إن كنت أنت من استخدمه فقد سُجّل دخول سطر أوامرك. كل رمز يعمل مرة واحدة.',
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
  sessionEndedHint: 'سجّل الدخول من جديد لتعود إلى حيث كنت.',
  demo: 'حساب تجريبي',
  useDemoAccount: 'استخدام الحساب التجريبي',
};

/** `passwordRules` in Arabic. */
export const passwordRules: Translation<'passwordRules'> = {
  label: 'قواعد كلمة المرور',
  longEnough: (length) => `${number(length)} أحرف على الأقل`,
  confirmed: 'متطابقة في المرتين',
  met: 'تحققت',
  unmet: 'لم تتحقق بعد',
};

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
