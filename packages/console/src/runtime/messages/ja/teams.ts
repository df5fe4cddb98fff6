import { createWording } from '@quayside/design-system/messages';
import type { Translation } from '../messages.ts';

const { list, number } = createWording('ja');

/** `accountSettings` in Japanese. */
export const accountSettings: Translation<'accountSettings'> = {
  errorTitle: 'アカウントを読み込めませんでした',
  save: '保存',
  profile: {
    title: 'プロフィール',
    text: 'お名前と、ログインに使うメールアドレスです。',
    fullName: '氏名',
    email: 'メールアドレス',
    hint: '新しいメールアドレスは、届いたリンクを開くと有効になります。',
    saved: 'プロフィールを保存しました',
    pendingTitle: '新しいメールアドレスを確認してください',
    pending: (next, current) =>
      `${next} にリンクを送信しました。開くまでは、メールアドレスは ${current} のままです。`,
    resend: '再送信',
    resendIn: (seconds) => `${number(seconds)} 秒後に再送信`,
  },
  security: {
    title: 'セキュリティ',
    text: 'ログインに使うパスワードです。',
    current: '現在のパスワード',
    next: '新しいパスワード',
    confirm: 'パスワードの確認',
    currentRequired: '現在のパスワードを入力してください',
    saved: 'パスワードを更新しました',
    none: '連携アカウントでログインしているため、パスワードがありません。設定するには、リンクを送信し、ログアウトしてからそのリンクを開いてください。',
    sendLink: 'リンクを送信',
    linkSent: (email) =>
      `${email} にリンクを送信しました。ログアウトしてから開いて、パスワードを設定してください。`,
  },
  connections: {
    title: '連携アカウント',
    text: 'ログインに使える外部のアカウントです。',
    github: 'GitHub',
    google: 'Google',
    comingSoon: '近日公開',
    notConnected: '未連携',
    connectedAs: (name) => `${name} として連携中`,
    connect: '連携',
    connectTo: (provider) => `${provider} と連携`,
    disconnect: '連携を解除',
    disconnectFrom: (provider) => `${provider} との連携を解除`,
    onlyWayIn: 'これが唯一のログイン方法です。先にパスワードを設定してください。',
    disconnectText: (provider) =>
      `${provider} ではログインできなくなります。パスワードは引き続き使えます。いつでも再び連携できます。`,
    disconnected: (provider) => `${provider} との連携を解除しました`,
  },
  danger: {
    title: '危険な操作',
    text: 'データと、アカウントに関連するすべてを完全に削除します。',
    action: 'アカウントを削除',
    blocked:
      'ほかのメンバーがいるチームを所有しています。先に次のチームを譲渡または削除してください:',
    confirm: 'アカウントはすぐに削除されます。この操作は元に戻せません。',
    teams: '次のチームにはほかのメンバーがいないため、すべてのアプリとともに削除されます:',
    done: 'アカウントを削除しました',
  },
};

/** `home` in Japanese. */
export const home: Translation<'home'> = {
  apps: 'アプリ',
  allApps: (count) =>
    count === undefined ? 'すべてのアプリ' : `すべてのアプリ（${number(count)}）`,
  activity: 'すべてのアクティビティ',
  deployments: 'デプロイ',
  columns: { app: 'アプリ', status: '状態', created: '作成日時' },
  appsError: 'アプリを読み込めませんでした',
  health: {
    title: '過去 1 時間のエラー',
    notRead: '未読み込み',
    noLines: '過去 1 時間のログなし',
    none: (lines) => `${number(lines)} 行中なし`,
    noneFrom: (lines, time) => `${time} からの ${number(lines)} 行中なし`,
    errors: (count, time) => `${time} から ${number(count)} 件のエラー`,
    errorsFrom: (count, time) => `${time} 以降 ${number(count)} 件のエラー`,
    chart: (most) => `5 分間に最大 ${number(most)} 件のエラー`,
    note: 'エラーは、固定したアプリと最近のアプリの最新 1,000 行から数えています。',
    noteAt: (time) =>
      `エラーは、固定したアプリと最近のアプリの最新 1,000 行から数えています (${time} に読み込み)。`,
    failed: '最後の読み取りに失敗しました。件数が欠けているか、古い可能性があります。',
    readAgain: '再読み込み',
  },
  invitations: {
    title: '招待',
    text: (inviter, team) =>
      inviter === undefined
        ? `${team} に招待されています`
        : `${inviter} さんから ${team} に招待されました`,
    hint: (email) => `承諾するには、${email} に届いたメールのリンクを開いてください。`,
    expires: '有効期限',
    errorTitle: '招待を読み込めませんでした',
    decline: '辞退',
    declineFor: (team) => `${team} への招待を辞退`,
    declineTitle: '招待を辞退',
    declineText: (team) =>
      `${team} には参加せず、メールのリンクは使えなくなります。再び招待を受けることはできます。`,
    declined: '招待を辞退しました',
  },
};

