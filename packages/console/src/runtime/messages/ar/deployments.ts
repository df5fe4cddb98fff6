import type { Translation } from '../messages.ts';
import { createWording, isolate } from '@quayside/design-system/messages';
import { distributionOf } from '../../distributionOf.ts';

const { list, number, plural } = createWording('ar');

/** `buildLog` in Arabic. */
export const buildLog: Translation<'buildLog'> = {
  label: 'سجل البناء',
  empty: 'لا مخرجات لهذا البناء.',
  notBuilt: 'لم يُبنَ شيء، فلا سجل له.',
  gap: 'ينقص سطر هنا لأن المنصة أرسلته بصيغة غير مقروءة.',
  unavailable: 'تعذّر تحميل السجل.',
};

/** `deployment` in Arabic. */
export const deployment: Translation<'deployment'> = {
  information: 'معلومات النشر',
  logs: 'سجلات النشر',
  id: 'المعرّف',
  created: 'تاريخ الإنشاء',
  status: 'الحالة',
  duration: 'المدة',
  steps: 'خطوات النشر',
  step: {
    upload: 'الرفع',
    queue: 'الانتظار',
    extract: 'الاستخراج',
    build: 'البناء',
    deploy: 'النشر',
    verify: 'التحقق',
  },
  failedStep: {
    upload: 'لم يكتمل الرفع',
    queue: 'فشل الانتظار',
    extract: 'فشل الاستخراج',
    build: 'فشل البناء',
    deploy: 'فشل النشر',
    verify: 'فشل التحقق',
  },
  stepTimes: {
    usually: (took: string, usual: string) => `${took}، والمعتاد ${usual}`,
    goTo: (step: string) => `${step}: الانتقال إلى أول سطر لها في السجل`,
  },
  notReached: 'لم تُبلَغ',
  appLogs: 'سجلات التطبيق',
  allLines: 'كل الأسطر',
  errors: 'الأخطاء',
  soFar: (duration) => `${duration} حتى الآن`,
  deployFixed: 'نشر مجلد مُصلَح',
  stillServing: 'يبقى النشر السابق مباشرًا.',
  errorTitle: 'تعذّر تحميل النشر',
};

const of = (text: string | undefined, instead: string) =>
  text === undefined ? instead : isolate(text);

const listFormat = new Intl.ListFormat('ar');

