import { en, missingMessages } from '@quayside/console';
import type { LoadedLanguage } from '@quayside/console';

/** Tells who develops which texts a language lacks: those are shown in English. */
export function reportMissing({ language, messages }: LoadedLanguage): void {
  if (messages === undefined) return;
  const missing = missingMessages(en, messages);
  // oxlint-disable-next-line no-console -- for who develops; the build leaves it out
  if (missing.length > 0) console.warn(`Not yet in ${language}: ${missing.join(', ')}`);
}
