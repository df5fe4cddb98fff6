import type { Translation } from '../messages.ts';

/** `pageCommands` in Japanese. */
export const pageCommands: Translation<'pageCommands'> = {
  words: {
    home: 'スタート 概要 ダッシュボード 招待',
    apps: 'プロジェクト サービス 一覧',
    newApp: '新規 アプリ 追加',
    integrations: 'サービス プロバイダー neon postgres redis supabase logfire',
    teamSettings: 'メンバー 人 招待 ロール',
    general: '概要 状態 url リージョン 詳細',
    deployments: 'ビルド リリース バージョン 履歴',
    logs: '出力 コンソール 行 tail stdout',
    environmentVariables: 'シークレット env 設定 キー トークン パスワード',
    storage: 'データベース postgres redis キャッシュ リソース 接続',
    appSettings: '構成 オプション',
    accountSettings: 'プロフィール ユーザー オプション',
    allTeams: '組織 ワークスペース 切り替え',
  },
  texts: {
    apps: {
      activity: { name: 'アクティビティ', words: 'イベント タイムライン 出来事 デプロイ' },
    },
    deployments: {
      newDeployment: {
        name: '新しいデプロイ',
        words: 'アップロード フォルダー ファイル zip リリース',
      },
      failed: { name: '失敗したデプロイ', words: '失敗 エラー' },
    },
    deployment: {
      buildLog: { name: 'ビルドログ', words: '最新 デプロイ 出力 ステップ' },
    },
    logs: {
      errors: { name: 'エラー', words: '例外 トレースバック 障害 クラッシュ 500 インシデント' },
      requests: {
        name: 'リクエスト',
        words: 'パス エンドポイント ステータス レイテンシー 遅い トラフィック',
      },
      patterns: { name: 'パターン', words: 'グループ テンプレート 新しい 繰り返し 行' },
      together: { name: 'ログをまとめて表示', words: '結合 複数 アプリ' },
      share: { name: 'ログを共有', words: 'コピー リンク markdown 送信' },
      download: { name: 'ログをダウンロード', words: 'エクスポート 保存 ファイル jsonl' },
      notify: { name: '新しい行を通知', words: '通知 アラート 監視' },
      savedViews: { name: '保存したログのビュー', words: 'フィルター ブックマーク' },
      help: { name: 'ログの絞り込み方', words: 'ヘルプ 構文 クエリ 検索' },
    },
    environmentVariables: {
      compare: { name: '変数を比較', words: '違い 差分 diff アプリ' },
      history: { name: '変数の履歴', words: '変更 元に戻す 復元' },
      compareWith: { name: '変数を比較', words: '違い 差分 diff' },
      add: { name: '変数を追加', words: '新規 作成 設定 シークレット' },
      import: { name: '.env をインポート', words: 'dotenv ファイル 貼り付け アップロード 変数' },
      fromCode: { name: 'コードの変数', words: '照合 不足 settings クラス environ' },
      export: {
        name: '変数をエクスポート',
        words: 'ダウンロード 保存 ファイル json docker shell .env',
      },
      rename: { name: '変数の名前を変更', words: '編集 リネーム' },
    },
    storage: {
      connect: {
        name: 'ストレージを接続',
        words: '追加 データベース postgres redis キャッシュ neon supabase',
      },
    },
    appSettings: {
      directory: { name: 'アプリのディレクトリ', words: 'フォルダー ルート パス monorepo' },
      delete: { name: 'アプリを削除', words: '消去 危険' },
    },
    teamSettings: {
      rename: { name: 'チーム名を変更', words: '名前 プロフィール リネーム' },
      members: { name: 'メンバー', words: '人 ユーザー ロール 管理者 削除' },
      transfer: { name: '所有権を譲渡', words: '所有者 引き継ぎ 移転' },
      delete: { name: 'チームを削除', words: '消去 危険' },
    },
    accountSettings: {
      email: { name: 'メールアドレスを変更', words: 'アドレス email' },
      password: { name: 'パスワードを変更', words: 'セキュリティ' },
      accounts: { name: '連携アカウント', words: 'google github ログイン' },
      preferences: { name: '表示設定', words: '表示密度 タイムゾーン 通知 ショートカット' },
      delete: { name: 'アカウントを削除', words: '消去 退会' },
    },
  },
  chooseApp: (command) => `${command}: アプリ…`,
  ofApp: (command, app) => `${command}: ${app}`,
  chooseOther: (command) => `${command}: 相手のアプリ…`,
  withApp: (command, app) => `${command}: ${app} と`,
  between: 'の を と に で',
};
