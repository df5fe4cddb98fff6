import { createWording, isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { plural } = createWording('ar');

/** `deploymentDock` in Arabic. */
export const deploymentDock: Translation<'deploymentDock'> = {
  label: 'عمليات النشر المتابَعة',
  running: (count) =>
    plural(count, {
      zero: 'لا نشر جارٍ',
      one: 'نشر واحد جارٍ',
      two: 'عمليتا نشر جاريتان',
      few: '# عمليات نشر جارية',
      other: '# عملية نشر جارية',
    }),
  ended: 'انتهت عمليات النشر',
  elapsed: (duration) => duration,
  left: (duration) => `يبقى نحو ${duration}`,
  overdue: 'أطول من المعتاد',
  stop: (app) => `إيقاف متابعة ${isolate(app)}`,
  notify: 'إشعاري',
  notifyRefused:
    'لا يسمح متصفحك بالإشعارات. يُقال الانتهاء هنا بدلًا من ذلك ما دامت علامة التبويب هذه مفتوحة.',
  title: (status, app, page) => `${status}: ${isolate(app)} | ${isolate(page)}`,
  notification: (app, status) => `${isolate(app)}: ${status}`,
  notificationText: 'فتح سجل البناء',
};
