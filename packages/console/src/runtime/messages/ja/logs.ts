import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';

const { number } = createWording('ja');

/** `lineLinks` in Japanese. */
export const lineLinks: Translation<'lineLinks'> = {
  to: (count) => `${lines(count)}へのリンク`,
  copy: '行へのリンクをコピー',
  copied: 'リンクをコピーしました',
  none: 'コピーできません: この行にはリンクできません',
};

/** Formats a number of log lines. */
const lines = (count: number) => `${number(count)} 行`;

const percent = (share: number) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)} %`;

/** `logs` in Japanese. */
export const logs: Translation<'logs'> = {
  label: 'アプリのログ',
  fileName: 'app',
  filter: 'フィルター',
  filterPlaceholder: 'フィルターを追加: 文字列、-除外、level:error、status:>=500',
  addFilter: '追加',
  lineMenu: {
    label: '行の値で絞り込む',
    include: '次の値を含む行のみ',
    exclude: '次の値を含む行を除く',
    time: '時刻',
    copied: (time) => `${time} をコピーしました`,
  },
  filters: 'フィルター',
  removeFilter: (term) => `${term} を外す`,
  clearFilters: 'すべてクリア',
  controls: (active) =>
    active === 0 ? 'フィルターとグラフ' : `フィルターとグラフ (${number(active)} 件適用中)`,
  problems: {
    regex: (term) => `${term} は正規表現ではありません（文字列として検索）`,
    costly: (term) =>
      `${term} は時間がかかりすぎる可能性があります。繰り返しを減らすか、先読み・後読みを使わないでください（文字列として検索）`,
    level: (term) =>
      `${term}: debug、info、warning、error のいずれかを使ってください（文字列として検索）`,
    status: (term) => `${term}: 3 桁の数字か 5xx を使ってください（文字列として検索）`,
  },
  help: {
    label: 'フィルターの使い方',
    title: 'フィルター',
    text: 'すべてのフィルターを満たす行が表示されます。フィルターは URL に含まれ、共有できます。',
    examples: [
      ['berth', 'この語を含む (大文字と小文字は区別しない)'],
      ['"pool at"', 'この語句を含む'],
      ['-healthz', '含まない。どのフィルターの前にも付けられる'],
      ['/B-\\d+/', '正規表現に一致。/…/i で大文字と小文字を区別しない'],
      ['level:error', 'レベルが error。level:>=warning'],
      ['status:>=500', '応答ステータスが 500 以上。status:404、status:5xx'],
      ['path:/berths', 'リクエストのパスが /berths で始まる'],
      ['path:(/a OR /b)', 'フィールドの 2 つの値のいずれか。OR はほかのフィルターもつなぐ'],
      ['request_id:8f2c', 'JSON または logfmt のフィールドが 8f2c; logger:"app tides"'],
    ],
  },
  deployment: 'デプロイ',
  allDeployments: 'すべてのデプロイ',
  range: '期間',
  spans: {
    '15m': '過去 15 分',
    '1h': '過去 1 時間',
    '6h': '過去 6 時間',
    '24h': '過去 24 時間',
    '7d': '過去 7 日',
  },
  since: {
    deployment: 'このデプロイ以降',
    newest: '最新のデプロイ以降',
    time: (start) => `${start} 以降`,
  },
  between: (start, end) => `${start}～${end}`,
  exactRange: '時刻を指定',
  from: '開始',
  to: '終了',
  zoneNote: { UTC: '時刻は UTC です。', local: '時刻はこのデバイスのタイムゾーンです。' },
  rangeOrder: '終了は開始より後にしてください。',
  apply: '適用',
  backToLive: 'ライブに戻る',
  marker: (text, time) => `${text}、${time}`,
  showSince: (events) => `${events}。これ以降のログを表示`,
  histogram: '時間ごとの行数 (レベル別)',
  levels: { info: '情報とその他', warning: '警告', error: 'エラー' },
  time: '時刻',
  lines,
  match: (count) => `${number(count)} 行が一致`,
  of: (count) => `(読み込み済み ${lines(count)})`,
  rangeLabel: (start, end, count) => `${start}～${end}、${count}`,
  edges: { start: '範囲の開始', end: '範囲の終了' },
  nothing: 'この期間には何もありません',
  requests: {
    title: 'リクエスト',
    histogram: '時間ごとのリクエスト数 (ステータス別)',
    classes: { ok: '400 未満', client: '4xx', server: '5xx' },
    count: (count) => `${number(count)} 件`,
    basis: (requests, of) => `${lines(of)}中のリクエスト ${number(requests)} 件`,
    paths: '上位のパス',
    columns: { path: 'パス', count: '件数', errors: '5xx', slowest: '最長' },
    errors: (share) => `${number(share * 100, share > 0 && share < 0.1 ? 1 : 0)} % エラー`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(ms / 1000, 1)} 秒`),
    unknown: '不明',
    filter: '絞り込む',
    filterBy: (path) => `${path} で絞り込む`,
    none: 'これらの行にリクエストはありません。アクセスログと、パスとステータスを含む JSON または logfmt から読み取ります。',
  },
  patterns: {
    title: 'パターン',
    compare: '前後の行を比較',
    noComparison: '比較しない',
    since: (id, time) => `${id} (${time} に作成)`,
    failed: '行をまとめられませんでした。パターンを閉じて、もう一度開いてください。',
    basis: (patterns, of) =>
      `${lines(of)}中のパターン ${number(patterns)} 件。トレースバックなど一続きの行は 1 回と数えます。`,
    others: (count) => `まれなパターンの ${lines(count)}は表示されません。`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `エラー: 前は ${lines(linesBefore)}中 ${percent(shareBefore)}、以降は ${lines(linesSince)}中 ${percent(shareSince)}。`,
    tooFew: (least) =>
      `どちらかが ${number(least)} 行未満の場合、新規、消失、増加、減少とは判定しません。`,
    copy: (pattern) => `${pattern} をコピー`,
    actions: (pattern) => `${pattern} の操作`,
    showOnly: 'これらの行のみ表示',
    hide: 'これらの行を非表示',
    showMore: 'さらに表示',
    emptyLine: '空の行',
    columns: {
      pattern: 'パターン',
      change: '変化',
      level: 'レベル',
      count: '行数',
      seen: '最初と最後',
      time: '時間ごと',
    },
    changes: { new: '新規', gone: '消失', more: '増加', less: '減少' },
    lines: (count) => number(count),
    overTime: (count) => `時間ごとの ${lines(count)}`,
  },
  apps: {
    label: (count) => (count === 1 ? 'アプリを追加' : `アプリ (${number(count)})`),
    title: (most) => `ほかに表示するアプリ (合計 ${number(most)} 個まで)`,
    none: 'このチームにほかのアプリはありません。',
    failed: 'チームのアプリを読み込めませんでした。',
    loading: 'アプリを読み込んでいます…',
  },
  watch: {
    start: '一致する新しい行を通知',
    stop: '通知を停止',
    denied:
      'ブラウザが通知をブロックしています。このタブが開いている間、新しい一致はタブのタイトルに数で示され、ここに表示されます。',
    matched: (app, count) => `${app}: 一致する新しい行 ${number(count)} 件`,
  },
  savedViews: {
    title: '保存したビュー',
    empty: '保存したビューはまだありません。',
    delete: (name) => `${name} を削除`,
    name: '名前',
    hint: 'フィルターと「過去 1 時間」のような範囲をこのブラウザに保存します。',
    replaces: (name) => `${name} を置き換えます。`,
    save: 'ビューを保存',
  },
  missing: (count) => `これより前の少なくとも ${lines(count)} はまだ読み込まれていません。`,
  readOlder: '以前の行を読み込む',
  older: {
    search: '以前の行を検索',
    stop: '停止',
    searching: (read, matching) =>
      `以前の行を検索しています: ${lines(read)}を読み取り、${number(matching)} 行が一致しました。`,
    searched: (read, matching) => `${lines(read)}を検索し、${number(matching)} 行が一致しました。`,
    full: 'これ以上の行は一度に表示できません。',
    showBefore: (time) => `${time} より前の行を表示`,
    downloadAll: 'すべての行をダウンロード',
    downloadMatching: '一致する行をすべてダウンロード',
    stopDownload: 'ダウンロードを停止',
    downloading: (read) => `ダウンロード中: ${lines(read)}を読み取りました。`,
    notDownloaded: (count) => `ファイルには最も古い少なくとも ${lines(count)}が含まれていません。`,
    formats: { log: 'プレーンテキスト (.log)', jsonl: 'JSON Lines 形式 (.jsonl)' },
  },
  empty: 'この期間に行はありません。アプリはリクエストごとに 1 行を出力します。',
  neverDeployed: 'ログは最初のデプロイから始まります。',
  emptyFiltered: 'この期間にフィルターに一致する行はありません。',
  unavailable: 'ログを読み込めませんでした。',
  gap: (seconds) => `${number(seconds)} 秒分が欠落: 一度に送信できる数を超える行がありました`,
  linked: {
    title: 'リンク先の行の前後のログ',
    text: 'この部分は更新されません。新しい行はライブログに表示されます。',
    missing: 'リンク先の行は表示されていません',
    clearFilters: 'フィルターをクリア',
    showAllDeployments: 'すべてのデプロイを表示',
    why: {
      filtered: 'フィルターにより、一部またはすべてが非表示になっています。',
      unread: '読み込み済みの行より前の行です。ログの下で以前の行を読み込んでください。',
      otherDeployment: '別のデプロイの行か、プラットフォームに保存されていない行です。',
      gone: 'プラットフォームに保存されていないか、別のアプリのリンクです。',
    },
  },
  errorTitle: 'ログを開けませんでした',
};
