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

/** Formats a duration in milliseconds. */
function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90 && seconds !== 60) return `${number(seconds)} 秒`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${number(minutes)} 分`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${number(hours)} 時間` : `${number(Math.round(hours / 24))} 日`;
}

/** `logs` in Japanese. */
export const logs: Translation<'logs'> = {
  title: 'ログ',
  filterPlaceholder: 'フィルター: テキスト、path:/berths、status:>=500',
  addFilter: 'フィルターを追加',
  deployments: {
    words: { live: '公開中', failed: '失敗', running: '進行中' },
    named: (name, word) => `${name}、${word}`,
    count: (count) => `${number(count)} 件のデプロイ`,
    showSince: (time) => `${time}。それ以降のログを表示`,
  },
  rangeGroups: {
    untilNow: '現在まで',
    since: 'デプロイ以降',
    only: '1 つのデプロイのみ',
    shown: '現在の表示',
  },
  only: (name, start) => `${name} のみ、${start} から`,
  onlyIn: (name, start) => `${name} のみ、${start} 以降`,
  exactRange: '正確な時刻…',
  levels: { info: '情報', debug: 'デバッグ', none: 'レベルなし', warning: '警告', error: 'エラー' },
  perBar: (ms) => `${duration(ms)}ごとの行数`,
  match: (count, of) => `読み込んだ ${number(of)} 行中 ${number(count)} 行`,
  views: {
    label: '表示',
    names: { lines: '行', errors: 'エラー', requests: 'リクエスト', patterns: 'パターン' },
  },
  showMore: 'さらに表示',
  comparison: {
    label: 'エラーとパターン',
    all: 'すべて',
    newSince: (name) => `${name} 以降の新規`,
    basis: (count, name) => `${name} より前の ${lines(count)}と比較しました。`,
    none: (name) => `${name} より前の行は読み込まれていないため、新規とは判定しません。`,
    readRest: '残りを読み込む',
  },
  errors: {
    title: 'エラー',
    result: (errors) => `エラー ${number(errors)} 件。`,
    newSince: (errors, name) => `${name} 以降の新しいエラーは ${number(errors)} 件です。`,
    columns: {
      error: 'エラー',
      count: '件数',
      time: '推移',
      first: '最初の発生',
      began: '開始したデプロイ',
    },
    new: '新規',
    count: (count) => number(count),
    ofRequests: (count) => `全 ${number(count)} リクエスト中`,
    occurrences: () => '回',
    failed: (status, path) => `${path} で ${status}`,
    within: (name) => `(${name})`,
    noTraceback: 'ログにトレースバックがありません',
    orEarlier: 'またはそれ以前',
    before: (name) => `${name} より前`,
    after: (ms) => `${duration(ms)}後`,
    overTime: (title) => `${title} の推移`,
    showLines: (title) => `${title} の行を表示`,
    summary: (count, first, deployment) =>
      `${first} から ${number(count)} 件${deployment === undefined ? '' : `、${deployment} で開始`}`,
    none: 'これらの行に例外や失敗したリクエストはありません。',
  },
  line: {
    copy: 'コピー',
    copyLink: 'リンクをコピー',
    share: '共有',
    only: 'これのみ',
    without: 'これを除く',
  },
  share: {
    label: '共有',
    title: 'リンクは表示中の内容を開きます',
    view: (view, range) => `${view}、${range}`,
    filter: (query) => `フィルター ${query}`,
    selected: (count) => `選択した ${number(count)} 行`,
    only: (deployment) => `デプロイ ${deployment} のみ`,
    apps: (apps) => `${apps} も表示`,
    note: 'チームのメンバーが開けます。リンクに行の内容は含まれません。',
    copyLink: 'リンクをコピー',
    copyMarkdown: 'Markdown としてコピー',
    copied: { link: 'リンクをコピーしました', markdown: 'Markdown としてコピーしました' },
  },
  foot: {
    read: (count) => `${lines(count)}を読み込みました`,
    whole: (count, start) => `${lines(count)}、${start} 以降をすべて読み込み済み`,
    notRead: (minutes, of) => `${number(of)} 分中 ${number(minutes)} 分は未読み込み`,
    readTo: (time) => `${time} まで読み込む`,
    stop: '停止',
    reading: (read, matching) =>
      `以前の行を読み込み中: ${lines(read)}、一致 ${number(matching)} 行。`,
    full: '一度に表示できる行数の上限です。',
    showBefore: (time) => `${time} より前の行を表示`,
    download: 'ダウンロード',
    downloadMatching: '一致する行をダウンロード',
    stopDownload: 'ダウンロードを停止',
    downloading: (read) => `ダウンロード中: ${lines(read)}を読み込みました。`,
    notDownloaded: (count) =>
      `ファイルには古い方の行が少なくとも ${lines(count)}含まれていません。`,
    formats: { log: 'プレーンテキスト (.log)', jsonl: 'JSON Lines 形式 (.jsonl)' },
  },
  label: 'アプリのログ',
  fileName: 'app',
  filter: 'フィルター',
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
  filterSheet: {
    apply: '行を表示',
    more: (count) => `+${number(count)}`,
    level: 'レベル',
    common: 'この行に多いもの',
    show: (count) => `${number(count)} 行を表示`,
  },
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
  range: '期間',
  spans: {
    '15m': '過去 15 分',
    '1h': '過去 1 時間',
    '6h': '過去 6 時間',
    '24h': '過去 24 時間',
    '7d': '過去 7 日',
  },
  since: {
    deployment: (name, time) => `${name} 以降、${time}`,
    time: (start) => `${start} 以降`,
  },
  between: (start, end) => `${start}～${end}`,
  from: '開始',
  to: '終了',
  zoneNote: {
    named: (zone) => `時刻は ${zone} です。`,
    local: '時刻はこのデバイスのタイムゾーンです。',
  },
  rangeOrder: '終了は開始より後にしてください。',
  apply: '適用',
  backToLive: 'ライブに戻る',
  histogram: '時間ごとの行数 (レベル別)',
  lines,
  requests: {
    paths: 'パスごとのリクエスト',
    result: (requests, failed) => `リクエスト ${number(requests)} 件、失敗 ${number(failed)} 件。`,
    basis: (of, hasDurations) =>
      `${lines(of)}中、失敗の多い順。${hasDurations ? '' : 'このログに所要時間はありません。'}`,
    columns: {
      path: 'パス',
      count: 'リクエスト',
      client: '4xx 件数',
      server: '5xx 件数',
      slowest: '最長',
      time: '時間ごと',
    },
    count: (count) => number(count),
    figure: (count) => number(count),
    failed: (count, share) => (count === 0 ? number(0) : `${number(count)} (${percent(share)})`),
    overTime: (path) => `時間ごとの ${path} へのリクエスト`,
    filterBy: (path) => `${path} の行を表示`,
    duration: (ms) => (ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(ms / 1000, 1)} 秒`),
    none: 'これらの行にリクエストはありません。アクセスログと、パスとステータスを含む JSON または logfmt から読み取ります。',
  },
  patterns: {
    failed: '行をまとめられませんでした。別の表示を開いてから戻ってください。',
    result: (patterns, of) => `${lines(of)}中のパターン ${number(patterns)} 件。`,
    basis: 'トレースバックなど一続きの行は 1 回と数えます。',
    title: 'パターン',
    others: (count) => `まれなパターンの ${lines(count)}は表示されません。`,
    errorShares: (shareBefore, linesBefore, shareSince, linesSince) =>
      `エラー: 前は ${lines(linesBefore)}中 ${percent(shareBefore)}、以降は ${lines(linesSince)}中 ${percent(shareSince)}。`,
    tooFew: (least) =>
      `どちらかが ${number(least)} 行未満の場合、新規、消失、増加、減少とは判定しません。`,
    copy: (pattern) => `${pattern} をコピー`,
    actions: (pattern) => `${pattern} の操作`,
    showOnly: 'これらの行のみ表示',
    hide: 'これらの行を非表示',
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
    add: 'アプリを追加',
    title: (most) => `ほかに表示するアプリ (合計 ${number(most)} 個まで)`,
    none: 'このチームにほかのアプリはありません。',
    failed: 'チームのアプリを読み込めませんでした。',
    loading: 'アプリを読み込んでいます…',
  },
  watch: {
    isOn: '通知中',
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
  empty: 'この期間に行はありません。アプリはリクエストごとに 1 行を出力します。',
  neverDeployed: 'ログは最初のデプロイから始まります。',
  emptyFiltered: 'この期間にフィルターに一致する行はありません。',
  unavailable: 'ログを読み込めませんでした。',
  newestOf: (count, all) => `少なくとも ${lines(all)}のうち、最新の ${number(count)} 行。`,
  gap: (ms) => `${duration(ms)}は未読み込み`,
  linked: {
    title: 'リンク先の行の前後のログ',
    text: 'この部分は更新されません。新しい行はライブログに表示されます。',
    missing: 'リンク先の行は表示されていません',
    clearFilters: 'フィルターをクリア',
    showAllDeployments: 'すべてのデプロイを表示',
    why: {
      unread: 'これまでに読み込んだ行より古い行です。ログの下で続きを読み込んでください。',
      filtered: 'フィルターにより、一部またはすべてが非表示になっています。',
      otherDeployment: '別のデプロイの行か、プラットフォームに保存されていない行です。',
      gone: 'プラットフォームに保存されていないか、別のアプリのリンクです。',
    },
  },
  errorTitle: 'ログを開けませんでした',
};
