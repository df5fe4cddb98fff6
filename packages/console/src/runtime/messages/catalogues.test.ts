import { globSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { visitFile } from '../../../../../scripts/lib/syntax.ts';
import { ar } from './ar/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { ja } from './ja/index.ts';
import { missingMessages } from './messages.ts';
import type { MessageOverrides } from './messages.ts';

const languages = { ar, de, es, ja } satisfies Readonly<Record<string, MessageOverrides>>;

/** Names of services, which no language translates. */
const names = /^environmentVariables\.providers\./;

/** Texts that are the same in every language: names, commands, examples. */
const sameEverywhere = new Set([
  'GitHub',
  'Google',
  'ID',
  'JSON',
  'Postgres',
  'Slug',
  'URL',
  'UTC',
  '404',
  '4xx',
  '5xx',
  'app',
  'Neon',
  'Redis',
  'Supabase',
  'Logfire',
  'OOM',
  'fastapi deploy',
  'fastapi login',
  'fastapi cloud env set NAME VALUE',
  'pip install "fastapi[standard]"',
  'name@example.com, …',
  'FastAPI Cloud CLI',
  'curl',
  'PowerShell',
  'Python',
]);

/** Every text and function of a catalogue by its path: `apps.empty.title`. */
function leavesOf(catalogue: object, path = ''): [path: string, text: unknown][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(value, `${path}${key}.`)
      : [[`${path}${key}`, value] satisfies [string, unknown]],
  );
}

const english = new Map(leavesOf(en));

const values = [101, 202, 303, 404];
/** Named groups of any rule. */
const found: unknown = new Proxy({}, { get: () => 'found-505' });

/** Returns the values that a text contains. Lists and plain texts contain none. */
function valuesIn(text: unknown): string[] {
  if (typeof text !== 'function') return [];
  const attempts: unknown[][] = [values, [['101'], 202], [found]];
  for (const args of text.length === 1 ? attempts.toReversed() : attempts) {
    try {
      const said = String(Reflect.apply(text, undefined, args));
      if (!/NaN|\[object|undefined/.test(said)) return said.match(/[1-4]0[1-4]|found-505/g) ?? [];
    } catch {
      // The text needs values of another type.
    }
  }
  return ['?'];
}

const sorted = (texts: Iterable<string>) => [...new Set(texts)].toSorted();

describe.each(Object.entries(languages))('in %s', (language, { designSystem, ...catalogue }) => {
  const translated = leavesOf(catalogue);

  test('reports the texts that are shown in English', () => {
    const missing = missingMessages(en, catalogue).filter((path) => !names.test(path));
    const list = missing.map((path) => `  ${path}\n`).join('');
    process.stdout.write(`Translations: ${language} lacks ${missing.length} texts\n${list}`);
    expect(missing.every((path) => english.has(path))).toBe(true);
    expect(designSystem).toBeDefined();
  });

  test('has no text that English lacks', () => {
    expect(translated.filter(([path]) => !english.has(path))).toEqual([]);
  });

  test('uses the same values in each text as English does', () => {
    const differing = translated
      .map(([path, text]) => [path, sorted(valuesIn(english.get(path))), sorted(valuesIn(text))])
      .filter(([, expected, said]) => String(expected) !== String(said));
    expect(differing).toEqual([]);
  });

  test('leaves no text in English', () => {
    const script = {
      ar: /\p{Script=Arabic}/u,
      ja: /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u,
    };
    const isForeign = (path: string, text: string) => {
      if (language === 'ar' || language === 'ja') return !script[language].test(text);
      return text.includes(' ') && text === english.get(path);
    };
    const left = translated.flatMap(([path, text]) =>
      typeof text === 'string' && !sameEverywhere.has(text) && isForeign(path, text)
        ? [`${path}: ${text}`]
        : [],
    );
    expect(left).toEqual([]);
  });

  test('has no stray whitespace and no wrong dashes or dots in texts', () => {
    const untidy = translated.filter(
      ([, text]) =>
        typeof text === 'string' &&
        (text !== text.trim() || /\.\.\.|—| {2}|\u200B/.test(text) || text !== text.normalize()),
    );
    expect(untidy).toEqual([]);
  });
});

test.each([
  ['de', /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?|wähle|füge|gib|melde|prüfe)(?!\p{L})/iu],
  ['es', /(?<!\p{L})(?:tú|tus?|elige|pega|selecciona|introduce)(?!\p{L})/iu],
] as const)('%s addresses users formally', (language, informal) => {
  const addressed = leavesOf(languages[language]).filter(([, text]) =>
    informal.test(typeof text === 'function' ? text.toString() : String(text)),
  );
  expect(addressed.map(([path]) => path)).toEqual([]);
});

test('every English text is used', () => {
  const folder = join(import.meta.dirname, '..', '..');
  const words = new Set<unknown>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder })) {
    if (file.startsWith('runtime/messages/') || /\.(test|stories)\./.test(file)) continue;
    visitFile(join(folder, file), {
      Identifier: ({ name }) => void words.add(name),
      // Names in data.
      Literal: ({ value }) => void words.add(value),
    });
  }
  // A text is used by its own name or, when the name comes from data, by the name of its parent.
  const isRead = (path: string) =>
    path
      .split('.')
      .slice(1)
      .slice(-2)
      .some((name) => words.has(name));
  // Used by computed names, or passed on as a whole.
  const isBuilt = (path: string) => /^palette\.|^verifyUpdateEmail\.\w+Text$/.test(path);
  expect([...english.keys()].filter((path) => !isRead(path) && !isBuilt(path))).toEqual([]);
});
