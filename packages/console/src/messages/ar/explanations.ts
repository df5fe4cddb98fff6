import { createWording, isolate } from '@quayside/design-system/messages';

import { distributionOf } from '../../explanations/distributionOf.ts';
import type { Translation } from '../messages.ts';

const { number } = createWording('ar');

const of = (text: string | undefined, instead: string) =>
  text === undefined ? instead : isolate(text);

const listFormat = new Intl.ListFormat('ar');

/** Names that stand below each other, as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n').map((name) => isolate(name)));

/** `explanations` in Arabic. */
export const explanations: Translation<'explanations'> = {
  rules: {
    moduleMissing: {
      title: ({ module }) =>
        module === undefined ? 'لا تجد Python وحدة' : `لا تجد Python وحدة باسم ${isolate(module)}`,
      explanation: ({ module }) =>
        `تستورد شفرتك ${of(module, 'وحدة')}، ولا توفّرها أي تبعية للمشروع. وقد تكون مثبّتة على جهازك مع ذلك.`,
      nextStep: ({ module }) =>
        `أضفها بالأمر «${isolate(`uv add ${distributionOf(module)}`)}»، أو صحّح الاسم إن كانت وحدتك، ثم انشر من جديد.`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        name === undefined ? 'حزمة مطلوبة غير موجودة' : `لا حزمة باسم ${isolate(name)}`,
      explanation: ({ name }) => `يتطلب المشروع ${of(name, 'حزمة')}، وليست في سجل الحزم.`,
      nextStep: () => 'تحقق من كتابة اسمها حيث ذُكرت، ثم انشر من جديد.',
    },
    versionNotFound: {
      title: ({ requirement }) => `لا إصدار يوافق ${of(requirement, 'متطلبًا')}`,
      explanation: ({ requirement }) =>
        `الحزمة موجودة، لكن ليس في سجل الحزم إصدار يسمح به ${of(requirement, 'المتطلب')}.`,
      nextStep: () => 'غيّر الإصدار في المتطلب إلى إصدار منشور، ثم انشر من جديد.',
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
      title: () => 'لا شيء يحدد ما يُثبَّت',
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
          ? `تقرأ شفرتك ${of(name, 'متغيرًا')} عند استيرادها، وليس في هذا التطبيق متغير كهذا.`
          : `تقرأ شفرتك ${listOf(names)} عند استيرادها، وليس في هذا التطبيق متغيرات كهذه.`,
      nextStep: ({ name, names }) =>
        `أضف ${names === undefined ? of(name, 'المتغير') : listOf(names)} إلى متغيرات البيئة، ثم أعد النشر.`,
    },
    syntaxError: {
      title: ({ file }) => `${of(file, 'ملف')} ليس شفرة Python صالحة`,
      explanation: ({ file, line, message }) =>
        `لا تستطيع Python قراءة السطر ${line ?? '?'} من ${of(file, 'ملف')}: ${of(message, 'صياغة غير صالحة')}.`,
      nextStep: () => 'صحّح ذلك السطر وانشر من جديد. قد لا يكون صالحًا إلا في إصدار أحدث من Python.',
    },
    importCrashed: {
      title: () => 'تعطلت شفرتك عند استيرادها',
      explanation: ({ file, line, error, message }) =>
        `رفع السطر ${line ?? '?'} من ${of(file, 'ملف')} ${of(error, 'خطأ')}${message === undefined || message === '' ? '' : `: ${isolate(message)}`}. لا يُقدَّم شيء قبل استيراد الوحدة كاملة.`,
      nextStep: ({ file }) =>
        `صحّحه في ${of(file, 'ذلك الملف')}، أو انقل ما قد يفشل إلى lifespan التطبيق، ثم انشر من جديد.`,
    },
    noApp: {
      title: () => 'لم يُعثر على تطبيق FastAPI',
      explanation: () =>
        'بُنيت الصورة وشُغّلت، لكن ليس في الوحدة التي يُبحث فيها كائن FastAPI لتقديمه.',
      nextStep: () =>
        'أنشئ واحدًا بكتابة «app = FastAPI()» في main.py، أو سمِّ كائنك تحت [tool.fastapi] في pyproject.toml، ثم انشر من جديد.',
    },
    wrongPort: {
      title: ({ port }) =>
        port === undefined
          ? 'يستمع التطبيق على منفذ آخر'
          : `يستمع التطبيق على المنفذ ${isolate(port)}`,
      explanation: ({ port, wanted }) =>
        `تسأل المنصة على المنفذ ${wanted ?? '8000'} إن كان التطبيق موجودًا؛ ويستمع التطبيق على ${port ?? 'منفذ آخر'}، فلا يجيب أحد.`,
      nextStep: () => 'احذف المنفذ من أمر التشغيل، أو اقرأه من المتغير PORT، ثم انشر من جديد.',
    },
    healthCheck: {
      title: ({ path }) =>
        path === undefined ? 'فشل فحص سلامة التطبيق' : `فشل فحص السلامة ${isolate(path)}`,
      explanation: ({ path, status }) =>
        `يعمل التطبيق، لكنه يجيب ${status === undefined ? 'بخطأ' : `بالرمز ${isolate(status)}`} على ${of(path, 'فحص سلامته')}، فلم يوضع أمام مستخدميك.`,
      nextStep: () => 'في سجل التطبيق الخطأ الذي وراء ذلك. صحّحه وانشر من جديد.',
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
      explanation: ({ reason }) => of(reason, 'ما رُفع ليس أرشيفًا يمكن قراءته.'),
      nextStep: () => 'انشر من جديد. وإن كنت تضغطه بنفسك فتحقق من أنه يُفتح على جهازك.',
    },
    outOfMemory: {
      title: () => 'نفدت ذاكرة التطبيق',
      explanation: () => 'أُنهي أثناء بدئه لأنه طلب ذاكرة أكثر من المتاح.',
      nextStep: () =>
        'حمّل النماذج والبيانات الكبيرة حين تُطلب أول مرة، أو شغّل عمّالًا أقل، ثم انشر من جديد.',
    },
    buildTimeout: {
      title: () => 'استغرق البناء وقتًا طويلًا',
      explanation: () => 'أُنهي لأنه استمر أطول مما تسمح به المنصة.',
      nextStep: () => 'ثبّت التبعيات بالأمر «uv lock» كي لا يُحل شيء أو يُصرَّف، ثم انشر من جديد.',
    },
  },
  nextStep: 'الخطوة التالية:',
  inTheLog: 'في السجل',
  links: { environmentVariables: 'متغيرات البيئة', logs: 'السجلات' },
  platformSays: 'تقول المنصة:',
  compare: {
    action: 'المقارنة بآخر بناء سليم',
    title: (line) => `أول سطر يختلف عن آخر بناء سليم هو السطر ${number(line)}`,
    same: 'إلى حيث ينتهي، يقول هذا السجل ما يقوله سجل آخر بناء سليم.',
    good: 'هناك',
    bad: 'هنا',
    ended: '(ينتهي السجل)',
    goTo: (line) => `الانتقال إلى السطر ${number(line)}`,
    failed: 'تعذّرت قراءة سجل آخر بناء سليم.',
  },
  slower: {
    title: 'أبطأ من المعتاد',
    running: (now, usual, count) =>
      `${now} حتى الآن. من آخر ${number(count)} أصبحت جاهزة، استغرق نصفها ${usual} أو أقل.`,
    ended: (took, usual, count) =>
      `استغرق ${took}. من آخر ${number(count)} أصبحت جاهزة، استغرق نصفها ${usual} أو أقل.`,
  },
};