/** `invitation` in Japanese. */
export const invitation: Translation<'invitation'> = {
  heading: 'チームへの招待',
  working: '招待を確認しています',
  invites: (inviter, team) =>
    inviter === undefined
      ? `${team} に招待されています`
      : `${inviter} さんから ${team} に招待されました`,
  role: 'あなたの役割',
  roles: { admin: '管理者', member: 'メンバー' },
  sentTo: '宛先',
  expires: '有効期限',
  accept: '招待を受ける',
  decline: '辞退',
  signedOut:
    'ログインして招待を受けてください。アカウントがない場合は、このメールアドレスで登録し、確認後に招待のリンクをもう一度開いてください。',
  logIn: 'ログイン',
  signUp: '登録',
  otherAccountTitle: 'この招待は別のメールアドレス宛てです',
  otherAccount: (email) =>
    `${email} としてログインしています。招待を受けるには、招待されたメールアドレスのアカウントに切り替えてください。`,
  switchAccount: 'アカウントを切り替え',
  goToTeam: 'チームへ',
  goHome: 'ホームへ',
  tryAgain: 'もう一度試す',
  failed: '招待を確認できませんでした',
  outcomes: {
    joined: { title: 'チームに参加しました', text: (team) => `${team} のメンバーになりました。` },
    declined: {
      title: '招待を辞退しました',
      text: 'チームに参加していません。再び招待を受けることはできます。',
    },
    accepted: {
      title: 'この招待は受け入れ済みです',
      text: 'ご自身で受け入れた場合、チームは「すべてのチーム」にあります。',
    },
    expired: {
      title: 'この招待は期限切れです',
      text: '招待の有効期間は 7 日間です。チームの管理者に新しい招待を依頼してください。',
    },
    revoked: {
      title: 'この招待は取り消されました',
      text: '間違いと思われる場合は、チームの管理者に確認してください。',
    },
    unknown: {
      title: '招待が見つかりません',
      text: 'メールのリンク全体を開いてください。解決しない場合は、新しい招待を依頼してください。',
    },
  },
};

/** `allTeams` in Japanese. */
export const allTeams: Translation<'allTeams'> = {
  search: 'チームを検索',
  searchPlaceholder: '名前またはスラッグ',
  columns: { team: 'チーム', role: '役割' },
  newTeam: '新しいチーム',
  errorTitle: 'チームを読み込めませんでした',
  noMatch: (search) => `「${search}」に一致するチームはありません`,
  noMatchHint: '検索対象は名前とスラッグです。',
  empty: 'まだチームに所属していません',
  emptyHint: 'チームの管理者に招待を依頼してください。メールのリンクから参加できます。',
};

/** `newTeam` in Japanese. */
export const newTeam: Translation<'newTeam'> = {
  name: '名前',
  address: (slug) => `URL は /${slug} で始まります`,
  addressHint: '3～50 文字。URL は名前から作られ、後から変わりません。',
  create: 'チームを作成',
  done: (name) => `${name} を作成しました。`,
  off: 'チームの作成は無効になっています',
  offHint: '招待を受けてチームに参加することはできます。',
  allTeams: 'すべてのチーム',
};

