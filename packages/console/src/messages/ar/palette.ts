import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `palette` in Arabic. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'كل الاختصارات',
  groups: {
    app: (name) => `في ${isolate(name)}`,
    team: (name) => `في ${isolate(name)}`,
    apps: 'التطبيقات',
    deployments: 'عمليات النشر',
    actions: 'الإجراءات',
    pages: 'الحساب',
  },
  app: 'تطبيق',
  redeploy: {
    name: 'إعادة النشر…',
    label: 'التطبيق الذي يُعاد نشره',
    preview: 'يسأل أولًا. يبني ما هو مباشر من جديد بالمتغيرات كما هي الآن.',
    none: (app) => `لا شيء من ${isolate(app)} يمكن إعادة نشره بعد.`,
  },
  logs: { name: 'فتح سجلات…', label: 'التطبيق الذي تُفتح سجلاته' },
  copyUrl: {
    name: 'نسخ رابط…',
    label: 'التطبيق الذي يُنسخ رابطه',
    copied: (url) => `نُسخ ${isolate(url)}`,
    failed: 'لم يسمح المتصفح بالنسخ.',
  },
  switchTeam: { name: 'تبديل الفريق…', label: 'الفريق الذي تنتقل إليه' },
  invite: 'دعوة أشخاص',
  theme: { name: 'تبديل المظهر…', label: 'المظهر' },
  timeZone: {
    name: 'تبديل المنطقة الزمنية…',
    label: 'المنطقة التي تُعرض بها الأوقات',
    local: 'التوقيت المحلي',
    UTC: 'UTC',
  },
  density: {
    name: 'تبديل الكثافة…',
    label: 'مدى تقارب العناصر',
    comfortable: 'مريحة',
    compact: 'متراصة',
  },
  language: 'تبديل اللغة…',
  current: 'الحالي',
};
