import { createWording, isolate } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('ar');

/** `accountSettings` in Arabic. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'تعذّر تحميل حسابك',
  save: 'حفظ',
  profile: {
    title: 'الملف الشخصي',
    text: 'اسمك والبريد الذي تسجّل الدخول به.',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    hint: 'يسري البريد الجديد بعد أن تفتح الرابط الذي نرسله إليه.',
    saved: 'حُفظ الملف الشخصي',
    pendingTitle: 'أكّد بريدك الجديد',
    pending: (next, current) =>
      `أرسلنا رابطًا إلى ${isolate(next)}. يبقى بريدك ${isolate(current)} إلى أن تفتحه.`,
    resend: 'إعادة الإرسال',
    resendIn: (seconds) => `إعادة الإرسال بعد ${number(seconds)} ث`,
  },
  security: {
    title: 'الأمان',
    text: 'كلمة المرور التي تسجّل الدخول بها.',
    current: 'كلمة المرور الحالية',
    next: 'كلمة المرور الجديدة',
    confirm: 'تأكيد كلمة المرور',
    currentRequired: 'كلمة المرور الحالية مطلوبة',
    saved: 'حُدّثت كلمة المرور',
    none: 'تسجّل الدخول بحساب مرتبط وليست لك كلمة مرور. لتعيين واحدة أرسل رابطًا إلى نفسك، ثم سجّل الخروج وافتح الرابط.',
    sendLink: 'إرسال رابط',
    linkSent: (email) =>
      `أرسلنا رابطًا إلى ${isolate(email)}. سجّل الخروج ثم افتحه لتعيين كلمة مرور.`,
  },
  connections: {
    title: 'الحسابات المرتبطة',
    text: 'حسابات أخرى يمكنك تسجيل الدخول بها.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'قريبًا',
    notConnected: 'غير مرتبط',
    connectedAs: (name) => `مرتبط باسم ${isolate(name)}`,
    connect: 'ربط',
    connectTo: (provider) => `ربط ${isolate(provider)}`,
    disconnect: 'فصل',
    disconnectFrom: (provider) => `فصل ${isolate(provider)}`,
    onlyWayIn: 'هذه طريقتك الوحيدة لتسجيل الدخول. عيّن كلمة مرور أولًا.',
    disconnectText: (provider) =>
      `لن تستطيع تسجيل الدخول عبر ${isolate(provider)} بعد الآن. تبقى كلمة مرورك صالحة، ويمكنك ربطه من جديد في أي وقت.`,
    disconnected: (provider) => `فُصل ${isolate(provider)}`,
  },
  danger: {
    title: 'منطقة الخطر',
    text: 'حذف بياناتك وكل ما يتعلق بحسابك نهائيًا.',
    action: 'حذف الحساب',
    blocked: 'تملك فرقًا فيها أعضاء آخرون. انقل ملكية هذه الفرق أو احذفها أولًا:',
    confirm: 'يُحذف حسابك فورًا. لا يمكن التراجع عن ذلك.',
    teams: 'ليس في هذه الفرق أعضاء آخرون، فتُحذف أيضًا بكل تطبيقاتها:',
    done: 'حُذف حسابك',
  },
};

/** `home` in Arabic. */
export const home: Translation<'home'> = {
  apps: 'التطبيقات',
  allApps: (count) => (count === undefined ? 'كل التطبيقات' : `كل التطبيقات (${number(count)})`),
  activity: 'كل النشاط',
  deployments: 'عمليات النشر',
  columns: { app: 'التطبيق', status: 'الحالة', created: 'تاريخ الإنشاء' },
  appsError: 'تعذّر تحميل التطبيقات',
  health: {
    title: 'الأخطاء في الساعة الأخيرة',
    notRead: 'لم يُقرأ',
    noLines: 'لا أسطر في الساعة الأخيرة',
    none: (lines) => `لا أخطاء، الأسطر المقروءة: ${number(lines)}`,
    noneFrom: (lines, time) => `لا أخطاء منذ ${time}، الأسطر المقروءة: ${number(lines)}`,
    errors: (count, time) => `الأخطاء منذ ${time}: ${number(count)}`,
    errorsFrom: (count, time) => `الأخطاء: ${number(count)}، المقروء منذ ${time}`,
    chart: (most) => `أكثر الأخطاء في 5 دقائق: ${number(most)}`,
    note: 'تُعدّ الأخطاء في أحدث 1000 سطر من التطبيقات المثبتة والحديثة.',
    noteAt: (time) => `تُعدّ الأخطاء في أحدث 1000 سطر من التطبيقات المثبتة والحديثة، قُرئت ${time}.`,
    failed: 'فشلت القراءة الأخيرة، فقد تكون الأعداد ناقصة أو قديمة.',
    readAgain: 'القراءة من جديد',
  },
  invitations: {
    title: 'الدعوات',
    text: (inviter, team) =>
      inviter === undefined
        ? `أنت مدعو إلى ${isolate(team)}`
        : `دعاك ${isolate(inviter)} إلى ${isolate(team)}`,
    hint: (email) => `لقبولها افتح الرابط في الرسالة المرسلة إلى ${isolate(email)}.`,
    expires: 'تنتهي',
    errorTitle: 'تعذّر تحميل دعواتك',
    decline: 'رفض',
    declineFor: (team) => `رفض الدعوة إلى ${isolate(team)}`,
    declineTitle: 'رفض الدعوة',
    declineText: (team) =>
      `لن تنضم إلى ${isolate(team)}، وسيتوقف الرابط في الرسالة عن العمل. يمكن أن تُدعى من جديد.`,
    declined: 'رُفضت الدعوة',
  },
};

