import type { Translation } from '../messages.ts';
import { createWording } from '@quayside/design-system/messages';
import { distributionOf } from '../../distributionOf.ts';

const { list, number } = createWording('ja');

/** `buildLog` in Japanese. */
export const buildLog: Translation<'buildLog'> = {
  label: 'ビルドログ',
  empty: 'このビルドの出力はありません。',
  notBuilt: 'ビルドされていないため、ログはありません。',
  gap: 'プラットフォームから読み取れない形式で届いたため、ここに 1 行欠けています。',
  unavailable: 'ログを読み込めませんでした。',
};

/** `deployment` in Japanese. */
export const deployment: Translation<'deployment'> = {
  information: 'デプロイ情報',
  logs: 'デプロイログ',
  id: 'ID',
  created: '作成日時',
  status: '状態',
  duration: '所要時間',
  steps: 'デプロイの手順',
  step: {
    upload: 'アップロード',
    queue: '待機',
    extract: '展開',
    build: 'ビルド',
    deploy: 'デプロイ',
    verify: '検証',
  },
  failedStep: {
    upload: 'アップロード未完了',
    queue: '待機に失敗',
    extract: '展開に失敗',
    build: 'ビルドに失敗',
    deploy: 'デプロイに失敗',
    verify: '検証に失敗',
  },
  stepTimes: {
    usually: (took: string, usual: string) => `${took}（通常 ${usual}）`,
    goTo: (step: string) => `${step}：ログの最初の行へ移動`,
  },
  notReached: '未到達',
  appLogs: 'アプリのログ',
  allLines: 'すべての行',
  errors: 'エラー',
  soFar: (duration) => `ここまで ${duration}`,
  deployFixed: '修正したフォルダーをデプロイ',
  stillServing: '以前のデプロイは引き続き公開されています。',
  errorTitle: 'デプロイを読み込めませんでした',
};

const listFormat = new Intl.ListFormat('ja');

