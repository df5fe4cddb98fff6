import type { Translation } from '../messages.ts';

/** `shortcuts` in Arabic. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'اختصارات لوحة المفاتيح',
  close: 'إغلاق',
  groups: { general: 'في كل مكان', team: 'الانتقال إلى', app: 'الانتقال داخل تطبيق', log: 'في سجل' },
  actions: {
    palette: 'البحث أو الانتقال إلى',
    sheet: 'اختصارات لوحة المفاتيح',
    search: 'البحث في هذه الصفحة',
    create: 'جديد، حيث تُنشئ الصفحة شيئًا',
    find: 'بحث',
    nextError: 'الخطأ التالي',
    wrap: 'التفاف الأسطر',
    copyLine: 'نسخ السطر',
  },
  followedBy: 'ثم',
};
