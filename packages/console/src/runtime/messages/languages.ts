import { isRTL } from 'react-aria-components';

import { canonicalTags } from './canonicalTags.ts';
import type { MessageOverrides } from './messages.ts';

/** Supported languages, by their own names. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ja: '日本語',
  ar: 'العربية',
} as const;

/** A supported language, as a BCP 47 language subtag. */
export type Language = keyof typeof languageNames;

/** Language setting: a language, or that of the device. */
export type LanguageChoice = Language | 'system';

/** Options for the user, in order. */
export const languageChoices = [
  'system',
  'en',
  'es',
  'de',
  'ja',
  'ar',
] as const satisfies readonly LanguageChoice[];

/** A loaded language, for the props of `ConsoleProvider`. */
export interface LoadedLanguage {
  language: Language;
  /** A BCP 47 tag, with the user's region where it is known. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** `undefined` for English, which every screen has. */
  messages: MessageOverrides | undefined;
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(languageNames, text);
}

/**
 * Returns the locale for a language setting: the first supported language of the user's list, or the chosen language
 * with the region that the list has for it.
 * @param wanted BCP 47 tags in order of preference: `navigator.languages`
 */
export function localeFor(
  choice: LanguageChoice,
  wanted: readonly string[],
): { language: Language; locale: string } {
  for (const tag of wanted.flatMap(canonicalTags)) {
    const [subtag = ''] = tag.split('-');
    if (isLanguage(subtag) && (choice === 'system' || choice === subtag)) {
      return { language: subtag, locale: withDigits(subtag, tag) };
    }
  }
  const language = choice === 'system' ? 'en' : choice;
  return { language, locale: language === 'en' ? 'en-US' : language };
}

/** Ids, hosts and logs have European digits. A second kind of digits in the same table would be hard to read. */
function withDigits(language: Language, tag: string): string {
  if (language !== 'ar') return tag;
  return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
}

async function loadMessages(language: Language): Promise<MessageOverrides | undefined> {
  switch (language) {
    case 'ar':
      return (await import('./ar/index.ts')).ar;
    case 'de':
      return (await import('./de/index.ts')).de;
    case 'es':
      return (await import('./es/index.ts')).es;
    case 'ja':
      return (await import('./ja/index.ts')).ja;
    case 'en':
      return undefined;
  }
}

/** Languages of the device. Some browsers and embedded views have none, or an empty list. */
function deviceLanguages(): readonly string[] {
  const { language, languages }: Partial<Pick<Navigator, 'language' | 'languages'>> = navigator;
  if (languages !== undefined && languages.length > 0) return languages;
  return language === undefined ? [] : [language];
}

/**
 * Loads the language of a setting.
 * @param wanted languages of the device. @default navigator.languages
 * @throws when it fails to load
 */
export async function loadLanguage(
  choice: LanguageChoice,
  wanted: readonly string[] = deviceLanguages(),
): Promise<LoadedLanguage> {
  const { language, locale } = localeFor(choice, wanted);
  const direction = isRTL(locale) ? 'rtl' : 'ltr';
  return { language, locale, direction, messages: await loadMessages(language) };
}
