import type { Translation } from '../messages.ts';

/** `preferences` in Arabic. */
export const preferences: Translation<'preferences'> = {
  title: 'التفضيلات',
  text: 'كيف يعرض هذا المتصفح اللوحة. تبقى بعد تسجيل الخروج.',
  density: 'الكثافة',
  densities: { comfortable: 'مريحة', compact: 'متراصة' },
  timeZone: 'المنطقة الزمنية',
  timeZones: { local: 'المحلية', UTC: 'UTC' },
  timeZoneHint: 'تسري على كل وقت يُعرض وعلى ما يُنزَّل.',
  singleKeys: 'اختصارات المفتاح الواحد',
  singleKeysHint: 'عند إيقافها لا يبقى إلا ما فيه Ctrl أو ⌘ وما هو داخل سجل.',
  notify: 'إشعاري عند انتهاء نشر',
  notifyHint: 'لعمليات النشر التي تبدؤها أو تفتحها.',
};
