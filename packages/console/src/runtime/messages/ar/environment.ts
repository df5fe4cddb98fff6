import { createWording, isolate } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { number, plural } = createWording('ar');

const variables = {
  zero: 'لا متغيرات',
  one: 'متغير واحد',
  two: 'متغيرين',
  few: '# متغيرات',
  many: '# متغيرًا',
  other: '# متغير',
};

/** `environmentVariables` in Arabic. */
export const environmentVariables: Translation<'environmentVariables'> = {
  search: 'البحث في الأسماء',
  columns: { name: 'الاسم', value: 'القيمة', kind: 'النوع', updated: 'آخر تحديث' },
  kinds: { variable: 'متغير', secret: 'سر' },
  kindFilter: 'النوع',
  kindFilters: {
    all: 'كل الأنواع',
    variable: 'المتغيرات',
    secret: 'الأسرار',
    managed: 'تضبطها خدمة',
    changed: 'المتغيرة منذ النشر',
    empty: 'القيم الفارغة',
  },
  writeOnly: 'للكتابة فقط',
  writeOnlyHint: 'لا يمكن قراءة السر بعد حفظه.',
  masked: 'قيمة مخفية',
  emptyValue: 'فارغة',
  reveal: (name) => `إظهار ${isolate(name)}`,
  hide: (name) => `إخفاء ${isolate(name)}`,
  seconds: (seconds) => `${number(seconds)} ث`,
  hiddenIn: (seconds) => `تُخفى مجددًا بعد ${number(seconds)} ث`,
  noMatch: (search) => `لا متغيرات تطابق «${isolate(search)}»`,
  noneOfKind: 'لا متغيرات من هذا النوع',
  showAllKinds: 'عرض كل الأنواع',
  errorTitle: 'تعذّر تحميل المتغيرات',
  add: 'إضافة متغير',
  actionsFor: (name) => `إجراءات ${isolate(name)}`,
  edit: 'تعديل',
  delete: 'حذف',
  managedBy: (provider) =>
    `تضبطه ${isolate(provider)}. لتغييره افصل ${isolate(provider)} في صفحة التخزين.`,
  nameOf: 'اسم المتغير الجديد',
  valueOf: (name) => (name === '' ? 'قيمة المتغير الجديد' : `قيمة ${isolate(name)}`),
  kindOf: (name) => (name === '' ? 'نوع المتغير الجديد' : `نوع ${isolate(name)}`),
  newSecretValue: 'أدخل قيمة جديدة. لا يمكن عرض القيمة الحالية.',
  discardEdit: (name) => (name === '' ? 'تجاهل المتغير الجديد' : `تجاهل ${isolate(name)}`),
  secretIsPermanent: 'لا يتحول السر إلى متغير، لأن قيمته لا يمكن قراءتها.',
  discard: 'تجاهل',
  save: (count) => (count === 0 ? 'حفظ' : `حفظ ${plural(count, variables)}`),
  nothingChanged: 'لا تغييرات بعد.',
  toBeSaved: (count) =>
    plural(count, {
      one: 'سيُحفظ متغير واحد. يسري في النشر التالي.',
      two: 'سيُحفظ متغيران. يسريان في النشر التالي.',
      few: 'ستُحفظ # متغيرات. تسري في النشر التالي.',
      many: 'سيُحفظ # متغيرًا. تسري في النشر التالي.',
      other: 'سيُحفظ # متغير. تسري في النشر التالي.',
    }),
  saveAndRedeploy: 'حفظ وإعادة النشر',
  savedAndRedeploying: (count) => `تم حفظ ${plural(count, variables)}. يُعاد نشر التطبيق الآن.`,
  viewDeployment: 'عرض النشر',
  saved: (count) => `تم حفظ ${plural(count, variables)}. يسري ذلك في النشر التالي.`,
  savedAndRemoved: (saved, removed) =>
    saved === 0
      ? `تم حذف ${plural(removed, variables)}. يسري ذلك في النشر التالي.`
      : `تم حفظ ${plural(saved, variables)} وحذف ${plural(removed, variables)}. يسري ذلك في النشر التالي.`,
  deleted: (name) => `حُذف ${isolate(name)}. يسري ذلك في النشر التالي.`,
  notDeleted: (name) => `لم يُحذف ${isolate(name)} لأن جلستك انتهت. سجّل الدخول واحذفه مرة أخرى.`,
  undone: 'تم التراجع عن آخر حفظ. يسري ذلك في النشر التالي.',
  notUndone: 'لم يتم التراجع: تغيّر متغير بعد الحفظ. لم يُستبدل شيء.',
  deletingIn: (seconds) => `يُحذف بعد ${number(seconds)} ث`,
  deleting: 'جارٍ الحذف',
  deletingAnnounced: (name) => `سيُحذف ${isolate(name)} بعد 8 ثوانٍ`,
  undoOf: (name) => `التراجع عن حذف ${isolate(name)}`,
  problems: {
    nameMissing: 'أدخل اسمًا',
    namePattern: (suggestion) =>
      `استخدم حروفًا لاتينية وأرقامًا وشرطات سفلية فقط، ولا تبدأ برقم: مثلًا ${isolate(suggestion)}`,
    nameLength: (max) => `يجب ألا يزيد الاسم على ${number(max)} حرفًا`,
    valueLength: (max) => `يجب ألا تزيد القيمة على ${number(max)} حرف`,
    exists: 'في هذا التطبيق متغير بهذا الاسم',
    twice: 'تضيف هذا الاسم مرتين',
    setAgain: (line) => `يحل محله السطر ${number(line)}`,
    noEquals: 'ليس متغيرًا: علامة «=» مفقودة',
    noName: 'الاسم قبل «=» مفقود',
    unclosedQuote: 'علامة الاقتباس الأولى لم تُغلق',
    unclosedPem: 'المفتاح أو الشهادة بلا سطر END',
    textAfterQuote: 'لا يُسمح بعد علامة الاقتباس الأخيرة إلا بتعليق',
  },
  hints: {
    json: 'يشبه JSON لكنه غير صالح.',
    url: 'يشبه رابطًا لكنه غير صالح.',
    blanks: 'تبدأ القيمة أو تنتهي بمسافة أو بسطر جديد.',
    quotes: 'علامتا الاقتباس حولها جزء من القيمة.',
  },
  selection: {
    label: 'المتغيرات المحددة',
    all: 'تحديد كل المتغيرات',
    one: (name) => `تحديد ${isolate(name)}`,
    count: (count) => `المحدد: ${plural(count, variables)}`,
    clear: 'إلغاء',
    makeSecret: 'تحويل إلى سر',
    deleting: (count) => `يُحذف ${plural(count, variables)} بعد 8 ثوانٍ`,
    undoDeletion: (count) => `التراجع عن حذف ${plural(count, variables)}`,
    notDeleted: (count) =>
      `لم يُحذف ${plural(count, variables)} لأن جلستك انتهت. سجّل الدخول وأعد الحذف.`,
  },
  export: {
    action: 'تصدير',
    env: 'ملف ‎.env',
    json: 'JSON',
    shell: 'نص برمجي للصدفة',
    docker: 'ملف بيئة Docker',
    withoutSecrets: 'دون الأسرار، فلا يمكن قراءتها',
    secretsNote: 'لا تُصدَّر الأسرار:',
    lineBreaksNote: 'لا تُصدَّر القيم التي تتضمن فواصل أسطر:',
  },
  import: {
    action: 'استيراد ‎.env',
    title: 'استيراد المتغيرات',
    hint: 'الصق محتوى ملف ‎.env، أو أفلت الملف على هذه الصفحة، أو اختره. تراجع التغييرات قبل حفظ أي شيء.',
    label: 'محتوى ملف ‎.env',
    chooseFile: 'اختيار ملف',
    review: 'مراجعة',
    cancel: 'إلغاء',
    pasteNote: 'الصق ملف ‎.env أو أفلته في أي مكان من هذه الصفحة',
    dropHere: 'أفلته لمراجعة التغييرات',
    tooLarge: 'هذا الملف أكبر من 1 م.ب، فهو على الأرجح ليس ملف ‎.env.',
    notText: 'هذا الملف ليس نصًا بترميز UTF-8.',
    nothingFound: 'لم يُعثر على متغيرات.',
    reviewTitle: 'مراجعة المتغيرات الملصقة',
    reviewOf: (file) => `مراجعة ${isolate(file)}`,
    line: 'السطر',
    lines: (first, last) =>
      first === last ? number(first) : isolate(`${number(first)}–${number(last)}`),
    selectAll: 'تحديد كل التغييرات',
    select: (name) => `حفظ ${isolate(name)}`,
    selectRemoval: (name) => `حذف ${isolate(name)}`,
    states: {
      new: 'جديد',
      changed: 'متغيّر',
      removed: 'محذوف',
      same: 'كما هو',
      invalid: 'غير صالح',
    },
    changedElsewhere: 'تغيّرت بعض هذه المتغيرات من مكان آخر. راجع التغييرات مرة أخرى ثم احفظ.',
    replace: 'استبدال كل المتغيرات',
    replaceHint: (count) =>
      `يحذف أيضًا المتغيرات غير الموجودة في هذا الاستيراد (${number(count)}). تبقى المتغيرات التي تضبطها خدمة.`,
    saveAndRemove: (saved, removed) =>
      saved === 0
        ? `حذف ${plural(removed, variables)}`
        : `حفظ ${number(saved)} وحذف ${number(removed)}`,
    removing: (count) => `سيجري حذف ${plural(count, variables)}.`,
    was: 'كانت',
    becomes: 'تصبح',
    valueLines: (count) =>
      plural(count, {
        one: 'سطر واحد',
        two: 'سطران',
        few: '# أسطر',
        many: '# سطرًا',
        other: '# سطر',
      }),
    rename: 'إعادة التسمية',
    renameTo: (suggestion) => `إعادة التسمية إلى ${isolate(suggestion)}`,
    summary: (count, total) =>
      plural(count, {
        one: `سيُحفظ # من ${number(total)}. يسري في النشر التالي.`,
        other: `ستُحفظ # من ${number(total)} في طلب واحد. تسري في النشر التالي.`,
      }),
  },
  codeCheck: {
    action: 'مقارنة بالشيفرة',
    title: 'مقارنة بالشيفرة',
    hint: 'ألصق صنف إعدادات، أو شيفرة تقرأ os.environ، أو ملف ‎.env.example. يبقى النص في هذا المتصفح ولا يُنفَّذ.',
    label: 'الشيفرة أو ‎.env.example',
    tooLarge: 'الحجم أكبر من 1 م.ب. ألصق الإعدادات فقط.',
    nothingFound: 'لم يُعثر على متغيرات في هذا النص.',
    complete: (count) =>
      plural(count, {
        one: 'لدى التطبيق المتغير الوحيد الذي تحتاجه الشيفرة.',
        two: 'لدى التطبيق المتغيران اللذان تحتاجهما الشيفرة.',
        few: 'لدى التطبيق كل المتغيرات التي تحتاجها الشيفرة، وعددها #.',
        many: 'لدى التطبيق كل المتغيرات التي تحتاجها الشيفرة، وعددها #.',
        other: 'لدى التطبيق كل المتغيرات التي تحتاجها الشيفرة، وعددها #.',
      }),
    missing: (count) =>
      plural(count, {
        one: 'متغير واحد ناقص',
        two: 'متغيران ناقصان',
        few: '# متغيرات ناقصة',
        many: '# متغيرًا ناقصًا',
        other: '# متغير ناقص',
      }),
    optional: (count) =>
      plural(count, {
        one: 'متغير واحد له قيمة افتراضية ولم يُعيَّن',
        two: 'متغيران لهما قيم افتراضية ولم يُعيَّنا',
        few: '# متغيرات لها قيم افتراضية ولم تُعيَّن',
        many: '# متغيرًا لها قيم افتراضية ولم تُعيَّن',
        other: '# متغير لها قيم افتراضية ولم تُعيَّن',
      }),
    unused: (count) =>
      plural(count, {
        one: 'متغير واحد لا تستخدمه هذه الشيفرة',
        two: 'متغيران لا تستخدمهما هذه الشيفرة',
        few: '# متغيرات لا تستخدمها هذه الشيفرة',
        many: '# متغيرًا لا تستخدمها هذه الشيفرة',
        other: '# متغير لا تستخدمها هذه الشيفرة',
      }),
    unusedText: 'قد تقرؤها مكتبات أو ملفات أخرى.',
    add: 'إضافة',
    addOf: (name) => `إضافة ${isolate(name)}`,
    addAll: 'إضافة الكل',
    added: 'أُضيف بالأسفل',
    edit: 'تعديل',
    editOf: (name) => `تعديل ${isolate(name)}`,
    close: 'إغلاق',
  },
  conflicts: {
    title: (count) =>
      plural(count, {
        one: 'تغيّر متغير واحد من مكان آخر',
        two: 'تغيّر متغيران من مكان آخر',
        few: 'تغيّرت # متغيرات من مكان آخر',
        many: 'تغيّر # متغيرًا من مكان آخر',
        other: 'تغيّر # متغير من مكان آخر',
      }),
    text: 'منذ أن بدأت التعديل، غيّر شخص آخر أو علامة تبويب أخرى هذه المتغيرات. لم يُحفظ شيء بعد. اختر القيمة التي تريد الاحتفاظ بها.',
    keepMine: 'الاحتفاظ بقيمتي',
    takeTheirs: 'استخدام القيمة الأخرى',
    acceptDeletion: 'إبقاؤه محذوفًا',
    deleted: 'محذوف',
    secretTyped: 'السر الذي أدخلته',
    secretChanged: 'سر لا يمكن عرضه',
    resolve: 'تطبيق وحفظ',
    race: 'لا تستطيع المنصة قفل المتغيرات: أي تغيير يحدث في مكان آخر أثناء الحفظ يُستبدل.',
  },
  changes: {
    title: (count) =>
      plural(count, {
        one: 'تغيّر متغير واحد منذ النشر المباشر',
        two: 'تغيّر متغيران منذ النشر المباشر',
        few: 'تغيّرت # متغيرات منذ النشر المباشر',
        many: 'تغيّر # متغيرًا منذ النشر المباشر',
        other: 'تغيّر # متغير منذ النشر المباشر',
      }),
    titleOfFailed: (count) =>
      plural(count, {
        one: 'تغيّر متغير واحد منذ النشر الفاشل',
        two: 'تغيّر متغيران منذ النشر الفاشل',
        few: 'تغيّرت # متغيرات منذ النشر الفاشل',
        many: 'تغيّر # متغيرًا منذ النشر الفاشل',
        other: 'تغيّر # متغير منذ النشر الفاشل',
      }),
    text: 'يسري في النشر التالي:',
    andMore: (count) => `و${number(count)} غيرها`,
    redeploy: 'إعادة النشر',
  },
  empty: {
    title: 'لا متغيرات بعد',
    text: 'إعدادات وأسرار يقرؤها تطبيقك حين يبدأ. أضف واحدًا، أو استورد ملف ‎.env، أو اضبط واحدًا من مجلد مشروعك:',
    command: 'fastapi cloud env set NAME VALUE',
  },
};

