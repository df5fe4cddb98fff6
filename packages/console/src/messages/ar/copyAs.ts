import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `copyAs` in Arabic. */
export const copyAs: Translation<'copyAs'> = {
  menu: 'نسخ بصيغة',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  python: 'Python',
  requests: {
    listApps: 'سرد التطبيقات',
    createApp: 'إنشاء تطبيق',
    listDeployments: 'سرد عمليات النشر',
    redeploy: 'إعادة النشر',
    readDeployment: 'قراءة النشر',
    readBuildLogs: 'قراءة سجل البناء',
    readAppLogs: 'قراءة السجلات',
    listVariables: 'سرد المتغيرات',
    setVariable: 'ضبط متغير',
  },
  copied: (what) => `نُسخ بصيغة ${isolate(what)}`,
  copiedWithToken: (what) =>
    `نُسخ بصيغة ${isolate(what)}. يُقرأ الرمز المميز من ${isolate('$QUAYSIDE_TOKEN')}.`,
  failed: 'لم يسمح المتصفح بالنسخ.',
};
