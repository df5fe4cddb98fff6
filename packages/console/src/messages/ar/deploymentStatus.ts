import type { Translation } from '../messages.ts';

/** `deploymentStatus` in Arabic. */
export const deploymentStatus: Translation<'deploymentStatus'> = {
  waiting_upload: 'في انتظار الرفع',
  upload_cancelled: 'أُلغي الرفع',
  ready_for_build: 'في انتظار البناء',
  build_skipped_filtered: 'تُخطّي البناء (مستبعَد)',
  build_skipped_superseded: 'تُخطّي البناء (حلّ محله أحدث)',
  building: 'جارٍ البناء',
  extracting: 'جارٍ الاستخراج',
  extracting_failed: 'فشل الاستخراج',
  extracting_failed_archive_too_large: 'الأرشيف كبير جدًا',
  building_image: 'جارٍ بناء الصورة',
  building_image_failed: 'فشل البناء',
  building_image_failed_timeout: 'انتهت مهلة البناء',
  deploying: 'جارٍ نشر الصورة',
  deploying_failed: 'فشل النشر',
  deploying_skipped: 'تُخطّي النشر',
  verifying: 'جارٍ التحقق من الجاهزية',
  verifying_failed: 'فشل التحقق',
  verification_failed_oom: 'فشل التحقق (OOM)',
  verifying_skipped: 'تُخطّي التحقق',
  success: 'جاهز',
  degraded: 'متدهور',
  degraded_oom: 'متدهور (OOM)',
  expired: 'منتهي الصلاحية',
  failed: 'فاشل',
};