/** `integrations` in Arabic. */
export const integrations: Translation<'integrations'> = {
  description: (team) =>
    `خدمات تستطيع تطبيقات ${isolate(team)} استخدامها. اربطها بتطبيق من صفحة التخزين الخاصة به.`,
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
        title: 'المشاريع المتاحة',
        errorTitle: 'تعذّر تحميل المشاريع من Neon',
        empty: 'لا مشاريع متاحة',
        emptyText: 'أنشئ مشروعًا لدى Neon، أو اربط حسابًا فيه مشروع.',
        columns: { name: 'الاسم', region: 'المنطقة', version: 'Postgres', created: 'تاريخ الإنشاء' },
      },
      redis: {
        title: 'الاشتراكات المتاحة',
        errorTitle: 'تعذّر تحميل الاشتراكات من Redis Cloud',
        empty: 'لا اشتراكات متاحة',
        emptyText: 'أنشئ اشتراكًا لدى Redis Cloud، أو اربط حسابًا فيه اشتراك.',
        columns: { name: 'الاسم', status: 'الحالة', databases: 'قواعد البيانات' },
      },
    },
    usage: {
      title: 'التطبيقات التي تستخدم هذا التكامل',
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
      title: 'رفضت الوصول',
      text: (service) => `لم تُربط ${isolate(service)}.`,
    },
    rejected: {
      title: (service) => `تعذّر ربط ${isolate(service)}`,
      text: (error) => `رد الخدمة: «${isolate(error)}». لم يُربط شيء.`,
    },
    missingCode: {
      title: 'هذا الرابط غير كامل',
      text: 'رمز الربط غير موجود في الرابط',
    },
    lostState: {
      title: 'لم يبدأ هذا الربط في علامة التبويب هذه',
      text: 'رمز التحقق غير موجود في تخزين الجلسة. اربط من جديد وأكمل في علامة التبويب نفسها.',
    },
    wrongState: {
      title: 'لا يطابق هذا الرد طلبك',
      text: 'يخص علامة تبويب أخرى أو فريقًا آخر. لم يُربط شيء.',
    },
    expired: {
      title: 'انتهت صلاحية هذا الرابط',
      text: 'رمز الخدمة استُخدم من قبل أو انتهت صلاحيته. لم يُربط شيء.',
    },
    alreadyConnected: {
      title: 'مرتبطة من قبل',
      text: (service, team) => `الفريق ${isolate(team)} مرتبط من قبل مع ${isolate(service)}.`,
    },
    failed: { title: 'فشل إتمام الربط' },
  },
};

