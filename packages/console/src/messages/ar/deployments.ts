import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `deployments` in Arabic. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'المعرّف', status: 'الحالة', created: 'تاريخ الإنشاء', duration: 'المدة' },
  newDeployment: 'نشر جديد',
  live: 'مباشر',
  estimate: 'تقدير',
  durationNote: 'المدد تقديرية: من إنشاء النشر إلى آخر تغيير فيه.',
  duration: {
    seconds: (seconds, digits) => `${number(seconds, digits)} ث`,
    minutes: (minutes, seconds) =>
      seconds === 0 ? `${number(minutes)} د` : `${number(minutes)} د ${number(seconds)} ث`,
  },
  durationUnknown: 'غير معروفة',
  pages: 'صفحات عمليات النشر',
  newer: 'الأحدث',
  older: 'الأقدم',
  errorTitle: 'تعذّر تحميل عمليات النشر',
  empty: {
    title: 'لم يُنشر شيء بعد',
    text: 'نفّذ هذا في مجلد مشروعك، أو انشر المجلد من هنا. يظهر النشر أثناء رفعه.',
    command: 'fastapi deploy',
  },
  redeploy: {
    action: 'إعادة النشر',
    actionFor: (id) => `إعادة نشر ${isolate(id)}`,
    title: (id) => `إعادة نشر ${isolate(id)}؟`,
    titleOfApp: (id, app) => `إعادة نشر ${isolate(id)} من ${isolate(app)}؟`,
    text: 'يُبنى أرشيف هذا النشر ويُنشر من جديد، بالمتغيرات كما هي الآن. ما هو مباشر يبقى عاملًا إلى أن يجهز البناء الجديد؛ وإن فشل فلا يتغير شيء لدى مستخدميك.',
    logNote: 'يبدأ سجل بنائه من جديد.',
  },
};