/** `invitation` in Arabic. */
export const invitation: Translation<'invitation'> = {
  heading: 'دعوة إلى فريق',
  working: 'جارٍ التحقق من الدعوة',
  invites: (inviter, team) =>
    inviter === undefined
      ? `أنت مدعو إلى ${isolate(team)}`
      : `دعاك ${isolate(inviter)} إلى ${isolate(team)}`,
  role: 'دورك',
  roles: { admin: 'مشرف', member: 'عضو' },
  sentTo: 'أُرسلت إلى',
  expires: 'تنتهي',
  accept: 'قبول الدعوة',
  decline: 'رفض',
  signedOut:
    'سجّل الدخول لقبولها. ليس لديك حساب؟ أنشئ حسابًا بهذا البريد وأكّده، ثم افتح رابط الدعوة مرة أخرى.',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  otherAccountTitle: 'هذه الدعوة لبريد آخر',
  otherAccount: (email) =>
    `سجّلت الدخول باسم ${isolate(email)}. لقبولها انتقل إلى الحساب ذي البريد المدعو.`,
  switchAccount: 'تبديل الحساب',
  goToTeam: 'الذهاب إلى الفريق',
  goHome: 'الذهاب إلى الرئيسية',
  tryAgain: 'المحاولة مرة أخرى',
  failed: 'تعذّر التحقق من الدعوة',
  outcomes: {
    joined: { title: 'انضممت إلى الفريق', text: (team) => `أنت الآن عضو في ${isolate(team)}.` },
    declined: {
      title: 'رُفضت الدعوة',
      text: 'لم تنضم إلى الفريق. يمكن أن تُدعى من جديد.',
    },
    accepted: {
      title: 'قُبلت هذه الدعوة من قبل',
      text: 'إن كنت أنت من قبلها فستجد الفريق في «كل الفرق».',
    },
    expired: {
      title: 'انتهت صلاحية هذه الدعوة',
      text: 'تعمل الدعوات 7 أيام. اطلب دعوة جديدة من أحد مشرفي الفريق.',
    },
    revoked: {
      title: 'سُحبت هذه الدعوة',
      text: 'إن بدا ذلك خطأً فاسأل أحد مشرفي الفريق.',
    },
    unknown: {
      title: 'الدعوة غير موجودة',
      text: 'افتح الرابط كاملًا من الرسالة. وإن لم ينجح ذلك فاطلب دعوة جديدة.',
    },
  },
};

/** `allTeams` in Arabic. */
export const allTeams: Translation<'allTeams'> = {
  search: 'البحث في الفرق',
  searchPlaceholder: 'الاسم أو المعرّف',
  columns: { team: 'الفريق', role: 'الدور' },
  newTeam: 'فريق جديد',
  errorTitle: 'تعذّر تحميل الفرق',
  noMatch: (search) => `لا فريق يطابق «${isolate(search)}»`,
  noMatchHint: 'يشمل البحث الأسماء والمعرّفات.',
  empty: 'لست في أي فريق بعد',
  emptyHint: 'اطلب من أحد مشرفي الفريق أن يدعوك. تنضم من الرابط في الرسالة.',
};

