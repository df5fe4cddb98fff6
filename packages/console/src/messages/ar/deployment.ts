import type { Translation } from '../messages.ts';

/** `deployment` in Arabic. */
export const deployment: Translation<'deployment'> = {
  information: 'معلومات النشر',
  logs: 'سجلات النشر',
  id: 'المعرّف',
  created: 'تاريخ الإنشاء',
  status: 'الحالة',
  duration: 'المدة',
  steps: 'خطوات هذا النشر',
  step: {
    upload: 'الرفع',
    queue: 'الانتظار',
    extract: 'الاستخراج',
    build: 'البناء',
    deploy: 'النشر',
    verify: 'التحقق',
  },
  failedStep: {
    upload: 'لم يكتمل الرفع',
    queue: 'فشل الانتظار',
    extract: 'فشل الاستخراج',
    build: 'فشل البناء',
    deploy: 'فشل النشر',
    verify: 'فشل التحقق',
  },
  stepState: {
    done: 'اكتملت',
    running: 'جارية',
    failed: 'فشلت',
    waiting: 'لم تبدأ',
    skipped: 'تُخطِّيت',
    cancelled: 'أُلغيت',
  },
  notReached: 'لم تُبلَغ',
  stillServing: 'ما كان يعمل من قبل يبقى عاملًا.',
  errorTitle: 'تعذّر تحميل النشر',
};
