import { createWording, formatWait, isolate } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `common` in Arabic. */
export const common: Translation<'common'> = {
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  undo: 'تراجع',
  copy: (what) => `نسخ ${isolate(what)}`,
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  order: 'الترتيب',
  orders: { desc: 'الأحدث أولًا', asc: 'الأقدم أولًا' },
  clearSearch: 'مسح البحث',
  pastTheEnd: 'لا شيء في هذه الصفحة',
  firstPage: 'الانتقال إلى الصفحة الأولى',
  range: (first, last, count) =>
    `${isolate(`${number(first)}–${number(last)}`)} من ${number(count)}`,
  errorTitle: 'حدث خطأ ما!',
  missingPart: 'تعذّر تحميل هذا الجزء من الصفحة',
  newVersion: 'ربما جرى تحديث وحدة التحكم. أعد تحميل الصفحة للمتابعة.',
  noDrop: 'لا يمكن إفلات الملفات هنا.',
  reload: 'إعادة تحميل الصفحة',
  moreActions: 'إجراءات أخرى',
  successTitle: 'تم بنجاح!',
  tryAgainIn: (seconds) => `يمكنك المحاولة مرة أخرى بعد ${formatWait(seconds, 'ar', ' ث')}.`,
  tryAgainNow: 'يمكنك المحاولة مرة أخرى الآن.',
  failures: {
    unknown: 'حدث خطأ ما.',
    unreachable: 'تعذّر الوصول إلى المنصة. تحقق من اتصالك وحاول مرة أخرى.',
    timeout: 'استغرقت المنصة وقتًا طويلًا للرد. حاول مرة أخرى.',
    insecure: 'لا يسمح متصفحك بهذا إلا عبر HTTPS أو على localhost. افتح وحدة التحكم عبر HTTPS.',
    unreadable: (where) => `لا تستطيع وحدة التحكم قراءة رد المنصة (${isolate(where)}).`,
  },
  offline: 'أنت غير متصل. سيستمر هذا عند عودة الاتصال.',
  signedOut: 'سجّلت الخروج. سجّل الدخول مجددًا للمتابعة.',
};

/** `error` in Arabic. */
export const error: Translation<'error'> = {
  heading: 'عذرًا!',
  text: (path) => `حدث خطأ ما في ${isolate(path)}.`,
  notFoundReason: 'ربما غُيّر اسمه أو حُذف، أو ليس لديك إذن بالوصول إليه.',
  goTo: (page) => `الذهاب إلى ${isolate(page)}`,
  tryAgain: 'المحاولة مرة أخرى',
  goHome: 'الذهاب إلى الرئيسية',
  showError: 'عرض الخطأ',
  hideError: 'إخفاء الخطأ',
};

/** `errors` in Arabic. */
export const errors: Translation<'errors'> = {
  teamNotFound: 'الفريق غير موجود',
  appNotFound: 'التطبيق غير موجود',
  deploymentNotFound: 'النشر غير موجود',
  integrationNotFound: 'التكامل غير موجود',
  itemNotFound: 'هذا العنصر غير موجود أو حُذف.',
  unknown: 'خطأ غير معروف',
  codeVerifierNotFound: 'رمز التحقق غير موجود في تخزين الجلسة',
  linkCodeNotFound: 'رمز الربط غير موجود في الرابط',
  codeNotFound: 'الرمز غير موجود في الرابط',
  exchangeFailed: 'فشل استبدال الرمز المميز',
  linkFailed: 'فشل إتمام الربط',
};

/** `language` in Arabic. */
export const language: Translation<'language'> = {
  label: 'اللغة',
  hint: 'تُستخدم أيضًا للتواريخ والأرقام.',
  system: 'لغة الجهاز',
};

/** `notFound` in Arabic. */
export const notFound: Translation<'notFound'> = {
  code: '404',
  heading: 'عذرًا!',
  text: (path) => `لم يُعثر على الصفحة التي تبحث عنها في ${isolate(path)}.`,
  goBack: 'رجوع',
  goHome: 'الذهاب إلى الرئيسية',
};

/** `pages` in Arabic. */
export const pages: Translation<'pages'> = {
  home: 'الرئيسية',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  recoverPassword: 'استعادة كلمة المرور',
  resetPassword: 'إعادة تعيين كلمة المرور',
  verifyEmail: 'تأكيد البريد الإلكتروني',
  verifyUpdateEmail: 'تأكيد تغيير البريد الإلكتروني',
  invitation: 'دعوة إلى فريق',
  device: 'تفويض جهاز',
  callback: 'تسجيل الدخول',
  accountSettings: 'إعدادات الحساب',
  allTeams: 'كل الفرق',
  newTeam: 'فريق جديد',
  team: 'التطبيقات',
  teamSettings: 'إعدادات الفريق',
  newApp: 'إنشاء تطبيق جديد',
  apps: 'التطبيقات',
  app: 'عام',
  general: 'عام',
  logs: 'السجلات',
  environmentVariables: 'متغيرات البيئة',
  storage: 'التخزين',
  connectResource: 'التخزين',
  appSettings: 'الإعدادات',
  deployments: 'عمليات النشر',
  deployment: 'النشر',
  integrations: 'التكاملات',
  integration: 'التكامل',
  integrationCallback: 'ربط التكامل',
};

/** `preferences` in Arabic. */
export const preferences: Translation<'preferences'> = {
  title: 'التفضيلات',
  text: 'محفوظة في هذا المتصفح، حتى بعد تسجيل الخروج.',
  density: 'الكثافة',
  densities: { comfortable: 'مريحة', compact: 'متراصة' },
  timeZone: 'المنطقة الزمنية',
  localZone: 'المحلية',
  timeZoneHint: 'تُستخدم لكل الأوقات المعروضة وفي التنزيلات.',
  singleKeys: 'اختصارات المفتاح الواحد',
  singleKeysHint: 'عند إيقافها لا تعمل إلا الاختصارات التي فيها Ctrl أو ⌘ واختصارات السجل.',
  notify: 'إشعاري عند انتهاء نشر',
  notifyHint: 'لعمليات النشر التي تبدؤها أو تفتحها.',
};

/** `unsaved` in Arabic. */
export const unsaved: Translation<'unsaved'> = {
  title: 'المغادرة دون حفظ؟',
  text: 'ستفقد تغييراتك. لا يُحتفظ بها لأنها قد تحتوي على أسرار.',
  leave: 'مغادرة',
  stay: 'بقاء',
};

/** `validation` in Arabic. */
export const validation: Translation<'validation'> = {
  emailRequired: 'البريد الإلكتروني مطلوب',
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

/** `footer` in Arabic. */
export const footer: Translation<'footer'> = {
  status: 'الحالة',
  documentation: 'الوثائق',
  terms: 'الشروط',
  privacyPolicy: 'سياسة الخصوصية',
  accessibility: 'إمكانية الوصول',
};
