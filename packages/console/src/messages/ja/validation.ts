import { createWording } from '@quayside/design-system/messages';

import type { Translation } from '../messages.ts';

const { number } = createWording('ja');

/** `validation` in Japanese. */
export const validation: Translation<'validation'> = {
  emailInvalid: '正しいメールアドレスを入力してください',
  fullNameRequired: '名前を入力してください',
  passwordRequired: 'パスワードを入力してください',
  passwordTooShort: (length) => `パスワードは ${number(length)} 文字以上にしてください`,
  passwordTooLong: (length) => `パスワードは ${number(length)} 文字以内にしてください`,
  confirmationRequired: '確認用のパスワードを入力してください',
  passwordsDiffer: 'パスワードが一致しません',
  nameTooShort: (length) => `名前は ${number(length)} 文字以上にしてください`,
  nameTooLong: (length) => `名前は ${number(length)} 文字未満にしてください`,
  directoryAbsolute: 'ディレクトリは絶対パスではなく相対パスで入力してください',
  directoryHome: 'ディレクトリの先頭に「~」は使えません',
  directoryOutside: 'ディレクトリに「..」は使えません',
  directoryCharacters: 'ディレクトリに使えるのは英字、数字、空白、/ . _ - だけです',
};