/** Formats names that are on separate lines as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n').map((name) => isolate(name)));

/** `explanations` in Arabic. */
export const explanations: Translation<'explanations'> = {
  rules: {
    moduleMissing: {
      title: ({ module }) =>
        module === undefined
          ? 'لا تجد Python إحدى الوحدات'
          : `لا تجد Python الوحدة ${isolate(module)}`,
      explanation: ({ module }) =>
        `تستورد شفرتك ${of(module, 'وحدة')}، لكن لا توفّرها أي اعتمادية في المشروع. وقد تكون مثبّتة على جهازك مع ذلك.`,
      nextStep: ({ module }) =>
        `أضفها بالأمر «${isolate(`uv add ${distributionOf(module)}`)}» ثم انشر من جديد. وإن كانت وحدتك فتحقق من اسمها.`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        name === undefined ? 'حزمة مطلوبة غير موجودة' : `لا حزمة باسم ${isolate(name)}`,
      explanation: ({ name }) => `يتطلب المشروع ${of(name, 'حزمة')}، لكنها ليست في سجل الحزم.`,
      nextStep: () => 'تحقق من كتابة اسمها في متطلباتك، ثم انشر من جديد.',
    },
    versionNotFound: {
      title: ({ requirement }) => `لا إصدار يوافق ${of(requirement, 'متطلبًا')}`,
      explanation: ({ requirement }) =>
        `الحزمة موجودة، لكن لا إصدار منشور يوافق ${of(requirement, 'المتطلب')}.`,
      nextStep: () => 'غيّر المتطلب إلى إصدار منشور، ثم انشر من جديد.',
    },
    pythonVersion: {
      title: () => 'تحتاج إحدى الاعتماديات إلى إصدار آخر من Python',
      explanation: ({ python, wanted }) =>
        python === undefined || wanted === undefined
          ? 'لا تدعم جميع الاعتماديات إصدار Python الخاص بالمشروع.'
          : `يستخدم البناء Python ${isolate(python)}، لكن إحدى الاعتماديات تحتاج إلى Python ${isolate(wanted)}.`,
      nextStep: () =>
        'غيّر requires-python أو ‎.python-version، أو اختر إصدارًا من الاعتمادية يدعم إصدار Python لديك، ثم أعد النشر.',
    },
    wheelMissing: {
      title: ({ name }) => `لا توجد حزمة wheel من ${of(name, 'إحدى الاعتماديات')} لهذه المنصة`,
      explanation: ({ name }) =>
        `نُشرت ${of(name, 'الاعتمادية')}، لكن ليس لإصدار Python والمنصة المستخدمين في البناء.`,
      nextStep: () => 'اختر إصدارًا له wheel لنظام Linux ولإصدار Python لديك، ثم أعد النشر.',
    },
    dependencyBuildFailed: {
      title: ({ name }) => `تعذّر بناء ${of(name, 'إحدى الاعتماديات')}`,
      explanation: ({ name }) =>
        `يُبنى ${of(name, 'هذه الاعتمادية')} عند التثبيت، وقد فشل ذلك. السبب في الحزمة أو أدوات بنائها، لا في شفرتك.`,
      nextStep: () => 'اختر إصدارًا له wheel لإصدار Python لديك، ثم أعد النشر.',
    },
    requirementConflict: {
      title: ({ by, pin }) =>
        by === undefined || pin === undefined
          ? 'متطلبان متعارضان'
          : `لا يتوافق ${isolate(by)} مع ${isolate(pin)}`,
      explanation: ({ by, wants, pin }) =>
        by === undefined || wants === undefined || pin === undefined
          ? 'لا مجموعة إصدارات تحقق كل المتطلبات معًا، فلم يُثبَّت شيء.'
          : `يحتاج ${isolate(by)} إلى ${isolate(wants)}، لكن المشروع يطلب ${isolate(pin)}. لا إصدار يحقق الاثنين، فلم يُثبَّت شيء.`,
      nextStep: () => 'غيّر أحد المتطلبين، ونفّذ «uv lock»، ثم انشر من جديد.',
    },
    requirementsMissing: {
      title: () => 'لم يُعثر على متطلبات',
      explanation: () => 'ليس في الأرشيف pyproject.toml ولا requirements.txt.',
      nextStep: () =>
        'انشر من المجلد الذي فيه أحدهما، أو أنشئ واحدًا بالأمرين «uv init» و«uv add "fastapi[standard]"».',
    },
    variableMissing: {
      title: ({ name, names }) => {
        if (names !== undefined) return `المتغيرات ${listOf(names)} غير مضبوطة`;
        return name === undefined ? 'متغير غير مضبوط' : `المتغير ${isolate(name)} غير مضبوط`;
      },
      explanation: ({ name, names }) =>
        names === undefined
          ? `تقرأ شفرتك ${of(name, 'متغيرًا')} عند استيرادها، لكنه غير موجود في هذا التطبيق.`
          : `تقرأ شفرتك ${listOf(names)} عند استيرادها، لكنها غير موجودة في هذا التطبيق.`,
      nextStep: ({ name, names }) =>
        `أضف ${names === undefined ? of(name, 'المتغير') : listOf(names)} إلى متغيرات البيئة، ثم أعد النشر.`,
    },
    syntaxError: {
      title: ({ file }) => `${of(file, 'ملف')} ليس شفرة Python صالحة`,
      explanation: ({ file, line, message }) =>
        `لا تستطيع Python قراءة السطر ${line ?? '?'} من ${of(file, 'ملف')}: ${of(message, 'صياغة غير صالحة')}.`,
      nextStep: () => 'صحّح ذلك السطر وانشر من جديد. قد يحتاج إلى إصدار أحدث من Python.',
    },
    importCrashed: {
      title: () => 'تعطلت شفرتك عند استيرادها',
      explanation: ({ file, line, error, message }) =>
        `رفع السطر ${line ?? '?'} من ${of(file, 'ملف')} ${of(error, 'خطأ')}${message === undefined || message === '' ? '' : `: ${isolate(message)}`}. لا يبدأ التطبيق قبل أن ينجح الاستيراد.`,
      nextStep: ({ file }) =>
        `صحّحه في ${of(file, 'ذلك الملف')}، أو انقل ما قد يفشل إلى lifespan التطبيق، ثم انشر من جديد.`,
    },
    noApp: {
      title: () => 'لم يُعثر على تطبيق FastAPI',
      explanation: () => 'بُنيت الصورة وشُغّلت، لكن ليس في الوحدة المحمَّلة كائن FastAPI.',
      nextStep: () =>
        'أنشئ واحدًا بكتابة «app = FastAPI()» في main.py، أو سمِّ كائنك تحت [tool.fastapi] في pyproject.toml، ثم انشر من جديد.',
    },
    wrongPort: {
      title: ({ port }) =>
        port === undefined
          ? 'يستمع التطبيق على منفذ غير صحيح'
          : `يستمع التطبيق على المنفذ ${isolate(port)}`,
      explanation: ({ port, wanted }) =>
        `تفحص المنصة المنفذ ${wanted ?? '8000'}، لكن التطبيق يستمع على ${port ?? 'منفذ آخر'}، فلا يتلقى الفحص ردًا.`,
      nextStep: () => 'احذف المنفذ من أمر التشغيل، أو اقرأه من المتغير PORT، ثم انشر من جديد.',
    },
    healthCheck: {
      title: ({ path }) =>
        path === undefined ? 'فشل فحص سلامة التطبيق' : `فشل فحص السلامة ${isolate(path)}`,
      explanation: ({ path, status }) =>
        `يعمل التطبيق، لكنه يجيب ${status === undefined ? 'بخطأ' : `بالرمز ${isolate(status)}`} على ${of(path, 'فحص سلامته')}، فلم يصبح مباشرًا.`,
      nextStep: () => 'ابحث عن الخطأ في سجل التطبيق وصحّحه، ثم انشر من جديد.',
    },
    archiveTooLarge: {
      title: () => 'الأرشيف كبير جدًا',
      explanation: ({ limit }) =>
        `لا يزيد حجم الأرشيف، مضغوطًا أو غير مضغوط، على ${of(limit, isolate('1000.0 MB'))}. كثيرًا ما تكون فيه خطأً مجموعة بيانات أو نموذج أو بيئة افتراضية.`,
      nextStep: () =>
        'اذكر في ‎.fastapicloudignore ما لا يحتاجه التطبيق، ثم انشر من جديد. مكان الملفات الكبيرة هو تخزين الكائنات.',
    },
    archiveUnreadable: {
      title: () => 'تعذّر فك الأرشيف',
      explanation: ({ reason }) => of(reason, 'الملف المرفوع ليس أرشيفًا مقروءًا.'),
      nextStep: () => 'انشر من جديد. وإن كنت تضغطه بنفسك فتحقق من أنه يُفتح على جهازك.',
    },
    outOfMemory: {
      title: () => 'نفدت ذاكرة التطبيق',
      explanation: () => 'أُوقف أثناء بدئه لأنه احتاج إلى ذاكرة أكثر من المتاح.',
      nextStep: () =>
        'حمّل النماذج والبيانات الكبيرة حين تُطلب أول مرة، أو شغّل عمّالًا أقل، ثم انشر من جديد.',
    },
    buildTimeout: {
      title: () => 'استغرق البناء وقتًا طويلًا',
      explanation: () => 'أُوقف لأنه تجاوز المهلة التي تسمح بها المنصة.',
      nextStep: () => 'ثبّت الاعتماديات بالأمر «uv lock» كي لا يلزم حل شيء أو تصريفه، ثم انشر من جديد.',
    },
  },
  nextStep: 'الخطوة التالية:',
  inTheLog: 'في السجل',
  links: { environmentVariables: 'متغيرات البيئة', logs: 'السجلات' },
  platformMessage: 'تقول المنصة:',
  report: {
    copy: 'نسخ التقرير',
    changedVariables: 'المتغيرات التي تغيّرت منذ آخر نشر سليم',
  },
  compare: {
    packages: {
      title: (count) =>
        plural(count, {
          one: 'حزمة واحدة مختلفة',
          two: 'حزمتان مختلفتان',
          few: '# حزم مختلفة',
          many: '# حزمة مختلفة',
          other: '# حزمة مختلفة',
        }),
      same: 'ثبّت البناءان الحزم نفسها.',
      added: (version) => `أُضيفت: ${isolate(version)}`,
      removed: (version) => `أُزيلت: ${isolate(version)}`,
      changed: (from, to) => `${isolate(from)} ← ${isolate(to)}`,
    },
    titleOf: (line, build) => `السطر ${number(line)} هو أول سطر يختلف عن البناء ${isolate(build)}`,
    sameAs: (build) => `يطابق هذا السجل حتى نهايته سجل البناء ${isolate(build)}.`,
    allDifferences: 'كل الاختلافات',
    showMore: 'عرض المزيد',
    noLines: '(لا أسطر)',
    tooDifferent: 'يختلف السجلان في أسطر كثيرة جدًا لا يمكن سردها.',
    action: 'مقارنة',
    lastGood: 'آخر بناء سليم',
    title: (line) => `السطر ${number(line)} هو أول سطر يختلف عن آخر بناء سليم`,
    same: 'يطابق هذا السجل حتى نهايته سجل آخر بناء سليم.',
    good: 'آخر بناء سليم',
    bad: 'هذا البناء',
    ended: '(نهاية السجل)',
    goTo: (line) => `الانتقال إلى السطر ${number(line)}`,
    failed: 'تعذّر تحميل سجل آخر بناء سليم.',
  },
  slower: { title: 'أبطأ من المعتاد' },
  sinceFailure: {
    fixed: (id, title) => `أُصلح منذ ${isolate(id)}: ${title}`,
    same: (id) => `الخطأ نفسه كما في ${isolate(id)}.`,
    other: (id, title) => `خطأ غير الذي في ${isolate(id)}: ${title}`,
  },
};

