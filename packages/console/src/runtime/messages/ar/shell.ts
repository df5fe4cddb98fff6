import { createWording, formatWait, isolate } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { plural } = createWording('ar');

/** `connection` in Arabic. */
export const connection: Translation<'connection'> = {
  incomplete: 'تعذّر تحميل كل محتوى هذه الصفحة',
  offline: 'أنت غير متصل',
  offlineText: 'قد لا تكون هذه الصفحة محدَّثة. ستُحدَّث عند عودة الاتصال.',
  silent: 'تعذّر الوصول إلى المنصة',
  trying: 'جارٍ إعادة المحاولة…',
  nextTry: (seconds) => `إعادة المحاولة بعد ${formatWait(seconds, 'ar', ' ث')}. ما أدخلته محفوظ.`,
  tryNow: 'إعادة المحاولة الآن',
  signedOut: 'لقد سجّلت الخروج',
  signedOutText: 'سجّل الدخول مجددًا لعرض هذا القسم.',
};

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
  left: (duration) => `يبقى نحو ${duration}`,
  overdue: 'أطول من المعتاد',
  stop: (app) => `إيقاف متابعة ${isolate(app)}`,
  notify: 'إشعاري',
  notifyDenied: 'يحظر متصفحك الإشعارات. ستظهر هنا بدلًا من ذلك ما دامت علامة التبويب هذه مفتوحة.',
  title: (status, app, page) => `${status}: ${isolate(app)} | ${isolate(page)}`,
  notification: (app, status) => `${isolate(app)}: ${status}`,
  notificationText: 'فتح سجل البناء',
};

/** `palette` in Arabic. */
export const palette: Translation<'palette'> = {
  allShortcuts: 'كل الاختصارات',
  appLimit: (count) =>
    plural(count, {
      one: 'يشمل البحث أحدث تطبيق فقط. لديك تطبيقات أخرى.',
      two: 'يشمل البحث أحدث تطبيقين فقط. لديك تطبيقات أخرى.',
      few: 'يشمل البحث أحدث # تطبيقات فقط. لديك تطبيقات أخرى.',
      many: 'يشمل البحث أحدث # تطبيقًا فقط. لديك تطبيقات أخرى.',
      other: 'يشمل البحث أحدث # تطبيق فقط. لديك تطبيقات أخرى.',
    }),
  groups: {
    app: (name) => `في ${isolate(name)}`,
    team: (name) => `في ${isolate(name)}`,
    apps: 'التطبيقات',
    logViews: 'طرق عرض السجلات المحفوظة',
    deployments: 'عمليات النشر',
    actions: 'الإجراءات',
    pages: 'الحساب',
  },
  app: 'تطبيق',
  redeploy: {
    name: 'إعادة النشر…',
    label: 'التطبيق الذي يُعاد نشره',
    of: (app) => `إعادة نشر ${isolate(app)}`,
    preview: 'يطلب التأكيد أولًا. يبني النشر المباشر من جديد بالمتغيرات الحالية.',
    none: (app) => `ليس لدى ${isolate(app)} ما يُعاد نشره بعد.`,
  },
  logs: { name: 'فتح سجلات…', label: 'التطبيق الذي تُفتح سجلاته' },
  copyUrl: {
    name: 'نسخ رابط…',
    label: 'التطبيق الذي يُنسخ رابطه',
    of: (app) => `نسخ رابط ${isolate(app)}`,
    copied: (url) => `نُسخ ${isolate(url)}`,
  },
  switchTeam: { name: 'تبديل الفريق…', label: 'الفريق الذي تنتقل إليه' },
  invite: 'دعوة أشخاص',
  theme: { name: 'تبديل المظهر…', label: 'المظهر' },
  timeZone: {
    name: 'تبديل المنطقة الزمنية…',
    label: 'المنطقة الزمنية',
    local: 'التوقيت المحلي',
  },
  density: {
    name: 'تبديل الكثافة…',
    label: 'الكثافة',
    comfortable: 'مريحة',
    compact: 'متراصة',
  },
  language: 'تبديل اللغة…',
  current: 'الحالي',
};

/** `shell` in Arabic. */
export const shell: Translation<'shell'> = {
  loading: 'جارٍ التحميل',
  teamNavigation: 'الفريق',
  appNavigation: 'التطبيق',
  switchTeam: 'تبديل الفريق',
  teams: 'الفرق',
  roles: { personal: 'شخصي', owner: 'مالك', member: 'عضو' },
  help: 'المساعدة',
  feedback: 'ملاحظات',
  community: 'المجتمع',
  search: 'بحث',
  docs: 'الوثائق',
  theme: 'المظهر',
  themes: { dark: 'داكن', light: 'فاتح', system: 'النظام' },
  accountMenu: (name) => `${isolate(name)}، قائمة الحساب`,
  logOut: 'تسجيل الخروج',
};

/** `shortcuts` in Arabic. */
export const shortcuts: Translation<'shortcuts'> = {
  title: 'اختصارات لوحة المفاتيح',
  groups: {
    general: 'في كل مكان',
    team: 'الانتقال إلى',
    app: 'الانتقال داخل تطبيق',
    variables: 'في المتغيرات',
    log: 'في سجل',
  },
  actions: {
    palette: 'البحث أو الانتقال إلى',
    sheet: 'اختصارات لوحة المفاتيح',
    search: 'البحث في هذه الصفحة',
    create: 'إنشاء في هذه الصفحة',
    notifications: 'الانتقال إلى الإشعارات',
    save: 'حفظ',
    saveAndRedeploy: 'حفظ وإعادة النشر',
    find: 'بحث',
    nextMatch: 'المطابقة التالية',
    previousMatch: 'المطابقة السابقة',
    nextError: 'الخطأ التالي',
    previousError: 'الخطأ السابق',
    firstLine: 'السطر الأول',
    lastLine: 'السطر الأخير ومتابعة الجديد',
    selectAll: 'تحديد كل الأسطر',
    deselect: 'إلغاء التحديد',
    copyLine: 'نسخ السطر',
    lineMenu: 'التصفية بقيمة من السطر',
    openLine: 'توسيع السطر أو فتحه',
    wrap: 'التفاف الأسطر',
  },
  followedBy: 'ثم',
};

/** `teamSwitcher` in Arabic. */
export const teamSwitcher: Translation<'teamSwitcher'> = {
  find: 'البحث عن فريق',
  noneFound: 'لم يُعثر على فرق',
};

/** `copyAs` in Arabic. */
export const copyAs: Translation<'copyAs'> = {
  menu: 'نسخ بصيغة',
  cli: 'FastAPI Cloud CLI',
  curl: 'curl',
  powershell: 'PowerShell',
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
};
