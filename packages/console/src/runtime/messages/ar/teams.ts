import { createWording, isolate } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number, plural } = createWording('ar');

/** `accountSettings` in Arabic. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'تعذّر تحميل حسابك',
  save: 'حفظ',
  profile: {
    title: 'الملف الشخصي',
    text: 'اسمك والعنوان الذي تسجّل الدخول به.',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    hint: 'يسري العنوان الجديد بعد أن تفتح الرابط الذي نرسله إليه.',
    saved: 'حُفظ الملف الشخصي',
    pendingTitle: 'أكّد عنوانك الجديد',
    pending: (next, current) =>
      `أرسلنا رابطًا إلى ${isolate(next)}. يبقى عنوانك ${isolate(current)} إلى أن تفتحه.`,
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
    none: 'تسجّل الدخول بحساب خارجي وليست لك كلمة مرور هنا. لتعيين واحدة اطلب إرسال رابط، ثم سجّل الخروج وافتح الرابط.',
    sendLink: 'إرسال رابط',
    linkSent: (email) =>
      `رابط تعيين كلمة المرور في طريقه إلى ${isolate(email)}. سجّل الخروج ثم افتحه.`,
  },
  connections: {
    title: 'الحسابات المرتبطة',
    text: 'حسابات خارجية تسجّل دخولك.',
    github: 'GitHub',
    google: 'Google',
    comingSoon: 'قريبًا',
    notConnected: 'غير مرتبط',
    connectedAs: (name) => `مرتبط باسم ${isolate(name)}`,
    connect: 'ربط',
    connectTo: (provider) => `ربط ${isolate(provider)}`,
    disconnect: 'فصل',
    disconnectFrom: (provider) => `فصل ${isolate(provider)}`,
    onlyWayIn: 'هذه طريقتك الوحيدة للدخول. عيّن كلمة مرور أولًا.',
    disconnectText: (provider) =>
      `لن تستطيع تسجيل الدخول عبر ${isolate(provider)} بعد الآن. تبقى كلمة مرورك صالحة، ويمكنك ربطه من جديد.`,
    disconnected: (provider) => `فُصل ${isolate(provider)}`,
  },
  danger: {
    title: 'منطقة الخطر',
    text: 'حذف بياناتك وكل ما يتعلق بحسابك نهائيًا.',
    action: 'حذف الحساب',
    blocked: 'في فرق تملكها أعضاء آخرون. انقل ملكية هذه الفرق أو احذفها أولًا:',
    confirm: 'يُحذف حسابك فورًا ولا يمكن استرجاعه.',
    teams: 'ليس في هذه الفرق عضو آخر، فتُحذف معه بكل تطبيقاتها:',
    done: 'حُذف حسابك',
  },
};

/** `home` in Arabic. */
export const home: Translation<'home'> = {
  apps: 'التطبيقات',
  allApps: 'كل التطبيقات',
  deployments: 'عمليات النشر',
  columns: { app: 'التطبيق', status: 'الحالة', created: 'تاريخ الإنشاء' },
  appsError: 'تعذّر تحميل التطبيقات',
  invitations: {
    title: 'الدعوات',
    text: (inviter, team) =>
      inviter === undefined
        ? `أنت مدعو إلى ${isolate(team)}`
        : `يدعوك ${isolate(inviter)} إلى ${isolate(team)}`,
    hint: (email) => `لا يمكن قبولها إلا من الرابط في الرسالة المرسلة إلى ${isolate(email)}.`,
    expires: 'تنتهي',
    errorTitle: 'تعذّر تحميل دعواتك',
    decline: 'رفض',
    declineFor: (team) => `رفض الدعوة إلى ${isolate(team)}`,
    declineTitle: 'رفض الدعوة',
    declineText: (team) =>
      `لا تنضم إلى ${isolate(team)}، ويتوقف الرابط في الرسالة عن العمل. يمكن أن تُدعى من جديد.`,
    declined: 'رُفضت الدعوة',
  },
};

