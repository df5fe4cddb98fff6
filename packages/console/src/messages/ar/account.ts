import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `accountSettings` in Arabic. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'تعذّر تحميل حسابك',
  save: 'حفظ',
  profile: {
    title: 'الملف الشخصي',
    text: 'اسمك والعنوان الذي تسجّل الدخول به.',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    hint: 'يسري العنوان الجديد بعد أن تفتح الرابط الذي نرسله إليه.',
    saved: 'حُفظ الملف الشخصي',
    pendingTitle: 'أكّد عنوانك الجديد',
    pending: (next, current) =>
      `أرسلنا رابطًا إلى ${isolate(next)}. يبقى عنوانك ${isolate(current)} إلى أن تفتحه.`,
    resend: 'إعادة الإرسال',
    resendIn: (seconds) => `إعادة الإرسال بعد ${number(seconds)} ث`,
  },
  security: {
    title: 'الأمان',
    text: 'كلمة المرور التي تسجّل الدخول بها.',
    current: 'كلمة المرور الحالية',
    next: 'كلمة المرور الجديدة',
    confirm: 'تأكيد كلمة المرور',
    currentRequired: 'كلمة المرور الحالية مطلوبة',
    saved: 'حُدّثت كلمة المرور',
    none: 'تسجّل الدخول بحساب خارجي وليست لك كلمة مرور هنا. لتعيين واحدة اطلب إرسال رابط، ثم سجّل الخروج وافتح الرابط.',
    sendLink: 'إرسال رابط',
    linkSent: (email) =>
      `رابط تعيين كلمة المرور في طريقه إلى ${isolate(email)}. سجّل الخروج ثم افتحه.`,
  },
  connections: {
    title: 'الحسابات المرتبطة',
    text: 'حسابات خارجية تسجّل دخولك.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'قريبًا',
    notConnected: 'غير مرتبط',
    connectedAs: (name) => `مرتبط باسم ${isolate(name)}`,
    connect: 'ربط',
    connectTo: (provider) => `ربط ${isolate(provider)}`,
    disconnect: 'فصل',
    disconnectFrom: (provider) => `فصل ${isolate(provider)}`,
    onlyWayIn: 'هذه طريقتك الوحيدة للدخول. عيّن كلمة مرور أولًا.',
    disconnectText: (provider) =>
      `لن تستطيع تسجيل الدخول عبر ${isolate(provider)} بعد الآن. تبقى كلمة مرورك صالحة، ويمكنك ربطه من جديد.`,
    disconnected: (provider) => `فُصل ${isolate(provider)}`,
  },
  danger: {
    title: 'منطقة الخطر',
    text: 'حذف بياناتك وكل ما يتعلق بحسابك نهائيًا.',
    action: 'حذف الحساب',
    blocked: 'في فرق تملكها أعضاء آخرون. انقل ملكية هذه الفرق أو احذفها أولًا:',
    confirm: 'يُحذف حسابك فورًا ولا يمكن استرجاعه.',
    teams: 'ليس في هذه الفرق عضو آخر، فتُحذف معه بكل تطبيقاتها:',
    done: 'حُذف حسابك',
  },
};
