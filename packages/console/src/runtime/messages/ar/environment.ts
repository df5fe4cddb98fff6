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
  },
  writeOnly: 'للكتابة فقط',
  writeOnlyHint: 'لا يمكن قراءة السر بعد ضبطه.',
  masked: 'قيمة مخفية',
  emptyValue: 'فارغة',
  reveal: (name) => `إظهار ${isolate(name)}`,
  hide: (name) => `إخفاء ${isolate(name)}`,
  noMatch: (search) => `لا اسم متغير يحتوي «${isolate(search)}»`,
  noneOfKind: 'لا متغيرات من هذا النوع',
  showAllKinds: 'عرض كل الأنواع',
  errorTitle: 'تعذّر تحميل المتغيرات',
  add: 'إضافة متغير',
  actionsFor: (name) => `إجراءات ${isolate(name)}`,
  edit: 'تعديل',
  delete: 'حذف',
  managedBy: (provider) => `تضبطه ${isolate(provider)}. افصلها في التخزين لتغييره.`,
  nameOf: 'اسم المتغير الجديد',
  valueOf: (name) => (name === '' ? 'قيمة المتغير الجديد' : `قيمة ${isolate(name)}`),
  kindOf: (name) => (name === '' ? 'نوع المتغير الجديد' : `نوع ${isolate(name)}`),
  newSecretValue: 'قيمة جديدة. لا يمكن عرض الحالية.',
  discardEdit: (name) => (name === '' ? 'تجاهل المتغير الجديد' : `تجاهل ${isolate(name)}`),
  secretForGood: 'يبقى السر سرًا: لا يمكن قراءة قيمته مرة أخرى.',
  discard: 'تجاهل',
  save: (count) => (count === 0 ? 'حفظ' : `حفظ ${plural(count, variables)}`),
  nothingChanged: 'لم يتغير شيء بعد.',
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
  deleted: (name) => `حُذف ${isolate(name)}. يسري ذلك في النشر التالي.`,
  notDeleted: (name) =>
    `لم يُحذف ${isolate(name)}، فقد انتهت جلستك قبل ذلك. سجّل الدخول واحذفه مرة أخرى.`,
  deletingIn: (seconds) => `يُحذف بعد ${number(seconds)} ث`,
  deleting: 'جارٍ الحذف',
  deletingAnnounced: (name) => `سيُحذف ${isolate(name)} بعد 8 ثوانٍ`,
  undoOf: (name) => `التراجع عن حذف ${isolate(name)}`,
  problems: {
    nameMissing: 'يحتاج المتغير إلى اسم',
    namePattern: (suggestion) =>
      `حروف لاتينية وأرقام وشرطات سفلية فقط، ولا يبدأ برقم: مثلًا ${isolate(suggestion)}`,
    nameLength: (max) => `يجب ألا يزيد الاسم على ${number(max)} حرفًا`,
    valueLength: (max) => `يجب ألا تزيد القيمة على ${number(max)} حرف`,
    exists: 'في هذا التطبيق متغير بهذا الاسم',
    twice: 'تضيف هذا الاسم مرتين',
    setAgain: (line) => `يُضبط مرة أخرى في السطر ${number(line)}، وهو المعتمد`,
    noEquals: 'ليس متغيرًا: لا توجد «=»',
    noName: 'لا شيء قبل «=»',
    unclosedQuote: 'علامة الاقتباس التي تبدأ القيمة لا تُغلق',
    unclosedPem: 'المفتاح أو الشهادة بلا سطر END',
    textAfterQuote: 'بعد علامة الاقتباس الأخيرة أكثر من تعليق',
  },
  hints: {
    json: 'يشبه JSON لكنه ليس JSON صالحًا.',
    url: 'يشبه عنوانًا لكنه ليس رابطًا صالحًا.',
    blanks: 'يبدأ أو ينتهي بمسافة أو بسطر جديد.',
    quotes: 'علامتا الاقتباس حوله جزء من القيمة.',
  },
  export: {
    action: 'تصدير',
    env: 'ملف ‎.env',
    json: 'JSON',
    withoutSecrets: 'دون الأسرار، فلا يمكن قراءتها',
    secretsNote: 'لا تُصدَّر الأسرار:',
  },
  import: {
    action: 'استيراد ‎.env',
    title: 'استيراد المتغيرات',
    hint: 'الصق محتوى ملف ‎.env، أو أفلت الملف على هذه الصفحة، أو اختره. لا يُحفظ شيء قبل أن ترى ما يتغير.',
    label: 'محتوى ملف ‎.env',
    chooseFile: 'اختيار ملف',
    review: 'مراجعة',
    cancel: 'إلغاء',
    pasteNote: 'الصق ملف ‎.env أو أفلته في أي مكان من هذه الصفحة',
    dropHere: 'أفلته لترى ما يتغير',
    tooLarge: 'هذا الملف أكبر من 1 م.ب: يصعب أن يكون ملف ‎.env.',
    notText: 'هذا الملف ليس نصًا بترميز UTF-8.',
    nothingFound: 'لا متغير فيه.',
    reviewTitle: 'مراجعة المتغيرات الملصقة',
    reviewOf: (file) => `مراجعة ${isolate(file)}`,
    line: 'السطر',
    lines: (first, last) =>
      first === last ? number(first) : isolate(`${number(first)}–${number(last)}`),
    selectAll: 'حفظ كل ما يمكن حفظه',
    select: (name) => `حفظ ${isolate(name)}`,
    states: { new: 'جديد', changed: 'متغيّر', same: 'كما هو', invalid: 'غير صالح' },
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

/** `storage` in Arabic. */
export const storage: Translation<'storage'> = {
  description:
    'قواعد البيانات والذاكرات المؤقتة وخدمات التخزين التي يستخدمها هذا التطبيق، والمتغيرات التي تضبطها.',
  columns: { name: 'الاسم', service: 'الخدمة', variables: 'تضبط', connected: 'تاريخ الربط' },
  connect: 'ربط تخزين',
  errorTitle: 'تعذّر تحميل الخدمات المرتبطة',
  noVariables: 'لا متغير',
  empty: {
    title: 'لا شيء مرتبط بعد',
    text: 'اربط قاعدة بيانات أو ذاكرة مؤقتة، فيصل عنوانها إلى التطبيق متغير بيئة سريًا.',
  },
  openAt: (name, service) => `${isolate(service)}: فتح ${isolate(name)} هناك`,
  disconnect: {
    action: 'فصل',
    actionFor: (name) => `فصل ${isolate(name)}`,
    title: (name) => `فصل ${isolate(name)}؟`,
    variables: (names) =>
      `يُزال ${isolate(names)} من متغيرات بيئة التطبيق. يحتفظ به النشر المباشر حتى النشر التالي.`,
    noVariables: 'تبقى متغيرات بيئة التطبيق كما هي.',
    data: (service) => `ما هو مخزّن لدى ${isolate(service)} يبقى هناك.`,
    done: (name) => `فُصل ${isolate(name)}`,
  },
  wizard: {
    title: 'ربط تخزين',
    description: (app) => `اختر ما يستخدمه ${isolate(app)}.`,
    steps: {
      integration: {
        label: 'التكامل',
        search: 'البحث في التكاملات',
        errorTitle: 'تعذّر تحميل التكاملات',
        none: 'لا تكامل كهذا',
        gone: 'لم يعد هذا التكامل موجودًا. اختر غيره.',
        empty: 'لم يربط هذا الفريق خدمة بعد.',
      },
      project: {
        label: 'المشروع',
        search: 'البحث في المشاريع',
        errorTitle: 'تعذّر تحميل المشاريع من Neon',
        none: 'لا مشروع كهذا',
        gone: 'لم يعد هذا المشروع موجودًا. اختر غيره.',
        empty: 'لا يرى التكامل أي مشروع. أنشئ واحدًا لدى Neon.',
      },
      branch: {
        label: 'الفرع',
        search: 'البحث في الفروع',
        errorTitle: 'تعذّر تحميل الفروع من Neon',
        none: 'لا فرع كهذا',
        gone: 'لم يعد هذا الفرع موجودًا. اختر غيره.',
        empty: 'ليس للمشروع فرع.',
      },
      subscription: {
        label: 'الاشتراك',
        search: 'البحث في الاشتراكات',
        errorTitle: 'تعذّر تحميل الاشتراكات من Redis Cloud',
        none: 'لا اشتراك كهذا',
        gone: 'لم يعد هذا الاشتراك موجودًا. اختر غيره.',
        empty: 'لا يرى التكامل أي اشتراك. أنشئ واحدًا لدى Redis Cloud.',
      },
      database: {
        label: 'قاعدة البيانات',
        search: 'البحث في قواعد البيانات',
        errorTitle: 'تعذّر تحميل قواعد البيانات',
        none: 'لا قاعدة بيانات كهذه',
        gone: 'لم تعد قاعدة البيانات هذه موجودة. اختر غيرها.',
        empty: 'ليس فيه قاعدة بيانات. أنشئ واحدة هناك ثم حاول مرة أخرى.',
      },
    },
    loading: 'جارٍ التحميل',
    notConnected: 'غير مرتبط بهذا الفريق',
    comingSoon: 'قريبًا',
    notReady: (status) => `غير جاهز: ${isolate(status)}`,
    isDefault: 'الفرع الافتراضي',
    integrations: 'الذهاب إلى التكاملات',
    variable: 'متغير البيئة',
    variableHint: 'سيحمل العنوان سرًا لا يزيله إلا الفصل.',
    clash: (app, name) =>
      `لدى ${isolate(app)} المتغير ${isolate(name)}. اختر اسمًا آخر، أو أزل ذلك المتغير أولًا.`,
    invalidName: 'حروف لاتينية وأرقام و_ فقط، ولا يبدأ برقم',
    redeploy: 'إعادة النشر الآن',
    redeployHint: 'وإلا حصل عليه التطبيق من النشر التالي.',
    submit: 'ربط',
    done: (name, variable) => `رُبط ${isolate(name)}. ضبط ${isolate(variable)}.`,
  },
};
