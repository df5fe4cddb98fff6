import { isRTL } from 'react-aria-components';

import { canonicalTags } from './canonicalTags.ts';
import type { MessageOverrides } from './messages.ts';

/** The languages that the console speaks, by what each calls itself. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ja: '日本語',
  ar: 'العربية',
} as const;

/** A language of the console, as a BCP 47 language subtag. */
export type Language = keyof typeof languageNames;

/** Language choice: a language, or that of the device. */
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

/** A language that is ready for use: what `ConsoleProvider` is given. */
export interface LoadedLanguage {
  language: Language;
  /** A BCP 47 tag, with the person's own region where that is known. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** `undefined` for English, which every screen has. */
  messages: MessageOverrides | undefined;
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(languageNames, text);
}

/**
 * The locale for a choice: the first of the wanted languages that the console speaks, or the chosen one in the
 * region that is wanted for it.
 * @param wanted BCP 47 tags, the best first: `navigator.languages`
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

/** Ids, hosts and logs have European digits; a second kind beside them in the same table would be hard to read. */
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
 * Fetches the language that a person chose.
 * @param wanted what their device wants. @default navigator.languages
 * @throws when it cannot be fetched
 */
export async function loadLanguage(
  choice: LanguageChoice,
  wanted: readonly string[] = deviceLanguages(),
): Promise<LoadedLanguage> {
  const { language, locale } = localeFor(choice, wanted);
  const direction = isRTL(locale) ? 'rtl' : 'ltr';
  return { language, locale, direction, messages: await loadMessages(language) };
}
