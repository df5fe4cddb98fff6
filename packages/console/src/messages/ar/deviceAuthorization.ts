import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

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