/** Formats names that are on separate lines as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n'));

/** `explanations` in Japanese. */
export const explanations: Translation<'explanations'> = {
  rules: {
    moduleMissing: {
      title: ({ module }) =>
        `Python が${module === undefined ? '' : ` ${module} という`}モジュールを見つけられません`,
      explanation: ({ module }) =>
        `コードが ${module ?? 'モジュール'} をインポートしていますが、プロジェクトのどの依存パッケージにも含まれていません。手元の環境にはインストールされている可能性があります。`,
      nextStep: ({ module }) =>
        `「uv add ${distributionOf(module)}」で追加し、もう一度デプロイしてください。自分のモジュールの場合は名前を確認してください。`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        `${name === undefined ? '必要な' : `${name} という`}パッケージがありません`,
      explanation: ({ name }) =>
        `プロジェクトは ${name ?? 'パッケージ'} を必要としていますが、パッケージレジストリにありません。`,
      nextStep: () => '要件のつづりを確認し、もう一度デプロイしてください。',
    },
    versionNotFound: {
      title: ({ requirement }) => `${requirement ?? '要件'} に合うバージョンがありません`,
      explanation: ({ requirement }) =>
        `パッケージは存在しますが、${requirement ?? '要件'} に合う公開済みのバージョンがありません。`,
      nextStep: () => '要件のバージョンを公開済みのものに変えて、もう一度デプロイしてください。',
    },
    pythonVersion: {
      title: () => '依存パッケージには別のバージョンの Python が必要です',
      explanation: ({ python, wanted }) =>
        python === undefined || wanted === undefined
          ? 'プロジェクトの Python のバージョンに対応していない依存パッケージがあります。'
          : `ビルドでは Python ${python} を使用しますが、依存パッケージには Python ${wanted} が必要です。`,
      nextStep: () =>
        'requires-python か .python-version を変更するか、お使いの Python に対応したバージョンの依存パッケージを選び、再デプロイしてください。',
    },
    wheelMissing: {
      title: ({ name }) =>
        `${name ?? '依存パッケージ'} にはこのプラットフォーム用の wheel がありません`,
      explanation: ({ name }) =>
        `${name ?? '依存パッケージ'} は公開されていますが、ビルドの Python のバージョンとプラットフォームには対応していません。`,
      nextStep: () =>
        'Linux とお使いの Python のバージョン用の wheel があるバージョンを選び、再デプロイしてください。',
    },
    dependencyBuildFailed: {
      title: ({ name }) => `${name ?? '依存パッケージ'} をビルドできませんでした`,
      explanation: ({ name }) =>
        `${name ?? '依存パッケージ'} はインストール時にビルドされますが、失敗しました。原因はコードではなく、パッケージまたはそのビルドツールにあります。`,
      nextStep: () =>
        'お使いの Python のバージョン用の wheel があるバージョンを選び、再デプロイしてください。',
    },
    requirementConflict: {
      title: ({ by, pin }) =>
        by === undefined || pin === undefined
          ? '2 つの要件が矛盾しています'
          : `${by} は ${pin} と両立しません`,
      explanation: ({ by, wants, pin }) =>
        by === undefined || wants === undefined || pin === undefined
          ? 'すべての要件を満たすバージョンの組み合わせがないため、何もインストールされませんでした。'
          : `${by} は ${wants} を必要としますが、プロジェクトは ${pin} を求めています。両方を満たすバージョンがないため、何もインストールされませんでした。`,
      nextStep: () => 'どちらかの要件を変え、「uv lock」を実行して、もう一度デプロイしてください。',
    },
    requirementsMissing: {
      title: () => '要件が見つかりません',
      explanation: () => 'アーカイブに pyproject.toml も requirements.txt もありません。',
      nextStep: () =>
        'どちらかがあるフォルダーからデプロイするか、「uv init」と「uv add "fastapi[standard]"」で作成してください。',
    },
    variableMissing: {
      title: ({ name, names }) => {
        const variables = names === undefined ? name : listOf(names);
        return `変数${variables === undefined ? '' : ` ${variables} `}が設定されていません`;
      },
      explanation: ({ name, names }) =>
        `コードがインポート時に ${names === undefined ? (name ?? '変数') : listOf(names)} を読み取りますが、このアプリにはありません。`,
      nextStep: ({ name, names }) =>
        `${names === undefined ? (name ?? 'その変数') : listOf(names)} を環境変数に追加し、再デプロイしてください。`,
    },
    syntaxError: {
      title: ({ file }) => `${file ?? 'ファイル'} は正しい Python ではありません`,
      explanation: ({ file, line, message }) =>
        `Python は ${file ?? 'ファイル'} の ${line ?? '?'} 行目を読み取れません: ${message ?? '構文が正しくありません'}`,
      nextStep: () =>
        'その行を直して、もう一度デプロイしてください。新しいバージョンの Python が必要な場合もあります。',
    },
    importCrashed: {
      title: () => 'インポート中にコードが異常終了しました',
      explanation: ({ file, line, error, message }) =>
        `${file ?? 'ファイル'} の ${line ?? '?'} 行目で ${error ?? 'エラー'} が発生しました${message === undefined || message === '' ? '' : `: ${message}`}。インポートが成功するまでアプリは起動できません。`,
      nextStep: ({ file }) =>
        `${file ?? 'そのファイル'} で直すか、失敗しうる処理をアプリの lifespan に移して、もう一度デプロイしてください。`,
    },
    noApp: {
      title: () => 'FastAPI アプリが見つかりません',
      explanation: () =>
        'イメージはビルドされ起動しましたが、読み込んだモジュールに FastAPI オブジェクトがありません。',
      nextStep: () =>
        'main.py に「app = FastAPI()」と書くか、pyproject.toml の [tool.fastapi] で指定して、もう一度デプロイしてください。',
    },
    wrongPort: {
      title: ({ port }) =>
        `アプリが${port === undefined ? '誤った' : ` ${port} 番`}ポートで待ち受けています`,
      explanation: ({ port, wanted }) =>
        `プラットフォームは ${wanted ?? '8000'} 番ポートでアプリを確認しますが、アプリは ${port ?? '別のポート'} で待ち受けているため応答がありません。`,
      nextStep: () =>
        '起動コマンドからポートを外すか、変数 PORT から読み取って、もう一度デプロイしてください。',
    },
    healthCheck: {
      title: ({ path }) => `${path ?? 'アプリ'} のヘルスチェックに失敗しました`,
      explanation: ({ path, status }) =>
        `アプリは動作していますが、${path ?? 'ヘルスチェック'} で ${status ?? 'エラー'} を返したため、公開されませんでした。`,
      nextStep: () => 'アプリのログでエラーを確認して修正し、もう一度デプロイしてください。',
    },
    archiveTooLarge: {
      title: () => 'アーカイブが大きすぎます',
      explanation: ({ limit }) =>
        `アーカイブは圧縮時も展開時も ${limit ?? '1000.0 MB'} までです。データセット、モデル、仮想環境が誤って含まれていることがよくあります。`,
      nextStep: () =>
        'アプリに不要なものを .fastapicloudignore に書いて、もう一度デプロイしてください。大きなファイルはオブジェクトストレージに置きます。',
    },
    archiveUnreadable: {
      title: () => 'アーカイブを展開できませんでした',
      explanation: ({ reason }) =>
        reason ?? 'アップロードされたファイルは、読み取れるアーカイブではありません。',
      nextStep: () =>
        'もう一度デプロイしてください。自分で圧縮した場合は、手元で開けるか確認してください。',
    },
    outOfMemory: {
      title: () => 'アプリのメモリが不足しました',
      explanation: () => '利用可能な量を超えるメモリを要求したため、起動中に終了されました。',
      nextStep: () =>
        'モデルや大きなデータは必要になってから読み込むか、ワーカーを減らして、もう一度デプロイしてください。',
    },
    buildTimeout: {
      title: () => 'ビルドに時間がかかりすぎました',
      explanation: () => 'プラットフォームの制限時間を超えたため終了されました。',
      nextStep: () =>
        '「uv lock」で依存関係を固定し、解決やコンパイルが起きないようにして、もう一度デプロイしてください。',
    },
  },
  nextStep: '次の手順:',
  inTheLog: 'ログ',
  links: { environmentVariables: '環境変数', logs: 'ログ' },
  platformMessage: 'プラットフォームからの説明:',
  report: {
    copy: 'レポートをコピー',
    changedVariables: '最後の正常なデプロイ以降に変更された変数',
  },
  compare: {
    packages: {
      title: (count) => `${number(count)} 個のパッケージが異なります`,
      same: 'どちらのビルドも同じパッケージをインストールしました。',
      added: (version) => `追加: ${version}`,
      removed: (version) => `削除: ${version}`,
      changed: (from, to) => `${from} → ${to}`,
    },
    titleOf: (line, build) => `ビルド ${build} と最初に異なるのは ${number(line)} 行目です`,
    sameAs: (build) => `このログは終わりまで、ビルド ${build} のログと一致しています。`,
    allDifferences: 'すべての差異',
    equalLines: (count) => `同じ行 ${number(count)} 行`,
    showMore: 'さらに表示',
    noLines: '(行なし)',
    tooDifferent: '異なる行が多すぎるため、一覧を表示できません。',
    action: '比較',
    lastGood: '最後の正常なビルド',
    title: (line) => `最後の正常なビルドと最初に異なるのは ${number(line)} 行目です`,
    same: 'このログは終わりまで、最後の正常なビルドのログと一致しています。',
    good: '最後の正常なビルド',
    bad: 'このビルド',
    ended: '(ログの終わり)',
    goTo: (line) => `${number(line)} 行目へ`,
    failed: '最後の正常なビルドのログを読み込めませんでした。',
  },
  slower: { title: '通常より遅い' },
  sinceFailure: {
    fixed: (id, title) => `${id} の次の失敗は修正されました: ${title}`,
    same: (id) => `${id} と同じエラーです。`,
    other: (id, title) => `${id} とは別のエラーです（前回: ${title}）`,
  },
};

