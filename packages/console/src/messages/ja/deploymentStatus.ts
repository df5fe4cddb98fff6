import type { Translation } from '../messages.ts';

/** `deploymentStatus` in Japanese. */
export const deploymentStatus: Translation<'deploymentStatus'> = {
  waiting_upload: 'アップロード待ち',
  upload_cancelled: 'アップロード中止',
  ready_for_build: 'ビルド待ち',
  build_skipped_filtered: 'ビルドをスキップ (対象外)',
  build_skipped_superseded: 'ビルドをスキップ (新しいデプロイあり)',
  building: 'ビルド中',
  extracting: '展開中',
  extracting_failed: '展開に失敗',
  extracting_failed_archive_too_large: 'アーカイブが大きすぎます',
  building_image: 'イメージをビルド中',
  building_image_failed: 'ビルドに失敗',
  building_image_failed_timeout: 'ビルドがタイムアウト',
  deploying: 'イメージをデプロイ中',
  deploying_failed: 'デプロイに失敗',
  deploying_skipped: 'デプロイをスキップ',
  verifying: '準備状況を検証中',
  verifying_failed: '検証に失敗',
  verification_failed_oom: '検証に失敗 (OOM)',
  verifying_skipped: '検証をスキップ',
  success: '準備完了',
  degraded: '低下',
  degraded_oom: '低下 (OOM)',
  expired: '期限切れ',
  failed: '失敗',
};