/** `storage` in Arabic. */
export const storage: Translation<'storage'> = {
  description:
    'قواعد البيانات والذاكرات المؤقتة وخدمات التخزين التي يستخدمها هذا التطبيق، والمتغيرات التي تضبطها.',
  columns: { name: 'الاسم', service: 'الخدمة', variables: 'المتغيرات', connected: 'تاريخ الربط' },
  connect: 'ربط تخزين',
  errorTitle: 'تعذّر تحميل الخدمات المرتبطة',
  noVariables: 'لا شيء',
  empty: {
    title: 'لا شيء مرتبط بعد',
    text: 'اربط قاعدة بيانات أو ذاكرة مؤقتة، فيحصل التطبيق على رابطها كمتغير بيئة سري.',
  },
  openAt: (name, service) => `فتح ${isolate(name)} لدى ${isolate(service)}`,
  disconnect: {
    action: 'فصل',
    actionFor: (name) => `فصل ${isolate(name)}`,
    title: (name) => `فصل ${isolate(name)}؟`,
    variables: (names) =>
      `يُزال ${isolate(names)} من متغيرات بيئة التطبيق. يستمر النشر المباشر في استخدامه حتى النشر التالي.`,
    noVariables: 'لا تتغير متغيرات بيئة التطبيق.',
    data: (service) => `تبقى بياناتك لدى ${isolate(service)}.`,
    done: (name) => `فُصل ${isolate(name)}`,
  },
  wizard: {
    title: 'ربط تخزين',
    description: (app) => `اختر ما تريد ربطه مع ${isolate(app)}.`,
    steps: {
      integration: {
        label: 'التكامل',
        search: 'البحث في التكاملات',
        errorTitle: 'تعذّر تحميل التكاملات',
        none: 'لم يُعثر على تكاملات',
        gone: 'لم يعد هذا التكامل موجودًا. اختر غيره.',
        empty: 'لا خدمات مرتبطة بهذا الفريق بعد.',
      },
      project: {
        label: 'المشروع',
        search: 'البحث في المشاريع',
        errorTitle: 'تعذّر تحميل المشاريع من Neon',
        none: 'لم يُعثر على مشاريع',
        gone: 'لم يعد هذا المشروع موجودًا. اختر غيره.',
        empty: 'لا مشاريع متاحة. أنشئ واحدًا لدى Neon.',
      },
      branch: {
        label: 'الفرع',
        search: 'البحث في الفروع',
        errorTitle: 'تعذّر تحميل الفروع من Neon',
        none: 'لم يُعثر على فروع',
        gone: 'لم يعد هذا الفرع موجودًا. اختر غيره.',
        empty: 'لا فروع لهذا المشروع.',
      },
      subscription: {
        label: 'الاشتراك',
        search: 'البحث في الاشتراكات',
        errorTitle: 'تعذّر تحميل الاشتراكات من Redis Cloud',
        none: 'لم يُعثر على اشتراكات',
        gone: 'لم يعد هذا الاشتراك موجودًا. اختر غيره.',
        empty: 'لا اشتراكات متاحة. أنشئ واحدًا لدى Redis Cloud.',
      },
      database: {
        label: 'قاعدة البيانات',
        search: 'البحث في قواعد البيانات',
        errorTitle: 'تعذّر تحميل قواعد البيانات',
        none: 'لم يُعثر على قواعد بيانات',
        gone: 'لم تعد قاعدة البيانات هذه موجودة. اختر غيرها.',
        empty: 'لا قواعد بيانات متاحة. أنشئ واحدة لدى الخدمة ثم حاول مرة أخرى.',
      },
    },
    loading: 'جارٍ التحميل',
    notConnected: 'غير مرتبط بهذا الفريق',
    comingSoon: 'قريبًا',
    notReady: (status) => `غير جاهز: ${isolate(status)}`,
    isDefault: 'الفرع الافتراضي',
    integrations: 'الذهاب إلى التكاملات',
    variable: 'متغير البيئة',
    variableHint: 'يحفظ الرابط كسر. يُزال عند الفصل.',
    clash: (app, name) =>
      `لدى ${isolate(app)} المتغير ${isolate(name)}. اختر اسمًا آخر، أو أزل ذلك المتغير أولًا.`,
    invalidName: 'استخدم حروفًا لاتينية وأرقامًا وشرطات سفلية فقط، ولا تبدأ برقم',
    redeploy: 'إعادة النشر الآن',
    redeployHint: 'وإلا فسيسري في النشر التالي.',
    submit: 'ربط',
    done: (name, variable) => `رُبط ${isolate(name)}. يضبط ${isolate(variable)}.`,
  },
};
