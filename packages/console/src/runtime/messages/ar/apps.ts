import { createWording, isolate } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('ar');

const withOthers = (names: readonly string[], others: number) =>
  others === 0
    ? names.map(isolate)
    : [
        ...names.map(isolate),
        plural(others, { one: 'شخص آخر', two: 'شخصان آخران', few: '# آخرون', other: '# آخرون' }),
      ];

/** `appSettings` in Arabic. */
export const appSettings: Translation<'appSettings'> = {
  errorTitle: 'تعذّر تحميل التطبيق',
  directory: {
    title: 'الدليل',
    text: 'المجلد الذي يحتوي التطبيق، نسبةً إلى جذر ما تنشره.',
    label: 'دليل التطبيق',
    hint: 'اتركه فارغًا إذا كان التطبيق في الجذر.',
    save: 'حفظ',
    done: 'حُفظ الدليل. يسري في النشر التالي.',
  },
  danger: {
    title: 'منطقة الخطر',
    lead: (app) => `حذف ${isolate(app)} وكل ما فيه.`,
    text: (deployments, variables) => {
      const goes = list([
        deployments === undefined
          ? 'عمليات نشره'
          : plural(deployments, {
              zero: 'لا عمليات نشر',
              one: 'عملية نشر واحدة',
              two: 'عمليتا نشر',
              few: '# عمليات نشر',
              many: '# عملية نشر',
              other: '# عملية نشر',
            }),
        variables === undefined
          ? 'متغيراته'
          : plural(variables, {
              zero: 'لا متغيرات',
              one: 'متغير واحد',
              two: 'متغيران',
              few: '# متغيرات',
              many: '# متغيرًا',
              other: '# متغير',
            }),
        'كل السجلات',
        'الرابط',
      ]);
      return `يُحذف أيضًا: ${goes}. تبقى قواعد البيانات لدى الخدمات المرتبطة، ولا يُزال إلا الربط.`;
    },
    action: 'حذف التطبيق',
    confirm: (app) =>
      `يتوقف ${isolate(app)} عن الاستجابة فورًا. لا يمكن التراجع عن ذلك، وقد يُخصَّص رابطه لتطبيق آخر.`,
    adminsOnly: (admins, others) =>
      `لا يحذف التطبيقات إلا مشرفو الفريق: ${list(withOthers(admins, others))}.`,
    done: (app) => `حُذف ${isolate(app)}`,
  },
};

/** `apps` in Arabic. */
export const apps: Translation<'apps'> = {
  search: 'البحث في التطبيقات',
  searchPlaceholder: 'الاسم أو المعرّف أو الرابط',
  columns: {
    app: 'التطبيق',
    url: 'الرابط',
    region: 'المنطقة',
    latestDeployment: 'آخر نشر',
    created: 'تاريخ الإنشاء',
  },
  noUrl: 'يُحدَّد عند أول نشر',
  noRegion: 'غير معروفة',
  noDeployments: 'لا عمليات نشر',
  showAs: { rows: 'العرض كصفوف', cards: 'العرض كبطاقات' },
  pinned: 'التطبيقات المثبتة',
  pin: (name) => `تثبيت ${isolate(name)}`,
  unpin: (name) => `إلغاء تثبيت ${isolate(name)}`,
  noMatch: (search) => `لا تطبيق يطابق «${isolate(search)}»`,
  noMatchHint: 'يشمل البحث الأسماء والمعرّفات والروابط.',
  unsearched: (count) =>
    plural(count, {
      one: 'لم يُبحث في تطبيق واحد: القائمة أطول مما يتسع له البحث.',
      two: 'لم يُبحث في تطبيقين: القائمة أطول مما يتسع له البحث.',
      few: 'لم يُبحث في # تطبيقات: القائمة أطول مما يتسع له البحث.',
      many: 'لم يُبحث في # تطبيقًا: القائمة أطول مما يتسع له البحث.',
      other: 'لم يُبحث في # تطبيق: القائمة أطول مما يتسع له البحث.',
    }),
  errorTitle: 'تعذّر تحميل التطبيقات',
  pages: 'صفحات التطبيقات',
  activity: {
    title: 'النشاط',
    hint: 'عمليات النشر والتطبيقات الجديدة في هذا الفريق، الأحدث أولًا. لا توضّح المنصة مَن أجرى التغيير.',
    leftOut: (count) =>
      plural(count, {
        one: 'تظهر التطبيقات العشرون الأحدث تغييرًا. لم يُدرج تطبيق واحد آخر.',
        two: 'تظهر التطبيقات العشرون الأحدث تغييرًا. لم يُدرج تطبيقان آخران.',
        few: 'تظهر التطبيقات العشرون الأحدث تغييرًا. لم تُدرج # تطبيقات أخرى.',
        many: 'تظهر التطبيقات العشرون الأحدث تغييرًا. لم يُدرج # تطبيقًا آخر.',
        other: 'تظهر التطبيقات العشرون الأحدث تغييرًا. لم يُدرج # تطبيق آخر.',
      }),
    appCreated: 'أُنشئ التطبيق',
    empty: 'لم يحدث شيء بعد.',
    showMore: 'عرض المزيد',
    oldest: (count) =>
      plural(count, {
        one: 'يظهر أحدث حدث فقط.',
        two: 'يظهر أحدث حدثين فقط.',
        few: 'تظهر أحدث # أحداث فقط.',
        many: 'يظهر أحدث # حدثًا فقط.',
        other: 'يظهر أحدث # حدث فقط.',
      }),
    errorTitle: 'تعذّر تحميل النشاط',
    failedTitle: (names) => `تعذّر تحميل عمليات نشر: ${list(names.map(isolate))}`,
  },
  empty: {
    title: 'انشر أول تطبيق لك',
    text: 'نفّذ ثلاثة أوامر في مجلد مشروع FastAPI. يُبنى تطبيقك ويحصل على رابطه الخاص، ويظهر هنا فور إنشائه.',
    install: 'التثبيت',
    installCommand: 'pip install "fastapi[standard]"',
    logIn: 'تسجيل الدخول من الطرفية',
    logInCommand: 'fastapi login',
    deploy: 'النشر',
    deployCommand: 'fastapi deploy',
    waiting: 'في انتظار أول تطبيق لك',
  },
};

