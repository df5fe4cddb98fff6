import { isolate } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

/** `pageCommands` in Arabic. */
export const pageCommands: Translation<'pageCommands'> = {
  words: {
    home: 'البداية نظرة عامة لوحة دعوات',
    apps: 'مشاريع خدمات قائمة',
    newApp: 'تطبيق جديد إضافة',
    integrations: 'خدمات مزودون neon postgres redis supabase logfire',
    teamSettings: 'أعضاء أشخاص دعوات أدوار',
    general: 'نظرة عامة الحالة url المنطقة تفاصيل',
    deployments: 'بناء إصدارات نسخ تاريخ',
    logs: 'مخرجات وحدة التحكم أسطر tail stdout',
    environmentVariables: 'أسرار env إعداد مفاتيح رموز كلمات المرور',
    storage: 'قواعد بيانات postgres redis ذاكرة مؤقتة موارد اتصالات',
    appSettings: 'تهيئة تفضيلات',
    accountSettings: 'ملف شخصي مستخدم تفضيلات',
    allTeams: 'مؤسسات مساحات عمل تبديل',
  },
  texts: {
    apps: {
      activity: { name: 'النشاط', words: 'أحداث خط زمني ما حدث عمليات نشر' },
    },
    deployments: {
      newDeployment: { name: 'نشر جديد', words: 'رفع مجلد ملفات zip إصدار' },
      failed: { name: 'عمليات النشر الفاشلة', words: 'فشل معطل أخطاء' },
    },
    deployment: {
      buildLog: { name: 'سجل البناء', words: 'أحدث آخر نشر مخرجات خطوات' },
    },
    logs: {
      errors: { name: 'الأخطاء', words: 'استثناءات traceback فشل أعطال 500 حوادث' },
      requests: { name: 'الطلبات', words: 'مسارات نقاط نهاية حالة زمن استجابة الأبطأ' },
      patterns: { name: 'الأنماط', words: 'مجموعات قوالب جديدة أسطر متكررة' },
      together: { name: 'السجلات معًا', words: 'دمج جمع عدة تطبيقات' },
      share: { name: 'مشاركة السجلات', words: 'نسخ رابط markdown إرسال' },
      download: { name: 'تنزيل السجلات', words: 'تصدير حفظ ملف jsonl' },
      notify: { name: 'الإشعار بالأسطر الجديدة', words: 'إشعارات تنبيهات مراقبة' },
      savedViews: { name: 'طرق عرض السجلات المحفوظة', words: 'مرشحات إشارات مرجعية' },
      help: { name: 'كيفية تصفية السجلات', words: 'مساعدة صياغة استعلام بحث' },
    },
    environmentVariables: {
      compare: { name: 'مقارنة المتغيرات', words: 'فروق اختلافات diff تطبيقات' },
      history: { name: 'سجل المتغيرات', words: 'تغييرات تراجع استعادة تاريخ' },
      compareWith: { name: 'مقارنة المتغيرات', words: 'فروق اختلافات diff' },
      add: { name: 'إضافة متغير', words: 'جديد إنشاء ضبط سر' },
      import: { name: 'استيراد .env', words: 'dotenv ملف لصق رفع متغيرات' },
      fromCode: { name: 'المتغيرات من الشيفرة', words: 'فحص ناقصة settings صنف environ' },
      export: { name: 'تصدير المتغيرات', words: 'تنزيل حفظ ملف json docker shell .env' },
      rename: { name: 'إعادة تسمية متغير', words: 'تعديل تغيير الاسم' },
    },
    storage: {
      connect: {
        name: 'ربط تخزين',
        words: 'إضافة قاعدة بيانات postgres redis ذاكرة مؤقتة neon supabase',
      },
    },
    appSettings: {
      directory: { name: 'دليل التطبيق', words: 'مجلد جذر مسار monorepo' },
      delete: { name: 'حذف التطبيق', words: 'إزالة خطر' },
    },
    teamSettings: {
      rename: { name: 'إعادة تسمية الفريق', words: 'تغيير الاسم ملف' },
      members: { name: 'الأعضاء', words: 'أشخاص مستخدمون أدوار مديرون إزالة' },
      transfer: { name: 'نقل الملكية', words: 'مالك تسليم' },
      delete: { name: 'حذف الفريق', words: 'إزالة خطر' },
    },
    accountSettings: {
      email: { name: 'تغيير البريد الإلكتروني', words: 'عنوان email' },
      password: { name: 'تغيير كلمة المرور', words: 'أمان' },
      accounts: { name: 'الحسابات المرتبطة', words: 'google github تسجيل الدخول' },
      preferences: { name: 'التفضيلات', words: 'كثافة منطقة زمنية إشعارات اختصارات' },
      delete: { name: 'حذف الحساب', words: 'إزالة إغلاق' },
    },
  },
  chooseApp: (command) => `${command}: تطبيق…`,
  ofApp: (command, app) => `${command}: ${isolate(app)}`,
  chooseOther: (command) => `${command} مع…`,
  withApp: (command, app) => `${command} مع ${isolate(app)}`,
  between: 'من في على عن مع',
};
