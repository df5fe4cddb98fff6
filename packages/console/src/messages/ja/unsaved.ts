import type { Translation } from '../messages.ts';

/** `unsaved` in Japanese. */
export const unsaved: Translation<'unsaved'> = {
  title: '保存せずに移動しますか?',
  text: '入力内容は保存されていません。機密の可能性があるため保持もされません。',
  leave: '移動する',
  stay: 'とどまる',
};
