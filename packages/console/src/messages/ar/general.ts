import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

/** `general` in Arabic. */
export const general: Translation<'general'> = {
  visit: 'زيارة',
  details: 'التفاصيل',
  applicationName: 'اسم التطبيق',
  id: 'المعرّف',
  url: 'الرابط',
  repository: 'المستودع',
  region: 'المنطقة',
  created: 'تاريخ الإنشاء',
  deploymentStatus: 'حالة النشر',
  noUrl: 'يحدّده أول نشر',
  noRegion: 'غير معروفة',
  noDeployments: 'لا عمليات نشر',
  latestDeployments: 'آخر عمليات النشر',
  allDeployments: 'كل عمليات النشر',
  nothingDeployed: 'نفّذ هذا في مجلد مشروعك، أو انشر المجلد من «عمليات النشر». يظهر هنا أثناء رفعه.',
  plot: {
    label: 'آخر عمليات النشر.',
    outcomes: { ready: 'جاهز', failed: 'فاشل', live: 'مباشر' },
    bar: (id, duration, outcome) => `${isolate(id)}: ${duration}، ${outcome}`,
    figures: (count, failed, median) =>
      [
        `مدد آخر ${number(count)}`,
        failed === 0 ? 'لم يفشل شيء' : `فشل ${number(failed)}`,
        ...(median === undefined ? [] : [`الوسيط ${median}`]),
      ].join('، '),
  },
  resources: {
    title: 'الموارد المرتبطة',
    none: 'لا قاعدة بيانات ولا ذاكرة مؤقتة ولا خدمة أخرى تضبط متغيرات هذا التطبيق.',
    connect: 'ربط تخزين',
  },
  errorTitle: 'تعذّر تحميل التطبيق',
};