/** `newDeployment` in Japanese. */
export const newDeployment: Translation<'newDeployment'> = {
  action: '新しいデプロイ',
  title: '新しいデプロイ',
  source: 'ソース',
  hint: 'フォルダー、.zip、.tar.gz をドロップ',
  description:
    'フォルダーと .zip では、仮想環境、キャッシュ、.env ファイル、.gitignore と .fastapicloudignore に書かれたものが除外されます。.tar.gz はそのまま送信されます。',
  reading: 'ファイルを読み取っています',
  review: 'デプロイするファイル',
  root: 'フォルダー',
  archive: 'アーカイブ',
  files: 'ファイル',
  size: 'サイズ',
  largest: '大きいファイル',
  contents: (files, size) => `${number(files)} 個のファイル、圧縮前 ${size}`,
  sentAsItIs: 'そのまま送信されます。除外されるものはありません。',
  leftOut: (count) => `除外 (${number(count)})`,
  showMore: (count) => `さらに表示 (${number(count)})`,
  leftOutMore: (count) => `ほか ${number(count)} 件`,
  reasons: {
    rule: (pattern, file) => `${file} の ${pattern}`,
  },
  leftOutBy: {
    default: 'ビルドに不要',
    secrets: 'シークレットを含む可能性あり: 環境変数として追加してください',
    rule: 'ルールにより無視',
    symlink: 'シンボリックリンク',
    unsafe: '安全でない名前とパス',
    duplicate: '後にある同じ名前のファイルに置き換え',
    unreadable: '読み取り不可',
    special: '通常のファイルではないもの (デバイス、ソケット、パイプ)',
    depth: 'フォルダーの階層が深すぎます',
  },
  guessedNames: {
    title: '一部のファイル名は推測です',
    text: (encoding) =>
      `アーカイブにファイル名の文字コードが記録されていないため、${encoding} として読み取りました。デプロイの前に確認してください:`,
  },
  missingDirectory: {
    title: (directory) => `${directory} がありません`,
    text: 'アプリはこのディレクトリからビルドされます。これを含むフォルダーを選ぶか、アプリの設定でディレクトリを変更してください。',
    textOfRepository: (repository) =>
      `アプリは ${repository} のこのディレクトリからビルドされます。リポジトリのルートを選ぶか、アプリの設定でディレクトリを変更してください。`,
  },
  noRequirements: {
    title: 'requirements.txt、pyproject.toml、uv.lock のいずれも見つかりません',
    text: 'ビルド時に何をインストールするか判断できません。正しいフォルダーですか?',
  },
  noApp: {
    noFile: (directory) =>
      directory === null ? 'アプリが見つかりません' : `${directory} にアプリが見つかりません`,
    searched: (files) =>
      `FastAPI は ${list(files, 'disjunction')}、または pyproject.toml の [tool.fastapi] の entrypoint を起動します。`,
    found: (path) =>
      `${path} にアプリがあるようです。そのフォルダーを選ぶか、entrypoint に設定してください。`,
    notIn: (path) => `${path} に FastAPI アプリが見つかりません`,
    create: (name) =>
      `このファイルで ${name} = FastAPI() のように定義しないと、ビルドは失敗します。`,
    otherFramework: (path, framework) =>
      `${path} のアプリは FastAPI ではなく ${framework} を使っています`,
    otherFrameworkText:
      'プラットフォームは FastAPI アプリを起動するため、このアプリは起動しない可能性があります。',
    entrypoint: (entrypoint) => `entrypoint の ${entrypoint} が見つかりません`,
    entrypointText:
      'pyproject.toml の [tool.fastapi] に module:name の形で設定されています。そこで変更するか、モジュールを追加してください。',
  },
  missingVariables: {
    unread:
      'すべての Python コードから変数を検索することはできませんでした。2,000 ファイルまたは 4 MB を超えているか、1 MB を超えるファイルがあります。アプリの変数をご自身で確認してください。',
    title: (count) => `${number(count)} 個の変数がありません`,
    text: 'コードは既定値なしでこれらを読み取りますが、アプリにはありません。シークレットのような名前の値はシークレットとして保存されます。',
    add: '変数を追加',
    takeFromEnvFile: '.env から取り込む',
    notInEnvFile: '.env ファイルにこれらの変数はありません。',
    unreadable: (count) => `${number(count)} 個の変数の名前をコードから読み取れませんでした。`,
  },
  wrongTypes: {
    title: (count) => `${number(count)} 個の変数の値をコードが受け付けない可能性があります`,
    expected: (name, type) => `${name}: ${type}である必要があります`,
    bool: 'true または false の値',
    int: '整数',
    float: '数値',
    json: 'JSON 形式の値',
    list: 'JSONのリスト（例: ["a", "b"]）',
    object: 'JSONのオブジェクト（例: {"a": 1}）',
    httpUrl: 'http:// または https:// で始まるURL',
    postgresDsn: 'postgresql:// で始まるURL',
    redisDsn: 'redis:// または rediss:// で始まるURL',
    url: 'URL 形式の値',
  },
  secretFiles: {
    title: (count) => `${number(count)} 個のファイルにシークレットが含まれている可能性があります`,
    text: 'アーカイブを読める人は、これらも読めます。代わりに環境変数を使い、アプリに不要なものは除外してください。',
    leaveOut: (path) => `${path} を除外`,
  },
  sizeLimit: {
    title: '大きすぎる可能性があります',
    text: (size, limit) => `サイズは ${size} です。プラットフォームの上限は ${limit} です。`,
  },
  chooseOther: '別のものを選ぶ',
  chooseFolder: 'フォルダーを選択',
  readAgain: (folder) => `${folder} をもう一度使う`,
  deploy: 'デプロイ',
  deployAnyway: 'このままデプロイ',
  warnings: (count) => `警告 ${number(count)} 件`,
  steps: {
    label: '新しいデプロイの手順',
    pack: '圧縮',
    create: 'デプロイを作成',
    upload: 'アップロード',
    start: 'ビルドを開始',
  },
  progress: {
    pack: '圧縮中',
    create: 'デプロイを作成中',
    upload: 'アップロード中',
    start: 'ビルドを開始中',
  },
  amount: (done, total) => `${total} 中 ${done}`,
  failed: {
    pack: 'ファイルを圧縮できませんでした',
    create: 'デプロイを作成できませんでした',
    upload: 'アップロードが中断されました',
    start: 'ビルドを開始できませんでした',
  },
  uploadRejected: 'アップロードが拒否されました',
  kept: '完了した手順は保持されています。',
  retry: {
    pack: 'もう一度圧縮',
    create: 'もう一度試す',
    upload: 'もう一度アップロード',
    start: 'もう一度試す',
  },
  keepOpen: 'ビルドが始まるまでこのページを開いたままにしてください。',
  problems: {
    empty: '送信するものがありません。',
    notAnArchive: 'アーカイブが壊れているか、拡張子が正しくありません。',
    encrypted: 'アーカイブがパスワードで保護されています。パスワードのないものを選んでください。',
    unreadable: (path) =>
      `${path} を読み取れませんでした。移動または変更された可能性があります。もう一度選んでください。`,
    folderDenied: (folder) =>
      `ブラウザーに ${folder} の読み取りが許可されませんでした。許可するか、フォルダーを選び直してください。`,
    folderMissing: (folder) =>
      `${folder} が見つかりません。移動、名前の変更、または削除された可能性があります。選び直してください。`,
    tooManyFiles: (folder) =>
      `${folder} には 200,000 個を超えるファイルがあります。ファイルの少ないフォルダーを選んでください。`,
    ignoreFileTooLarge: (path) =>
      `${path} は大きすぎて適用できないため、無視すべきファイルも送信されます。1 MB 未満にするか、削除してください。`,
    size: (size) => `アーカイブは ${size} です。`,
    tooLarge: 'サーバーはこの大きさのアーカイブを受け付けません。',
    limit: (limit) => `サーバーが受け付けるのは ${limit} までです。`,
    makeSmaller: 'ビルドに不要な大きいファイルを、.fastapicloudignore などで除いてください。',
    rejected: (status) => `サーバーに拒否されました (ステータス ${status})。`,
    responded: (status, said) => `サーバーの応答 (ステータス ${status}): 「${said}」`,
    permanent:
      'もう一度試しても解決しません。別のものを選ぶか、このメッセージを添えてサポートに連絡してください。',
    unknown: '読み取れませんでした。もう一度選んでください。',
  },
};