/** `general` in Arabic. */
export const general: Translation<'general'> = {
  visit: 'زيارة',
  details: 'التفاصيل',
  applicationName: 'اسم التطبيق',
  id: 'المعرّف',
  url: 'الرابط',
  defaultPaths: 'مسارات FastAPI',
  repository: 'المستودع',
  region: 'المنطقة',
  created: 'تاريخ الإنشاء',
  deploymentStatus: 'حالة النشر',
  noUrl: 'يُحدَّد عند أول نشر',
  noRegion: 'غير معروفة',
  noDeployments: 'لا عمليات نشر',
  latestDeployments: 'آخر عمليات النشر',
  allDeployments: 'كل عمليات النشر',
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
    none: 'لا قواعد بيانات ولا ذاكرات مؤقتة ولا خدمات أخرى مرتبطة.',
    connect: 'ربط تخزين',
  },
  errorTitle: 'تعذّر تحميل التطبيق',
};

/** `newApp` in Arabic. */
export const newApp: Translation<'newApp'> = {
  name: 'الاسم',
  address: (slug) => `يبدأ رابطه بـ ${isolate(slug)}`,
  addressHint: 'من 3 إلى 50 حرفًا. يُشتق الرابط من الاسم ولا يتغير لاحقًا.',
  create: 'إنشاء التطبيق',
  done: (name) => `أُنشئ التطبيق ${isolate(name)}.`,
  taken: (team) => `لدى ${isolate(team)} تطبيق بهذا الاسم`,
};

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

/** `deployments` in Arabic. */
export const deployments: Translation<'deployments'> = {
  columns: { id: 'المعرّف', status: 'الحالة', created: 'تاريخ الإنشاء', duration: 'المدة' },
  allStatuses: 'كل الحالات',
  outcomes: {
    running: 'قيد التنفيذ',
    success: 'ناجح',
    failure: 'فاشل',
    cancelled: 'ملغى',
  },
  noneWithStatus: 'لا عمليات نشر بهذه الحالة',
  noneWithStatusHint: 'يشمل المرشّح أحدث 100 عملية نشر.',
  showAllStatuses: 'عرض كل الحالات',
  unsearched: (count) =>
    plural(count, {
      zero: 'لا عمليات نشر أقدم خارج هذا المرشّح.',
      one: 'عملية نشر أقدم واحدة خارج هذا المرشّح.',
      two: 'عمليتا نشر أقدم خارج هذا المرشّح.',
      few: '# عمليات نشر أقدم خارج هذا المرشّح.',
      many: '# عملية نشر أقدم خارج هذا المرشّح.',
      other: '# عملية نشر أقدم خارج هذا المرشّح.',
    }),
  newDeployment: 'نشر جديد',
  live: 'مباشر',
  estimate: 'تقدير',
  durationNote: 'المدد تقديرية: من إنشاء النشر إلى آخر تحديث له.',
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
    title: 'لا عمليات نشر بعد',
    text: 'نفّذ هذا الأمر في مجلد مشروعك، أو انشر المجلد من هنا. يظهر النشر حين يبدأ الرفع.',
    command: 'fastapi deploy',
  },
  logLinks: {
    label: (id) => `سجل التطبيق للنشر ${isolate(id)}`,
    logs: 'سجل التطبيق',
    errors: 'أخطاء السجل',
  },
  redeploy: {
    action: 'إعادة النشر',
    actionFor: (id) => `إعادة نشر ${isolate(id)}`,
    title: (id) => `إعادة نشر ${isolate(id)}؟`,
    titleOfApp: (id, app) => `إعادة نشر ${isolate(id)} من ${isolate(app)}؟`,
    text: 'يُبنى الأرشيف نفسه ويُنشر من جديد بالمتغيرات الحالية. يبقى النشر المباشر عاملًا إلى أن يجهز البناء الجديد. وإن فشل البناء فلا يتغير شيء لدى مستخدميك.',
    logNote: 'يبدأ سجل بنائه من جديد.',
  },
};