/** `teamSettings` in Japanese. */
export const teamSettings: Translation<'teamSettings'> = {
  errorTitle: 'チームを読み込めませんでした',
  save: '保存',
  saved: 'チーム名を保存しました',
  adminsOnly: (names, others) =>
    `管理者だけができます: ${list(others === 0 ? names : [...names, `ほか ${number(others)} 名`])}`,
  ownerOnly: (name) =>
    name === undefined ? '所有者だけができます。' : `所有者だけができます: ${name}`,
  profile: {
    title: 'プロフィール',
    text: '全員に表示される名前です。スラッグはすべての URL に含まれ、変わりません。',
    name: 'チーム名',
    slug: 'スラッグ',
    hint: '3～50 文字。',
  },
  members: {
    title: 'メンバー',
    text: '管理者は招待と役割の変更ができます。メンバーはデプロイ、再デプロイ、変数の変更ができます。',
    columns: { member: 'メンバー', role: '役割', actions: '操作' },
    you: 'あなた',
    owner: '所有者',
    roles: { admin: '管理者', member: 'メンバー' },
    changeRole: '役割を変更',
    changeRoleOf: (name) => `${name} の役割を変更`,
    removeUser: 'ユーザーを削除',
    removeUserNamed: (name) => `ユーザー ${name} を削除`,
    ownerStays: (name) =>
      `${name} さんはチームの所有者です。所有権を譲渡するまで役割を変更できません。`,
    promote: (name, team) =>
      `${name} さんは管理者になり、メンバーの招待と削除、役割の変更、連携の接続、アプリの削除、${team} の名前の変更と削除ができるようになります。`,
    demote: (name, team) =>
      `${name} さんはメンバーになり、メンバーの招待と削除、役割の変更、連携の接続、アプリの削除、${team} の名前の変更と削除ができなくなります。デプロイと変数の変更は引き続きできます。`,
    makeAdmin: '管理者にする',
    makeMember: 'メンバーにする',
    remove: (name, team) =>
      `${name} さんはすぐに ${team} のアプリにアクセスできなくなります。デプロイと変数はそのまま残ります。戻るには再び招待が必要です。`,
    roleUpdated: '役割を更新しました',
    removed: 'ユーザーを削除しました',
    removeFailed: 'ユーザーを削除できませんでした。もう一度お試しください。',
  },
  invitations: {
    title: '招待',
    text: 'リンクの有効期間は 7 日間です。複数のアドレスを貼り付けるとまとめて招待できます。',
    addresses: 'メールアドレス',
    placeholder: 'name@example.com, …',
    role: '役割',
    invite: '招待',
    noAddress: 'メールアドレスを入力してください',
    rejected: (count) =>
      `${number(count)} 件のアドレスは招待されませんでした。理由は下に記載されています。`,
    results: '結果',
    invited: '招待済み',
    alreadyMember: 'すでにメンバーです',
    summary: (invited, all) => `${number(all)} 件中 ${number(invited)} 件を招待`,
    pausing: (seconds) =>
      `プラットフォームの招待数の制限に達しました。${number(seconds)} 秒後に再開します。`,
    columns: { email: 'メールアドレス', role: '役割', status: '状態', actions: '操作' },
    list: '保留中の招待',
    expires: '有効期限',
    expired: '期限切れ',
    resend: '再送信',
    resendTo: (email) => `${email} に再送信`,
    revoke: '取り消し',
    revokeOf: (email) => `${email} への招待を取り消す`,
    remove: '削除',
    removeOf: (email) => `${email} への期限切れの招待を削除する`,
    undoRevoke: (email) => `${email} への招待の取り消しを元に戻す`,
    revoking: (seconds) => `${number(seconds)} 秒後に取り消し`,
    resent: (email) => `${email} に新しいリンクを送信しました。以前のリンクは使えません。`,
    resendFailed: (email) =>
      `${email} に新しいリンクを送信できませんでした。以前のリンクも使えません。もう一度招待してください。`,
    revokingOf: (email) => `${email} への招待を取り消しています`,
    revoked: '招待を取り消しました',
    notRevoked: (email) =>
      `セッションが終了したため、${email} への招待は取り消されていません。ログインして、もう一度取り消してください。`,
    empty: '保留中の招待はありません。',
    errorTitle: '招待を読み込めませんでした',
    personal: '個人チームのメンバーは 1 人です。ほかの人と使うには共有チームを使ってください。',
  },
  transfer: {
    title: '所有権',
    text: 'チームを譲渡できるのは所有者だけです。譲渡後も管理者として残ります。',
    newOwner: '新しい所有者',
    choose: '管理者を選択',
    action: '所有権を譲渡',
    noAdmin: '所有者になれるのは管理者だけです。先に別のメンバーを管理者にしてください。',
    confirm: (name, team) =>
      `${name} さんが ${team} の所有者になります。再び譲渡できるのは ${name} さんだけです。あなたは管理者として残ります。`,
    done: (name) => `${name} さんがチームの所有者になりました`,
    personal: '個人チームは譲渡できません。',
  },
  danger: {
    title: '危険な操作',
    text: (team, apps) => {
      if (apps === undefined) return `${team} を削除すると、アプリとその中身もすべて削除されます。`;
      if (apps === 0) return `${team} にアプリはありません。`;
      return `${team} を削除すると、${number(apps)} 個のアプリがデプロイと変数ごと削除されます。`;
    },
    lead: (team) => `${team} とその中身をすべて削除します。`,
    action: 'チームを削除',
    confirm: (team) =>
      `${team} は、アプリ、デプロイ、ログ、変数、URL、招待とともにすぐに削除されます。この操作は元に戻せません。`,
    personal: '個人チームは削除できません。アカウントとともに削除されます。',
    done: (team) => `${team} を削除しました`,
  },
};
