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

/** Formats a duration in milliseconds. */
function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90 && seconds !== 60) return `${number(seconds)} ث`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${number(minutes)} د`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${number(hours)} س` : `${number(Math.round(hours / 24))} ي`;
}

/** `logs` in Arabic. */
export const logs: Translation<'logs'> = {
  title: 'السجل',
  filterPlaceholder: `مرشّح: نص، ${['path:/berths', 'status:>=500'].map(isolate).join('، ')}`,
  addFilter: 'إضافة مرشّح',
  deployments: {
    words: { live: 'نشط', failed: 'فشل', running: 'جارٍ' },
    named: (name, word) => `${isolate(name)}، ${word}`,
    count: (count) => `عمليات النشر: ${number(count)}`,
    showSince: (time) => `${time}. عرض السجل منذ ذلك الحين`,
  },
  rangeGroups: {
    untilNow: 'حتى الآن',
    since: 'منذ عملية نشر',
    only: 'عملية نشر واحدة فقط',
    shown: 'المعروض الآن',
  },
  only: (name, start) => `${isolate(name)} فقط، من ${start}`,
  onlyIn: (name, start) => `${isolate(name)} فقط، منذ ${start}`,
  exactRange: 'أوقات محددة…',
  levels: {
    info: 'معلومات',
    debug: 'تصحيح',
    none: 'بلا مستوى',
    warning: 'تحذير',
    error: 'خطأ',
  },
  perBar: (ms) => `الأسطر لكل ${duration(ms)}`,
  match: (count, of) => `${number(count)} من ${number(of)} مقروءة`,
  views: {
    label: 'طريقة العرض',
    names: { lines: 'الأسطر', errors: 'الأخطاء', requests: 'الطلبات', patterns: 'الأنماط' },
  },
  showMore: 'عرض المزيد',
  comparison: {
    label: 'الأخطاء والأنماط',
    all: 'الكل',
    newSince: (name) => `الجديد منذ ${name}`,
    basis: (count, name) => `بالمقارنة مع ${lines(count)} قبل ${name}.`,
    none: (name) => `لم تُقرأ أسطر قبل ${name}، لذلك لا يُعدّ شيء جديدًا.`,
    readRest: 'قراءة الباقي',
  },
  errors: {
    title: 'الأخطاء',
    result: (errors) => `الأخطاء: ${number(errors)}.`,
    newSince: (errors, name) => `الأخطاء الجديدة منذ ${name}: ${number(errors)}.`,
    columns: {
      error: 'الخطأ',
      count: 'العدد',
      time: 'عبر الزمن',
      first: 'أول ظهور',
      began: 'بدأ مع',
    },
    new: 'جديد',
    count: (count) => number(count),
    ofRequests: (count) => `من أصل ${number(count)} طلب`,
    occurrences: () => 'مرة',
    failed: (status, path) => `${status} في ${path}`,
    within: (name) => `في ${name}`,
    noTraceback: 'لا تتبع للخطأ في السجل',
    orEarlier: 'أو قبل ذلك',
    before: (name) => `قبل ${name}`,
    after: (ms) => `بعده بـ ${duration(ms)}`,
    overTime: (title) => `${title} عبر الزمن`,
    showLines: (title) => `عرض أسطر ${title}`,
    summary: (count, first, deployment) =>
      `${number(count)} منذ ${first}${deployment === undefined ? '' : `، بدأ مع ${deployment}`}`,
    none: 'لا استثناءات ولا طلبات فاشلة في هذه الأسطر.',
  },
  line: {
    copy: 'نسخ',
    copyLink: 'نسخ الرابط',
    share: 'مشاركة',
    only: 'فقط',
    without: 'بدون',
  },
  share: {
    label: 'مشاركة',
    title: 'يفتح الرابط ما تراه',
    view: (view, range) => `${view}، ${range}`,
    filter: (query) => `عامل التصفية ${query}`,
    selected: (count) => `الأسطر المحددة: ${number(count)}`,
    only: (deployment) => `عملية النشر ${deployment} فقط`,
    apps: (apps) => `وأيضًا ${apps}`,
    note: 'يمكن لأعضاء الفريق فتحه. الأسطر نفسها ليست في الرابط.',
    copyLink: 'نسخ الرابط',
    copyMarkdown: 'نسخ بصيغة Markdown',
    copied: { link: 'نُسخ الرابط', markdown: 'نُسخ بصيغة Markdown' },
  },
  foot: {
    read: (count) => `قُرئ: ${lines(count)}`,
    whole: (count, start) => `${lines(count)}، قُرئ كل شيء منذ ${start}`,
    notRead: (minutes, of) => `لم يُقرأ: ${number(minutes)} د من ${number(of)} د`,
    readTo: (time) => `القراءة حتى ${isolate(time)}`,
    stop: 'إيقاف',
    reading: (read, matching) =>
      `جارٍ قراءة أسطر أقدم. قُرئ: ${lines(read)}، والمطابق: ${number(matching)}.`,
    full: 'لا يمكن عرض المزيد من الأسطر دفعة واحدة.',
    showBefore: (time) => `عرض الأسطر قبل ${isolate(time)}`,
    download: 'تنزيل',
    downloadMatching: 'تنزيل الأسطر المطابقة',
    stopDownload: 'إيقاف التنزيل',
    downloading: (read) => `جارٍ التنزيل. قُرئ: ${lines(read)}.`,
    notDownloaded: (count) => `تنقص الملف أقدم الأسطر، وعددها على الأقل: ${lines(count)}.`,
    formats: { log: 'نص عادي (‎.log)', jsonl: 'صيغة JSON Lines (‎.jsonl)' },
  },
  label: 'سجل التطبيق',
  fileName: 'app',
  filter: 'مرشّح',
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
  filterSheet: {
    apply: 'عرض الأسطر',
    more: (count) => `+${number(count)}`,
    level: 'المستوى',
    common: 'الأكثر ورودًا في هذه الأسطر',
    show: (count) =>
      plural(count, {
        zero: 'لا أسطر للعرض',
        one: 'عرض سطر واحد',
        two: 'عرض سطرين',
        few: 'عرض # أسطر',
        many: 'عرض # سطرًا',
        other: 'عرض # سطر',
      }),
  },
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
  range: 'المدى الزمني',
  spans: {
    '15m': 'آخر 15 دقيقة',
    '1h': 'آخر ساعة',
    '6h': 'آخر 6 ساعات',
    '24h': 'آخر 24 ساعة',
    '7d': 'آخر 7 أيام',
  },
  since: {
    deployment: (name, time) => `منذ ${name}، ${time}`,
    time: (start) => `منذ ${start}`,
  },
  between: (start, end) => `${start} إلى ${end}`,
  from: 'من',
  to: 'إلى',
  zoneNote: {
    named: (zone) => `الأوقات بتوقيت ${zone}.`,
    local: 'الأوقات بالمنطقة الزمنية لهذا الجهاز.',
  },
  rangeOrder: 'يجب أن تكون النهاية بعد البداية.',
  apply: 'تطبيق',
  backToLive: 'العودة إلى المباشر',
  histogram: 'الأسطر عبر الزمن حسب المستوى',
  lines,
  requests: {
    paths: 'الطلبات حسب المسار',
    result: (requests, failed) => `الطلبات: ${number(requests)}، والفاشلة: ${number(failed)}.`,
    basis: (of, hasDurations) =>
      `في ${lines(of)}، الأكثر فشلًا أولًا.${hasDurations ? '' : ' لا مدد في هذا السجل.'}`,
    columns: {
      path: 'المسار',
      count: 'الطلبات',
      client: 'حالات 4xx',
      server: 'حالات 5xx',
      slowest: 'الأبطأ',
      time: 'عبر الزمن',
    },
    count: (count) => number(count),
    figure: (count) => number(count),
    failed: (count, share) => (count === 0 ? number(0) : `${number(count)} (${percent(share)})`),
    overTime: (path) => `طلبات ${isolate(path)} عبر الزمن`,
    filterBy: (path) => `عرض أسطر ${isolate(path)}`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} م.ث` : `${number(ms / 1000, 1)} ث`),
    none: 'لا طلبات في هذه الأسطر. تُقرأ من سجلات الوصول، ومن JSON أو logfmt التي فيها مسار وحالة.',
  },
  patterns: {
    failed: 'تعذّر تجميع الأسطر. افتح طريقة عرض أخرى ثم عُد.',
    result: (patterns, of) => `الأنماط: ${number(patterns)}، في ${lines(of)}.`,
    basis: 'تُعدّ الأسطر المترابطة، مثل تتبع الخطأ، مرة واحدة.',
    title: 'الأنماط',
    others: (count) => `لا تظهر أنماط أندر، وأسطرها: ${number(count)}.`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `الأخطاء: ${percent(shareBefore)} من ${lines(linesBefore)} قبل النشر، و${percent(shareSince)} من ${lines(linesSince)} منذه.`,
    tooFew: (least) =>
      `إن قلّت الأسطر في أحد الجانبين عن ${number(least)}، فلا يُعدّ شيء جديدًا أو مختفيًا أو أكثر أو أقل تكرارًا.`,
    copy: (pattern) => `نسخ ${isolate(pattern)}`,
    actions: (pattern) => `إجراءات ${isolate(pattern)}`,
    showOnly: 'عرض هذه الأسطر فقط',
    hide: 'إخفاء هذه الأسطر',
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
    add: 'إضافة تطبيقات',
    title: (most) => `عرض أيضًا، حتى ${number(most)} تطبيقات إجمالًا`,
    none: 'لا تطبيقات أخرى في هذا الفريق.',
    failed: 'تعذّر تحميل تطبيقات الفريق.',
    loading: 'جارٍ تحميل التطبيقات…',
  },
  watch: {
    isOn: 'الإشعارات مفعّلة',
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
  empty: 'لا أسطر في هذه الفترة. يكتب التطبيق سطرًا لكل طلب.',
  neverDeployed: 'يبدأ السجل مع أول نشر.',
  emptyFiltered: 'لا أسطر في هذه الفترة تطابق المرشّحات.',
  unavailable: 'تعذّر تحميل السجل.',
  newestOf: (count, all) => `أحدث ${number(count)} من ${lines(all)} على الأقل.`,
  gap: (ms) => `لم يُقرأ: ${duration(ms)}`,
  linked: {
    title: 'جزء من السجل حول أسطر الرابط',
    text: 'لا يُحدَّث هذا الجزء. تظهر الأسطر الجديدة في السجل المباشر.',
    missing: 'أسطر الرابط غير معروضة',
    clearFilters: 'مسح المرشّحات',
    showAllDeployments: 'عرض كل عمليات النشر',
    why: {
      unread: 'هي أقدم من الأسطر المقروءة حتى الآن. تابع القراءة أسفل السجل.',
      filtered: 'تخفي المرشّحات بعضها أو كلها.',
      otherDeployment: 'هي من عملية نشر أخرى، أو لم تعد المنصة تحتفظ بها.',
      gone: 'لم تعد المنصة تحتفظ بها، أو أن الرابط لتطبيق آخر.',
    },
  },
  errorTitle: 'تعذّر فتح السجل',
};