/** `newDeployment` in Arabic. */
export const newDeployment: Translation<'newDeployment'> = {
  action: 'نشر جديد',
  title: 'نشر جديد',
  source: 'المصدر',
  hint: 'أفلت مجلدًا أو ملف ‎.zip أو ‎.tar.gz',
  description:
    'من مجلد أو ملف ‎.zip تُستثنى البيئات الافتراضية وذاكرات التخزين المؤقت وملفات ‎.env وما يذكره ‎.gitignore و‎.fastapicloudignore. أما ملف ‎.tar.gz فيُرسل دون تغيير.',
  reading: 'جارٍ قراءة الملفات',
  review: 'الملفات التي ستُنشر',
  root: 'المجلد',
  archive: 'الأرشيف',
  files: 'الملفات',
  size: 'الحجم',
  largest: 'أكبر الملفات',
  contents: (files, size) =>
    `${plural(files, { zero: 'لا ملفات', one: 'ملف واحد', two: 'ملفان', few: '# ملفات', many: '# ملفًا', other: '# ملف' })}، ${size} قبل الضغط`,
  sentAsItIs: 'يُرسل دون تغيير. لا يُستثنى منه شيء.',
  leftOut: (count) => `مستثنى (${number(count)})`,
  showMore: (count) => `عرض المزيد (${number(count)})`,
  leftOutMore: (count) => `و${number(count)} غيرها`,
  reasons: {
    rule: (pattern, file) => `${isolate(pattern)} في ${isolate(file)}`,
  },
  leftOutBy: {
    default: 'لا يحتاجها البناء',
    secrets: 'قد تحتوي على أسرار: أضفها كمتغيرات بيئة',
    rule: 'تتجاهلها قاعدة',
    symlink: 'روابط رمزية',
    unsafe: 'أسماء ومسارات غير آمنة',
    duplicate: 'حلّ محلها ملف لاحق بالاسم نفسه',
    unreadable: 'غير مقروءة',
    special: 'ليست ملفات عادية: أجهزة ومقابس وأنابيب',
    depth: 'داخل مجلدات كثيرة التداخل',
  },
  guessedNames: {
    title: 'بعض أسماء الملفات تخمين',
    text: (encoding) =>
      `لا يذكر الأرشيف ترميز أسماء ملفاته. قُرئت على أنها ${encoding}. تحقق منها قبل النشر:`,
  },
  missingDirectory: {
    title: (directory) => `${isolate(directory)} غير موجود`,
    text: 'يُبنى التطبيق من هذا الدليل. اختر المجلد الذي يحتويه، أو غيّر الدليل في إعدادات التطبيق.',
    textOfRepository: (repository) =>
      `يُبنى التطبيق من هذا الدليل في ${isolate(repository)}. اختر جذر هذا المستودع، أو غيّر الدليل في إعدادات التطبيق.`,
  },
  noRequirements: {
    title: 'لم يُعثر على requirements.txt أو pyproject.toml أو uv.lock',
    text: 'لن يعرف البناء ما يُثبَّت. هل هذا المجلد الصحيح؟',
  },
  noApp: {
    noFile: (directory) =>
      directory === null ? 'لم يُعثر على تطبيق' : `لم يُعثر على تطبيق في ${isolate(directory)}`,
    searched: (files) =>
      `يشغّل FastAPI أحد الملفات ${list(files.map(isolate), 'disjunction')}، أو entrypoint في [tool.fastapi] من pyproject.toml.`,
    found: (path) => `يبدو أن ${isolate(path)} يحتوي على تطبيق: اختر مجلده، أو عيّنه في entrypoint.`,
    notIn: (path) => `لم يُعثر على تطبيق FastAPI في ${isolate(path)}`,
    create: (name) => `يفشل البناء ما لم يعرّف الملف تطبيقًا، مثل ${isolate(`${name} = FastAPI()`)}.`,
    otherFramework: (path, framework) =>
      `التطبيق في ${isolate(path)} يستخدم ${isolate(framework)} وليس FastAPI`,
    otherFrameworkText: 'تشغّل المنصة تطبيقات FastAPI، وقد لا يعمل هذا التطبيق.',
    entrypoint: (entrypoint) => `لم يُعثر على entrypoint ${isolate(entrypoint)}`,
    entrypointText:
      'عُيّن في [tool.fastapi] من pyproject.toml بالصيغة module:name. غيّره هناك أو أضف الوحدة.',
  },
  missingVariables: {
    unread:
      'تعذّر البحث عن المتغيرات في كل شيفرة Python: فيها أكثر من 2000 ملف أو 4 ميغابايت، أو أحد الملفات أكبر من 1 ميغابايت. تحقّق من متغيرات التطبيق بنفسك.',
    title: (count) =>
      plural(count, {
        one: 'متغير واحد مفقود',
        two: 'متغيران مفقودان',
        few: '# متغيرات مفقودة',
        many: '# متغيرًا مفقودًا',
        other: '# متغير مفقود',
      }),
    text: 'يقرؤها الكود دون قيمة افتراضية، وليست لدى التطبيق. تُحفظ القيم التي تبدو أسماؤها أسرارًا على أنها أسرار.',
    add: 'إضافة المتغيرات',
    unreadable: (count) => `تعذّرت قراءة أسماء بعض المتغيرات من الكود (${number(count)}).`,
  },
  wrongTypes: {
    title: (count) =>
      plural(count, {
        one: 'لمتغير واحد قيمة قد يرفضها الكود',
        two: 'لمتغيرين قيمتان قد يرفضهما الكود',
        few: 'لـ # متغيرات قيم قد يرفضها الكود',
        many: 'لـ # متغيرًا قيم قد يرفضها الكود',
        other: 'لـ # متغير قيم قد يرفضها الكود',
      }),
    expected: (name, type) => `${isolate(name)}: يتوقع الكود ${type}`,
    bool: 'true أو false',
    int: 'عددًا صحيحًا',
    float: 'عددًا',
    json: 'JSON',
    list: 'قائمة بصيغة JSON، مثل ["a", "b"]',
    object: 'كائنًا بصيغة JSON، مثل {"a": 1}',
    httpUrl: 'عنوان URL يبدأ بـ http:// أو https://',
    postgresDsn: 'عنوان URL يبدأ بـ postgresql://',
    redisDsn: 'عنوان URL يبدأ بـ redis:// أو rediss://',
    url: 'عنوان URL',
  },
  secretFiles: {
    title: (count) =>
      plural(count, {
        one: 'قد يحتوي ملف واحد على أسرار',
        two: 'قد يحتوي ملفان على أسرار',
        few: 'قد تحتوي # ملفات على أسرار',
        many: 'قد يحتوي # ملفًا على أسرار',
        other: 'قد يحتوي # ملف على أسرار',
      }),
    text: 'كل من يستطيع قراءة الأرشيف يستطيع قراءتها. استخدم متغيرات البيئة بدلًا منها، واستبعد ما لا يحتاجه التطبيق.',
    leaveOut: (path) => `استبعاد ${isolate(path)}`,
  },
  sizeLimit: {
    title: 'قد يكون هذا كبيرًا جدًا',
    text: (size, limit) => `الحجم ${isolate(size)}. تقبل المنصة حتى ${isolate(limit)}.`,
  },
  chooseOther: 'اختيار شيء آخر',
  chooseFolder: 'اختيار مجلد',
  readAgain: (folder) => `استخدام ${isolate(folder)} مجددًا`,
  deploy: 'نشر',
  steps: {
    label: 'خطوات النشر الجديد',
    pack: 'الضغط',
    create: 'إنشاء النشر',
    upload: 'الرفع',
    start: 'بدء البناء',
  },
  progress: {
    pack: 'جارٍ الضغط',
    create: 'جارٍ إنشاء النشر',
    upload: 'جارٍ الرفع',
    start: 'جارٍ بدء البناء',
  },
  amount: (done, total) => `${done} من ${total}`,
  failed: {
    pack: 'تعذّر ضغط الملفات',
    create: 'تعذّر إنشاء النشر',
    upload: 'انقطع الرفع',
    start: 'تعذّر بدء البناء',
  },
  uploadRejected: 'رُفض الرفع',
  kept: 'الخطوات المكتملة محفوظة.',
  retry: {
    pack: 'الضغط من جديد',
    create: 'المحاولة مرة أخرى',
    upload: 'الرفع من جديد',
    start: 'المحاولة مرة أخرى',
  },
  keepOpen: 'أبقِ هذه الصفحة مفتوحة حتى يبدأ البناء.',
  problems: {
    empty: 'لا شيء لإرساله.',
    notAnArchive: 'الأرشيف تالف أو امتداد اسمه غير صحيح.',
    encrypted: 'الأرشيف محمي بكلمة مرور. اختر واحدًا دونها.',
    unreadable: (path) => `تعذّرت قراءة ${isolate(path)}. ربما نُقل أو تغيّر. اختره من جديد.`,
    folderDenied: (folder) =>
      `لم يُسمح لمتصفحك بقراءة ${isolate(folder)}. اسمح بذلك أو اختر المجلد مجددًا.`,
    folderMissing: (folder) =>
      `تعذّر العثور على ${isolate(folder)}. ربما نُقل أو غُيّر اسمه أو حُذف. اختره مجددًا.`,
    tooManyFiles: (folder) =>
      `يحتوي ${isolate(folder)} على أكثر من 200,000 ملف. اختر مجلدًا بملفات أقل.`,
    ignoreFileTooLarge: (path) =>
      `${path} أكبر من أن يُطبَّق، وستُرسَل ملفات يجب تجاهلها. اجعله أصغر من 1 ميغابايت أو احذفه.`,
    size: (size) => `حجم الأرشيف ${size}.`,
    tooLarge: 'لا يقبل الخادم أرشيفًا بهذا الحجم.',
    limit: (limit) => `يقبل الخادم ${limit} كحد أقصى.`,
    makeSmaller: 'استبعد الملفات الكبيرة التي لا يحتاجها البناء، مثلًا باستخدام .fastapicloudignore.',
    rejected: (status) => `رفضه الخادم (الحالة ${status}).`,
    responded: (status, said) => `رد الخادم بالحالة ${status}: «${said}»`,
    permanent: 'لن تفيد إعادة المحاولة. اختر شيئًا آخر، أو تواصل مع الدعم وأرفق هذه الرسالة.',
    unknown: 'تعذّرت قراءته. اختره من جديد.',
  },
};
