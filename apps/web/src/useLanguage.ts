import { loadLanguage } from '@quayside/console';
import type { LoadedLanguage, PreferenceStore } from '@quayside/console';
import { useEffect, useState, useSyncExternalStore } from 'react';

// All of English at once is for who develops alone.
const report = import.meta.env.DEV ? () => import('./reportMissing.ts') : undefined;

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
    void report?.().then(({ reportMissing }) => reportMissing(loaded));
  }, [loaded]);

  return loaded;
}