/** `newTeam` in Arabic. */
export const newTeam: Translation<'newTeam'> = {
  name: 'الاسم',
  address: (slug) => `يبدأ رابطه بـ ${isolate(`/${slug}`)}`,
  addressHint: 'من 3 إلى 50 حرفًا. يُشتق الرابط من الاسم ولا يتغير لاحقًا.',
  create: 'إنشاء الفريق',
  done: (name) => `أُنشئ الفريق ${isolate(name)}.`,
  off: 'إنشاء الفرق معطّل',
  offHint: 'لا يزال بإمكانك الانضمام إلى فريق بدعوة.',
  allTeams: 'كل الفرق',
};

/** `teamSettings` in Arabic. */
export const teamSettings: Translation<'teamSettings'> = {
  errorTitle: 'تعذّر تحميل الفريق',
  save: 'حفظ',
  saved: 'حُفظ اسم الفريق',
  adminsOnly: (names, others) =>
    `لا يفعل هذا إلا المشرفون: ${list([
      ...names.map(isolate),
      ...(others === 0
        ? []
        : [plural(others, { one: 'شخص آخر', two: 'شخصان آخران', other: '# آخرون' })]),
    ])}.`,
  ownerOnly: (name) =>
    name === undefined ? 'لا يفعل هذا إلا المالك.' : `لا يفعل هذا إلا المالك: ${isolate(name)}.`,
  profile: {
    title: 'الملف',
    text: 'الاسم الذي يراه الجميع. المعرّف جزء من كل رابط ولا يتغير.',
    name: 'اسم الفريق',
    slug: 'المعرّف',
    hint: 'من 3 إلى 50 حرفًا.',
  },
  members: {
    title: 'الأعضاء',
    text: 'يدعو المشرفون الناس ويغيّرون الأدوار. وينشر الأعضاء ويعيدون النشر ويغيّرون المتغيرات.',
    columns: { member: 'العضو', role: 'الدور', actions: 'الإجراءات' },
    you: 'أنت',
    owner: 'مالك',
    roles: { admin: 'مشرف', member: 'عضو' },
    changeRole: 'تغيير الدور',
    changeRoleOf: (name) => `تغيير دور ${isolate(name)}`,
    removeUser: 'إزالة المستخدم',
    removeUserNamed: (name) => `إزالة المستخدم ${isolate(name)}`,
    ownerStays: (name) => `يملك ${isolate(name)} الفريق. لا يتغير دوره قبل نقل الملكية.`,
    promote: (name, team) =>
      `يصبح ${isolate(name)} مشرفًا ويستطيع دعوة الناس وإزالتهم، وتغيير الأدوار، وربط التكاملات، وحذف التطبيقات، وتغيير اسم ${isolate(team)} أو حذفه.`,
    demote: (name, team) =>
      `يصبح ${isolate(name)} عضوًا ولا يستطيع بعدها دعوة الناس أو إزالتهم، ولا تغيير الأدوار، ولا ربط التكاملات، ولا حذف التطبيقات، ولا تغيير اسم ${isolate(team)} أو حذفه. ويبقى ينشر ويغيّر المتغيرات.`,
    makeAdmin: 'جعله مشرفًا',
    makeMember: 'جعله عضوًا',
    remove: (name, team) =>
      `يفقد ${isolate(name)} الوصول إلى تطبيقات ${isolate(team)} فورًا. تبقى عمليات النشر والمتغيرات كما هي. ولا يعود إلا بدعوة جديدة.`,
    roleUpdated: 'حُدّث الدور',
    removed: 'أُزيل المستخدم',
    removeFailed: 'تعذّرت إزالة المستخدم. حاول مرة أخرى.',
  },
  invitations: {
    title: 'الدعوات',
    text: 'الرابط صالح 7 أيام. الصق عدة عناوين لدعوة كثيرين دفعة واحدة.',
    addresses: 'عناوين البريد الإلكتروني',
    placeholder: 'name@example.com, …',
    role: 'الدور',
    invite: 'دعوة',
    noAddress: 'أدخل عنوان بريد إلكتروني',
    rejected: (count) =>
      plural(count, { other: 'لم تتم دعوة # من العناوين. الأسباب مذكورة أدناه.' }),
    results: 'النتائج',
    invited: 'دُعي',
    alreadyMember: 'عضو من قبل',
    summary: (invited, all) => `دُعي ${number(invited)} من ${number(all)}`,
    pausing: (seconds) => `تحدّ المنصة من عدد الدعوات. يُستأنف الإرسال بعد ${number(seconds)} ث.`,
    columns: { email: 'البريد الإلكتروني', role: 'الدور', status: 'الحالة', actions: 'الإجراءات' },
    list: 'الدعوات المعلّقة',
    expires: 'تنتهي',
    expired: 'انتهت',
    resend: 'إعادة الإرسال',
    resendTo: (email) => `إعادة الإرسال إلى ${isolate(email)}`,
    revoke: 'سحب',
    revokeOf: (email) => `سحب دعوة ${isolate(email)}`,
    remove: 'إزالة',
    removeOf: (email) => `إزالة الدعوة المنتهية لـ ${isolate(email)}`,
    resent: (email) => `أرسلنا رابطًا جديدًا إلى ${isolate(email)}. لم يعد القديم يعمل.`,
    resendFailed: (email) =>
      `تعذّر إرسال رابط جديد إلى ${isolate(email)}، ولم يعد القديم يعمل. أعد دعوته.`,
    undoRevoke: (email) => `التراجع عن سحب دعوة ${isolate(email)}`,
    revoking: (seconds) => `تُسحب بعد ${number(seconds)} ث`,
    revokingOf: (email) => `جارٍ سحب دعوة ${isolate(email)}`,
    revoked: 'سُحبت الدعوة',
    notRevoked: (email) =>
      `لم تُسحب دعوة ${isolate(email)} لأن جلستك انتهت. سجّل الدخول واسحبها مرة أخرى.`,
    empty: 'لا دعوات معلّقة.',
    errorTitle: 'تعذّر تحميل الدعوات',
    personal: 'للفريق الشخصي عضو واحد. للعمل مع آخرين استخدم فريقًا مشتركًا.',
  },
  transfer: {
    title: 'الملكية',
    text: 'لا ينقل الفريق إلا مالكه. وتبقى فيه مشرفًا.',
    newOwner: 'المالك الجديد',
    choose: 'اختر مشرفًا',
    action: 'نقل الملكية',
    noAdmin: 'لا يصبح مالكًا إلا مشرف. اجعل عضوًا آخر مشرفًا أولًا.',
    confirm: (name, team) =>
      `يصبح ${isolate(name)} مالك ${isolate(team)}. وهو وحده من يستطيع نقل الملكية من جديد. وتبقى مشرفًا.`,
    done: (name) => `يملك ${isolate(name)} الفريق الآن`,
    personal: 'لا يمكن نقل ملكية الفريق الشخصي.',
  },
  danger: {
    title: 'منطقة الخطر',
    text: (team, apps) => {
      if (apps === undefined) return `حذف ${isolate(team)} يحذف تطبيقاته وكل ما فيها.`;
      if (apps === 0) return `ليس لدى ${isolate(team)} تطبيقات.`;
      const goes = plural(apps, {
        one: 'تطبيقه بعمليات نشره ومتغيراته',
        two: 'تطبيقيه بعمليات نشرهما ومتغيراتهما',
        few: '# تطبيقات بعمليات نشرها ومتغيراتها',
        many: '# تطبيقًا بعمليات نشرها ومتغيراتها',
        other: '# تطبيق بعمليات نشرها ومتغيراتها',
      });
      return `حذف ${isolate(team)} يحذف ${goes}.`;
    },
    lead: (team) => `حذف ${isolate(team)} وكل ما فيه.`,
    action: 'حذف الفريق',
    confirm: (team) =>
      `يُحذف ${isolate(team)} فورًا، بتطبيقاته وعمليات نشرها وسجلاتها ومتغيراتها وروابطها، وبدعواته. لا يمكن التراجع عن ذلك.`,
    personal: 'لا يمكن حذف الفريق الشخصي. يُحذف مع حسابك.',
    done: (team) => `حُذف ${isolate(team)}`,
  },
};
