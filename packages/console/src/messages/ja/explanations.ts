import { createWording } from '@quayside/design-system/messages';

import { distributionOf } from '../../explanations/distributionOf.ts';
import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

const listFormat = new Intl.ListFormat('ja');

/** Names that stand below each other, as a list in a sentence. */
const listOf = (names: string) => listFormat.format(names.split('\n'));

/** `explanations` in Japanese. */
export const explanations: Translation<'explanations'> = {
  rules: {
    moduleMissing: {
      title: ({ module }) =>
        `Python が${module === undefined ? '' : ` ${module} という`}モジュールを見つけられません`,
      explanation: ({ module }) =>
        `コードが ${module ?? 'モジュール'} をインポートしていますが、プロジェクトのどの依存関係にも含まれていません。手元の環境にはインストールされている可能性があります。`,
      nextStep: ({ module }) =>
        `「uv add ${distributionOf(module)}」で追加するか、自分のモジュールであれば名前を直して、もう一度デプロイしてください。`,
    },
    requirementNotFound: {
      title: ({ name }) =>
        `${name === undefined ? '必要な' : `${name} という`}パッケージがありません`,
      explanation: ({ name }) =>
        `プロジェクトは ${name ?? 'パッケージ'} を必要としていますが、パッケージレジストリにありません。`,
      nextStep: () => '要件の書かれた箇所でつづりを確認し、もう一度デプロイしてください。',
    },
    versionNotFound: {
      title: ({ requirement }) => `${requirement ?? '要件'} に合うバージョンがありません`,
      explanation: ({ requirement }) =>
        `パッケージは存在しますが、${requirement ?? '要件'} が許すバージョンがパッケージレジストリにありません。`,
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
          ? 'すべての要件を同時に満たすバージョンの組がないため、何もインストールされませんでした。'
          : `${by} は ${wants} を必要としますが、プロジェクトは ${pin} を求めています。両方を満たすバージョンがないため、何もインストールされませんでした。`,
      nextStep: () => 'どちらかの要件を変え、「uv lock」を実行して、もう一度デプロイしてください。',
    },
    requirementsMissing: {
      title: () => 'インストールするものが指定されていません',
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
        'その行を直して、もう一度デプロイしてください。新しい Python でのみ有効な場合もあります。',
    },
    importCrashed: {
      title: () => 'インポート中にコードが異常終了しました',
      explanation: ({ file, line, error, message }) =>
        `${file ?? 'ファイル'} の ${line ?? '?'} 行目で ${error ?? 'エラー'} が発生しました${message === undefined || message === '' ? '' : `: ${message}`}。モジュールがすべてインポートされるまで公開されません。`,
      nextStep: ({ file }) =>
        `${file ?? 'そのファイル'} で直すか、失敗しうる処理をアプリの lifespan に移して、もう一度デプロイしてください。`,
    },
    noApp: {
      title: () => 'FastAPI アプリが見つかりません',
      explanation: () =>
        'イメージはビルドされ起動しましたが、対象のモジュールに公開する FastAPI オブジェクトがありません。',
      nextStep: () =>
        'main.py に「app = FastAPI()」と書くか、pyproject.toml の [tool.fastapi] で指定して、もう一度デプロイしてください。',
    },
    wrongPort: {
      title: ({ port }) =>
        `アプリが${port === undefined ? '別の' : ` ${port} 番`}ポートで待ち受けています`,
      explanation: ({ port, wanted }) =>
        `プラットフォームは ${wanted ?? '8000'} 番ポートでアプリを確認しますが、アプリは ${port ?? '別のポート'} で待ち受けているため応答がありません。`,
      nextStep: () =>
        '起動コマンドからポートを外すか、変数 PORT から読み取って、もう一度デプロイしてください。',
    },
    healthCheck: {
      title: ({ path }) => `${path ?? 'アプリ'} のヘルスチェックに失敗しました`,
      explanation: ({ path, status }) =>
        `アプリは動作していますが、${path ?? 'ヘルスチェック'} に ${status ?? 'エラー'} を返したため、公開されませんでした。`,
      nextStep: () =>
        '原因のエラーはアプリのログにあります。直して、もう一度デプロイしてください。',
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
        reason ?? 'アップロードされたものは読み取れるアーカイブではありません。',
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
  platformSays: 'プラットフォームからの説明:',
  compare: {
    action: '最後の正常なビルドと比較',
    title: (line) => `最後の正常なビルドと最初に異なるのは ${number(line)} 行目です`,
    same: '終わりまで、このログは最後の正常なビルドのログと同じです。',
    good: '正常時',
    bad: '今回',
    ended: '(ログの終わり)',
    goTo: (line) => `${number(line)} 行目へ`,
    failed: '最後の正常なビルドのログを読み取れませんでした。',
  },
  slower: {
    title: '通常より遅い',
    running: (now, usual, count) =>
      `ここまで ${now}。準備完了になった直近 ${number(count)} 件の半数は ${usual} 以内でした。`,
    ended: (took, usual, count) =>
      `${took} かかりました。準備完了になった直近 ${number(count)} 件の半数は ${usual} 以内でした。`,
  },
};
