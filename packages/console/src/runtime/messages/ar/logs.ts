import { createWording, isolate } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number, plural } = createWording('ar');

/** `lineLinks` in Arabic. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `رابط إلى ${lines(count)}`,
  copy: 'نسخ رابط الأسطر',
  copied: 'نُسخ الرابط',
  none: 'لم يُنسخ شيء: لا يمكن إنشاء رابط لهذا السطر',
};

/** Formats a number of log lines. */
const lines = (count: number) =>
  plural(count, {
    zero: 'لا أسطر',
    one: 'سطر واحد',
    two: 'سطران',
    few: '# أسطر',
    many: '# سطرًا',
    other: '# سطر',
  });

const percent = (share: number) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)}٪`;

/** `logs` in Arabic. */
export const logs: Translation<'logs'> = {
  label: 'سجل التطبيق',
  fileName: 'app',
  filter: 'مرشّح',
  filterPlaceholder: `إضافة مرشّح: نص، ${['-exclude', 'level:error', 'status:>=500'].map(isolate).join('، ')}`,
  addFilter: 'إضافة',
  lineMenu: {
    label: 'التصفية بقيمة من السطر',
    include: 'الأسطر التي فيها فقط',
    exclude: 'دون الأسطر التي فيها',
    time: 'الوقت',
    copied: (time) => `نُسخ ${isolate(time)}`,
  },
  filters: 'المرشّحات',
  removeFilter: (term) => `إزالة ${isolate(term)}`,
  clearFilters: 'مسح الكل',
  controls: (active) =>
    active === 0 ? 'المرشّحات والمخطط' : `المرشّحات والمخطط (النشطة: ${number(active)})`,
  problems: {
    regex: (term) => `${isolate(term)} ليس تعبيرًا نمطيًا (يُبحث عنه كنص)`,
    costly: (term) =>
      `${isolate(term)} قد يستغرق وقتًا طويلًا: قلّل التكرارات أو استغنِ عن look-around (يُبحث عنه كنص)`,
    level: (term) => `${isolate(term)}: استخدم debug أو info أو warning أو error (يُبحث عنه كنص)`,
    status: (term) => `${isolate(term)}: استخدم ثلاثة أرقام أو 5xx (يُبحث عنه كنص)`,
  },
  help: {
    label: 'كيفية الترشيح',
    title: 'المرشّحات',
    text: 'يجب أن تطابق الأسطر كل المرشّحات. المرشّحات جزء من الرابط، فيمكنك مشاركته.',
    examples: [
      ['berth', 'يحتوي هذه الكلمة بأي حالة أحرف'],
      ['"pool at"', 'يحتوي هذه العبارة'],
      ['-healthz', 'لا يحتويها؛ تعمل مع كل مرشّح'],
      ['/B-\\d+/', 'يطابق تعبيرًا نمطيًا؛ /…/i بأي حالة أحرف'],
      ['level:error', 'المستوى هو error؛ level:>=warning'],
      ['status:>=500', 'حالة الرد 500 أو أعلى؛ status:404، status:5xx'],
      ['path:/berths', 'يبدأ مسار الطلب بـ /berths'],
      ['path:(/a OR /b)', 'إحدى قيمتين لحقل؛ تربط OR مرشّحات أخرى أيضًا'],
      ['request_id:8f2c', 'قيمة الحقل في JSON أو logfmt هي 8f2c؛ logger:"app tides"'],
    ],
  },
  deployment: 'النشر',
  allDeployments: 'كل عمليات النشر',
  range: 'المدى الزمني',
  spans: {
    '15m': 'آخر 15 دقيقة',
    '1h': 'آخر ساعة',
    '6h': 'آخر 6 ساعات',
    '24h': 'آخر 24 ساعة',
    '7d': 'آخر 7 أيام',
  },
  since: {
    deployment: 'منذ هذا النشر',
    newest: 'منذ أحدث نشر',
    time: (start) => `منذ ${start}`,
  },
  between: (start, end) => `${start} إلى ${end}`,
  exactRange: 'ضبط أوقات محددة',
  from: 'من',
  to: 'إلى',
  zoneNote: { UTC: 'الأوقات بتوقيت UTC.', local: 'الأوقات بالمنطقة الزمنية لهذا الجهاز.' },
  rangeOrder: 'يجب أن تكون النهاية بعد البداية.',
  apply: 'تطبيق',
  backToLive: 'العودة إلى المباشر',
  marker: (text, time) => `${text}، ${time}`,
  showSince: (events) => `${events}. عرض السجل منذ ذلك الحين`,
  histogram: 'الأسطر عبر الزمن حسب المستوى',
  levels: { info: 'معلومات وغيرها', warning: 'تحذير', error: 'خطأ' },
  time: 'الوقت',
  lines,
  match: (count) =>
    plural(count, {
      zero: 'لا أسطر مطابقة',
      one: 'سطر واحد مطابق',
      two: 'سطران مطابقان',
      few: '# أسطر مطابقة',
      many: '# سطرًا مطابقًا',
      other: '# سطر مطابق',
    }),
  of: (count) => `من ${lines(count)} (المحمَّلة)`,
  rangeLabel: (start, end, count) => `${start} إلى ${end}، ${count}`,
  edges: { start: 'بداية المدى', end: 'نهاية المدى' },
  nothing: 'لا شيء في هذه الفترة',
  requests: {
    title: 'الطلبات',
    histogram: 'الطلبات عبر الزمن حسب الحالة',
    classes: { ok: 'أقل من 400', client: '4xx', server: '5xx' },
    count: (count) =>
      plural(count, {
        one: 'طلب واحد',
        two: 'طلبان',
        few: '# طلبات',
        many: '# طلبًا',
        other: '# طلب',
      }),
    basis: (requests, of) => `الطلبات: ${number(requests)}، من ${lines(of)}`,
    paths: 'المسارات الأكثر طلبًا',
    columns: { path: 'المسار', count: 'العدد', errors: '5xx', slowest: 'الأبطأ' },
    errors: (share) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)}٪ أخطاء`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} م.ث` : `${number(ms / 1000, 1)} ث`),
    unknown: 'غير معروف',
    filter: 'تصفية',
    filterBy: (path) => `التصفية حسب ${isolate(path)}`,
    none: 'لا طلبات في هذه الأسطر. تُقرأ من سجلات الوصول، ومن JSON أو logfmt التي فيها مسار وحالة.',
  },
  patterns: {
    title: 'الأنماط',
    compare: 'مقارنة الأسطر قبل النشر ومنذه',
    noComparison: 'بلا مقارنة',
    since: (id, time) => `${isolate(id)}، أُنشئ ${isolate(time)}`,
    failed: 'تعذّر تجميع الأسطر. أغلق «الأنماط» وافتحها مجددًا.',
    basis: (patterns, of) =>
      `الأنماط: ${number(patterns)}، في ${lines(of)}. تُعدّ الأسطر المترابطة، مثل تتبع الخطأ، مرة واحدة.`,
    others: (count) => `لا تظهر أنماط أندر، وأسطرها: ${number(count)}.`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `الأخطاء: ${percent(shareBefore)} من ${lines(linesBefore)} قبل النشر، و${percent(shareSince)} من ${lines(linesSince)} منذه.`,
    tooFew: (least) =>
      `إن قلّت الأسطر في أحد الجانبين عن ${number(least)}، فلا يُعدّ شيء جديدًا أو مختفيًا أو أكثر أو أقل تكرارًا.`,
    copy: (pattern) => `نسخ ${isolate(pattern)}`,
    actions: (pattern) => `إجراءات ${isolate(pattern)}`,
    showOnly: 'عرض هذه الأسطر فقط',
    hide: 'إخفاء هذه الأسطر',
    showMore: 'عرض المزيد',
    emptyLine: 'سطر فارغ',
    columns: {
      pattern: 'النمط',
      change: 'التغيّر',
      level: 'المستوى',
      count: 'الأسطر',
      seen: 'الأول والأخير',
      time: 'عبر الزمن',
    },
    changes: { new: 'جديد', gone: 'اختفى', more: 'أكثر تكرارًا', less: 'أقل تكرارًا' },
    lines: (count) => number(count),
    overTime: (count) => `${lines(count)} عبر الزمن`,
  },
  apps: {
    label: (count) => (count === 1 ? 'إضافة تطبيقات' : `التطبيقات (${number(count)})`),
    title: (most) => `عرض أيضًا، حتى ${number(most)} تطبيقات إجمالًا`,
    none: 'لا تطبيقات أخرى في هذا الفريق.',
    failed: 'تعذّر تحميل تطبيقات الفريق.',
    loading: 'جارٍ تحميل التطبيقات…',
  },
  watch: {
    start: 'إشعاري بالأسطر الجديدة المطابقة',
    stop: 'إيقاف الإشعارات',
    denied:
      'يحظر متصفحك الإشعارات. يظهر عدد الأسطر المطابقة الجديدة في عنوان علامة التبويب هذه، وتظهر هنا ما دامت مفتوحة.',
    matched: (app, count) => `${isolate(app)}: أسطر جديدة مطابقة: ${number(count)}`,
  },
  savedViews: {
    title: 'طرق العرض المحفوظة',
    empty: 'لا توجد طرق عرض محفوظة بعد.',
    delete: (name) => `حذف ${isolate(name)}`,
    name: 'الاسم',
    hint: 'يحفظ عوامل التصفية ونطاقًا مثل «آخر ساعة» في هذا المتصفح.',
    replaces: (name) => `يحلّ محل ${isolate(name)}.`,
    save: 'حفظ طريقة العرض',
  },
  missing: (count) => `قبل هذه ${lines(count)} على الأقل لم تُحمَّل بعد.`,
  readOlder: 'تحميل أسطر أقدم',
  older: {
    search: 'البحث في الأسطر الأقدم',
    stop: 'إيقاف',
    searching: (read, matching) =>
      `جارٍ البحث في الأسطر الأقدم. قُرئ: ${lines(read)}، والمطابق: ${number(matching)}.`,
    searched: (read, matching) =>
      `انتهى البحث. قُرئ: ${lines(read)}، والمطابق: ${number(matching)}.`,
    full: 'لا يمكن عرض المزيد من الأسطر دفعة واحدة.',
    showBefore: (time) => `عرض الأسطر قبل ${isolate(time)}`,
    downloadAll: 'تنزيل كل الأسطر',
    downloadMatching: 'تنزيل كل الأسطر المطابقة',
    stopDownload: 'إيقاف التنزيل',
    downloading: (read) => `جارٍ التنزيل. قُرئ: ${lines(read)}.`,
    notDownloaded: (count) => `تنقص الملف أقدم الأسطر، وعددها على الأقل: ${lines(count)}.`,
    formats: { log: 'نص عادي (‎.log)', jsonl: 'صيغة JSON Lines (‎.jsonl)' },
  },
  empty: 'لا أسطر في هذه الفترة. يكتب التطبيق سطرًا لكل طلب.',
  neverDeployed: 'يبدأ السجل مع أول نشر.',
  emptyFiltered: 'لا أسطر في هذه الفترة تطابق المرشّحات.',
  unavailable: 'تعذّر تحميل السجل.',
  gap: (seconds) => `${number(seconds)} ث مفقودة: كانت الأسطر أكثر مما ترسله المنصة دفعة واحدة`,
  linked: {
    title: 'جزء من السجل حول أسطر الرابط',
    text: 'لا يُحدَّث هذا الجزء. تظهر الأسطر الجديدة في السجل المباشر.',
    missing: 'أسطر الرابط غير معروضة',
    clearFilters: 'مسح المرشّحات',
    showAllDeployments: 'عرض كل عمليات النشر',
    why: {
      filtered: 'تخفي المرشّحات بعضها أو كلها.',
      unread: 'هي أقدم من الأسطر المحمَّلة. حمّل أسطرًا أقدم أسفل السجل.',
      otherDeployment: 'هي من عملية نشر أخرى، أو لم تعد المنصة تحتفظ بها.',
      gone: 'لم تعد المنصة تحتفظ بها، أو أن الرابط لتطبيق آخر.',
    },
  },
  errorTitle: 'تعذّر فتح السجل',
};
