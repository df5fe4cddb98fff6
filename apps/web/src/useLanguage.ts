import { loadLanguage } from '@quayside/console';
import type { LoadedLanguage, PreferenceStore } from '@quayside/console';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * The language that the person chose, followed as they change it; `<html>` says it too. The one before stays until
 * the next one is there, and if that cannot be fetched.
 */
export function useLanguage(
  { subscribe, read }: PreferenceStore,
  first: LoadedLanguage,
): LoadedLanguage {
  const { language: choice } = useSyncExternalStore(subscribe, read);
  const [loaded, setLoaded] = useState(first);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const next = await loadLanguage(choice);
      if (isWanted) setLoaded((last) => (last.locale === next.locale ? last : next));
    };
    load().catch(reportError);
    return () => {
      isWanted = false;
    };
  }, [choice]);

  useEffect(() => {
    const page = document.documentElement;
    page.lang = loaded.locale;
    page.dir = loaded.direction;
    if (import.meta.env.DEV) void reportMissing(loaded);
  }, [loaded]);

  return loaded;
}

/** Tells who develops which texts the language lacks: those are shown in English. */
async function reportMissing({ language, messages }: LoadedLanguage): Promise<void> {
  if (messages === undefined) return;
  const { en, missingMessages } = await import('@quayside/console');
  const missing = missingMessages(en, messages);
  // oxlint-disable-next-line no-console -- for who develops; the build leaves it out
  if (missing.length > 0) console.warn(`Not yet in ${language}: ${missing.join(', ')}`);
}