/** `invitation` in Arabic. */
export const invitation: Translation<'invitation'> = {
  heading: 'دعوة إلى فريق',
  working: 'جارٍ البحث عن الدعوة',
  invites: (inviter, team) =>
    inviter === undefined
      ? `أنت مدعو إلى ${isolate(team)}`
      : `يدعوك ${isolate(inviter)} إلى ${isolate(team)}`,
  role: 'دورك',
  roles: { admin: 'مشرف', member: 'عضو' },
  sentTo: 'أُرسلت إلى',
  expires: 'تنتهي',
  accept: 'قبول الدعوة',
  decline: 'رفض',
  signedOut:
    'سجّل الدخول وتعود إلى هنا. أو أنشئ حسابًا بهذا العنوان، وبعد تأكيده افتح رابط هذه الدعوة مرة أخرى.',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  otherAccountTitle: 'هذه الدعوة لعنوان آخر',
  otherAccount: (email) =>
    `دخلت باسم ${isolate(email)}. انتقل إلى الحساب ذي العنوان المدعو لقبولها.`,
  switchAccount: 'تبديل الحساب',
  goToTeam: 'الذهاب إلى الفريق',
  goHome: 'الذهاب إلى الرئيسية',
  tryAgain: 'المحاولة مرة أخرى',
  failed: 'تعذّر البحث عن الدعوة',
  outcomes: {
    joined: { title: 'انضممت', text: (team) => `أنت الآن عضو في ${isolate(team)}.` },
    declined: {
      title: 'رُفضت الدعوة',
      text: 'لم تنضم. يستطيع من دعاك أن يدعوك من جديد.',
    },
    accepted: {
      title: 'قُبلت هذه الدعوة من قبل',
      text: 'إن كنت أنت من قبلها فالفريق في قائمة فرقك.',
    },
    expired: {
      title: 'انتهت صلاحية هذه الدعوة',
      text: 'تعمل الدعوات 7 أيام. اطلب ممن دعاك دعوة جديدة.',
    },
    revoked: {
      title: 'سُحبت هذه الدعوة',
      text: 'اسأل من دعاك إن كان ذلك خطأ.',
    },
    unknown: {
      title: 'هذه الدعوة غير معروفة',
      text: 'افتح الرابط كاملًا من الرسالة. وإن كنت فعلت، فاطلب دعوة جديدة.',
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
  empty: 'لست في أي فريق',
  emptyHint: 'اطلب من أحدهم أن يدعوك: يقود الرابط في الرسالة إلى فريقه.',
};

/** `newTeam` in Arabic. */
export const newTeam: Translation<'newTeam'> = {
  name: 'الاسم',
  address: (slug) => `يبدأ عنوانه بـ ${isolate(`/${slug}`)}`,
  addressHint: 'من 3 إلى 50 حرفًا. يُصاغ عنوانه منه ويبقى كما هو.',
  create: 'إنشاء الفريق',
  done: (name) => `أُنشئ الفريق ${isolate(name)}.`,
  off: 'لا تُنشأ الفرق هنا',
  offHint: 'عطّل ذلك من يدير هذه اللوحة. يمكن مع ذلك أن تُدعى إلى فرق.',
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
    text: 'الاسم الذي يراه الناس. المعرّف جزء من كل عنوان ولا يتغير.',
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
    ownerStays: (name) => `${isolate(name)} يملك الفريق: يبقى دوره ومكانه إلى أن ينقل الملكية.`,
    promote: (name, team) =>
      `يصبح ${isolate(name)} مشرفًا: يستطيع عندئذ دعوة الناس وإزالتهم، وتغيير الأدوار، وربط التكاملات، وحذف التطبيقات، وتغيير اسم ${isolate(team)} أو حذفه.`,
    demote: (name, team) =>
      `يصبح ${isolate(name)} عضوًا: لا يستطيع بعدها دعوة الناس أو إزالتهم، ولا تغيير الأدوار، ولا ربط التكاملات، ولا حذف التطبيقات، ولا تغيير اسم ${isolate(team)} أو حذفه. ويبقى ينشر ويغيّر المتغيرات.`,
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
    results: 'النتائج',
    invited: 'دُعي',
    alreadyMember: 'في الفريق من قبل',
    summary: (invited, all) => `دُعي ${number(invited)} من ${number(all)}`,
    pausing: (seconds) => `العدد كبير على المنصة دفعة واحدة. يُستأنف بعد ${number(seconds)} ث.`,
    columns: { email: 'البريد الإلكتروني', role: 'الدور', status: 'الحالة', actions: 'الإجراءات' },
    list: 'الدعوات المفتوحة',
    expires: 'تنتهي',
    expired: 'انتهت',
    resend: 'إعادة الإرسال',
    resendTo: (email) => `إعادة الإرسال إلى ${isolate(email)}`,
    revoke: 'سحب',
    revokeOf: (email) => `سحب دعوة ${isolate(email)}`,
    remove: 'إزالة',
    removeOf: (email) => `إزالة الدعوة المنتهية لـ ${isolate(email)}`,
    resent: (email) => `رابط جديد في طريقه إلى ${isolate(email)}. لم يعد القديم يعمل.`,
    resendFailed: (email) =>
      `لم يعد رابط ${isolate(email)} القديم يعمل، وتعذّر إرسال رابط جديد. أعد دعوته.`,
    undoRevoke: (email) => `التراجع عن سحب دعوة ${isolate(email)}`,
    revoking: (seconds) => `تُسحب بعد ${number(seconds)} ث`,
    revoked: 'سُحبت الدعوة',
    notRevoked: (email) =>
      `لم تُسحب دعوة ${isolate(email)}، فقد انتهت جلستك قبل ذلك. سجّل الدخول واسحبها مرة أخرى.`,
    empty: 'لا دعوة مفتوحة.',
    errorTitle: 'تعذّر تحميل الدعوات',
    personal: 'للفريق الشخصي عضو واحد. للعمل مع آخرين استخدم فريقًا مشتركًا.',
  },
  transfer: {
    title: 'الملكية',
    text: 'لا ينقل الفريق إلا مالكه. وتبقى فيه مشرفًا.',
    newOwner: 'المالك الجديد',
    choose: 'اختر مشرفًا',
    action: 'نقل الملكية',
    noAdmin: 'تنتقل الملكية إلى مشرف. اجعل أحدهم مشرفًا أولًا.',
    confirm: (name, team) =>
      `يصبح ${isolate(name)} مالك ${isolate(team)}. وهو وحده من يستطيع إعادته. وتبقى مشرفًا.`,
    done: (name) => `يملك ${isolate(name)} الفريق الآن`,
    personal: 'يبقى الفريق الشخصي لصاحبه ولا يمكن نقله.',
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
      `يُحذف ${isolate(team)} فورًا، بتطبيقاته وعمليات نشرها وسجلاتها ومتغيراتها وعناوينها، وبدعواته. لا يستطيع أحد استرجاعه.`,
    personal: 'لا يمكن حذف الفريق الشخصي. يُحذف حين تحذف حسابك.',
    done: (team) => `حُذف ${isolate(team)}`,
  },
};
