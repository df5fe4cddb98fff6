import { nameLength } from '@quayside/api-contract';

const zalgo = Array.from('Zalgo')
  .map((letter) => letter + '\u0300\u0316\u0334\u033F\u0352\u0489')
  .join('');

/**
 * Names that break unprepared layouts and code, by their property. The platform would accept each of them:
 * 3 to 50 characters, as JavaScript counts.
 */
export const hardNames = {
  longest: 'The Longest Name That Anybody Can Give to a Thing.'.padEnd(nameLength.max, '!'),
  unbreakable: 'W'.repeat(nameLength.max),
  shortest: 'iii',
  arabic: 'منصة حجز أرصفة الميناء',
  hebrew: 'מערכת הזמנות של הנמל',
  'both-directions': 'Harbour ميناء 42 נמל API',
  japanese: '港湾予約システム管理画面',
  'emoji-families': '👩‍👩‍👧‍👦 🧑🏽‍🚀 🏳️‍🌈 🇳🇴 1️⃣',
  'combining-marks': 'A\u030Angstro\u0308m e\u0323\u0302 n\u0303',
  zalgo: zalgo.slice(0, nameLength.max),
  'zero-width': 'Zero\u200BWidth\u200C\u200D\u2060\uFEFFName',
  'bidi-override': 'invoice\u202Egnp.exe\u202C',
  'bidi-unclosed': '\u2067unclosed isolate \u202D',
  'html-tag': '<b onmouseover="alert(1)">Bold</b>',
  script: '"><script>alert(1)</script>',
  image: '<img src=x onerror=alert(1)>',
  entities: '&lt;i&gt; &amp;amp; &#x41; &nbsp;',
  template: '{{7*7}} ${7*7} <%= 7*7 %>',
  quotes: `"'\`\\ O'Brien; DROP TABLE apps;--`,
  spaces: '  two  spaces\u00A0and\u3000more  ',
  'line-breaks': 'one\ntwo\r\nthree\tfour\u2028five',
  path: '../../etc/passwd',
  address: 'javascript:alert(document.domain)',
  'like-nothing': 'null',
} as const satisfies Readonly<Record<string, string>>;

/** The longest possible address: 64 characters, `@` and a domain, 254 together (RFC 5321). */
export const longestEmail = `${'local.part'.repeat(7).slice(0, 64)}@${'sub-domain.'.repeat(16)}example.co.uk`;

/** Values of variables, by the name of the variable. */
export const hardValues: Readonly<Record<string, string>> = {
  EMPTY: '',
  LONGEST_VALUE: 'x'.repeat(32_768),
  SPACES: '   ',
  SEVERAL_LINES:
    '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n',
  WINDOWS_LINES: 'one\r\ntwo\r\n',
  JSON: '{"nested":{"list":[1,2,3],"text":"<b>"}}',
  DOTENV: 'A=1\nB="two # not a comment"\nexport C=$A',
  CONTROL: 'bell\u0007 escape\u001B[31mred\u001B[0m null\u0000',
  ...Object.fromEntries(
    Object.entries(hardNames).map(([key, text]) => [key.toUpperCase().replaceAll('-', '_'), text]),
  ),
};
