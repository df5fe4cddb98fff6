import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `integrations` in Arabic. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `خدمات تستطيع تطبيقات ${isolate(team)} استخدامها. ما يُربط هنا يُختار لكل تطبيق في صفحة التخزين الخاصة به.`,
  columns: { service: 'الخدمة', status: 'الحالة', connected: 'تاريخ الربط' },
  errorTitle: 'تعذّر تحميل التكاملات',
  status: { connected: 'مرتبطة', available: 'غير مرتبطة', coming_soon: 'قريبًا' },
  connect: 'ربط',
  connectTo: (service) => `ربط ${isolate(service)}`,
  adminsOnly: (team) => `لا يربط الخدمات إلا مشرفو ${isolate(team)}.`,
  detail: {
    information: 'معلومات التكامل',
    type: 'النوع',
    id: 'المعرّف',
    created: 'تاريخ الإنشاء',
    errorTitle: 'تعذّر تحميل التكامل',
    sees: {
      neon: {
        title: 'المشاريع التي يراها',
        errorTitle: 'تعذّر تحميل المشاريع من Neon',
        empty: 'لا يرى أي مشروع',
        emptyText: 'أنشئ واحدًا لدى Neon، أو اربط حسابًا فيه مشروع.',
        columns: { name: 'الاسم', region: 'المنطقة', version: 'Postgres', created: 'تاريخ الإنشاء' },
      },
      redis: {
        title: 'الاشتراكات التي يراها',
        errorTitle: 'تعذّر تحميل الاشتراكات من Redis Cloud',
        empty: 'لا يرى أي اشتراك',
        emptyText: 'أنشئ واحدًا لدى Redis Cloud، أو اربط حسابًا فيه اشتراك.',
        columns: { name: 'الاسم', status: 'الحالة', databases: 'قواعد البيانات' },
      },
    },
    usage: {
      title: 'التطبيقات التي تستخدمه',
      errorTitle: 'تعذّر تحميل التطبيقات',
      empty: 'لا يستخدمه أي تطبيق بعد',
      emptyText: 'اربط قاعدة بيانات بتطبيق من صفحة التخزين الخاصة به.',
      columns: { app: 'التطبيق', database: 'قاعدة البيانات', connected: 'تاريخ الربط' },
    },
  },
};

/** `integrationCallback` in Arabic. */
export const integrationCallback: Translation<'integrationCallback'> = {
  heading: (service) => `ربط ${isolate(service)}`,
  working: (service) => `جارٍ ربط ${isolate(service)}`,
  again: 'الربط من جديد',
  back: 'العودة إلى التكاملات',
  retry: 'المحاولة مرة أخرى',
  outcomes: {
    denied: {
      title: 'لم تسمح بذلك',
      text: (service) => `لم يُربط شيء. أُبلغت ${isolate(service)} بالرفض.`,
    },
    refused: {
      title: (service) => `لم تقبل ${isolate(service)} الربط`,
      text: (error) => `كان الجواب «${isolate(error)}». لم يُربط شيء.`,
    },
    missingCode: {
      title: 'ينقص العنوان شيء',
      text: 'رمز الربط غير موجود في الرابط',
    },
    lostState: {
      title: 'لم تطلب علامة التبويب هذه ذلك',
      text: 'رمز التحقق غير موجود في تخزين الجلسة. اربط من جديد في علامة التبويب هذه، ولا تفتح طريق العودة في غيرها.',
    },
    wrongState: {
      title: 'هذا جواب عن سؤال آخر',
      text: 'لم تطلبه علامة التبويب هذه، أو طُلب لفريق آخر. لم يُربط شيء.',
    },
    expired: {
      title: 'استغرق وقتًا طويلًا',
      text: 'ما أرسلته الخدمة استُخدم أو انتهت صلاحيته. لم يُربط شيء.',
    },
    alreadyConnected: {
      title: 'مرتبطة من قبل',
      text: (service, team) => `لدى ${isolate(team)} ربط مع ${isolate(service)}.`,
    },
    failed: { title: 'فشل إتمام الربط' },
  },
};
