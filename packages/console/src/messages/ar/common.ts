import { createWording, isolate } from '@quayside/design-system/messages';

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
  pastTheEnd: 'تنتهي القائمة قبل هذه الصفحة',
  firstPage: 'الانتقال إلى الصفحة الأولى',
  range: (first, last, count) =>
    `${isolate(`${number(first)}–${number(last)}`)} من ${number(count)}`,
  errorTitle: 'حدث خطأ ما!',
  newVersion: 'ربما صدر إصدار جديد من وحدة التحكم. أعد التحميل للحصول عليه.',
  reload: 'إعادة تحميل الصفحة',
  successTitle: 'تم بنجاح!',
  tryAgainIn: (seconds) => `يمكنك المحاولة مرة أخرى بعد ${number(seconds)} ث.`,
  tryAgainNow: 'يمكنك المحاولة مرة أخرى الآن.',
  failures: {
    unknown: 'حدث خطأ ما.',
    tryAgain: 'حاول مرة أخرى بعد لحظات.',
    unreachable: 'المنصة لا تستجيب. تحقق من اتصالك وحاول مرة أخرى.',
    timeout: 'استغرقت المنصة وقتًا طويلًا للرد. حاول مرة أخرى.',
    insecure: 'لا يسمح متصفحك بهذا إلا في صفحات https وعلى localhost. افتح الوحدة عبر https.',
    unreadable: (where) => `أرسلت المنصة ردًا لا تستطيع هذه الوحدة قراءته (${isolate(where)}).`,
  },
  offline: 'أنت غير متصل. يستمر هذا حين تتصل من جديد.',
};
