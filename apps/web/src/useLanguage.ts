import { loadLanguage } from '@quayside/console';
import type { LoadedLanguage, PreferenceStore } from '@quayside/console';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The language that the user chose, also set on `<html>`. The previous one stays until the next one has loaded. */
export function useLanguage(
  { subscribe, read }: PreferenceStore,
  first: LoadedLanguage,
): LoadedLanguage {
  const { language: choice } = useSyncExternalStore(subscribe, read);
  const [loaded, setLoaded] = useState(first);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const next = await loadLanguage(choice);
      if (isCurrent) setLoaded((last) => (last.locale === next.locale ? last : next));
    };
    load().catch(reportError);
    return () => {
      isCurrent = false;
    };
  }, [choice]);
  useEffect(() => {
    const page = document.documentElement;
    page.lang = loaded.locale;
    page.dir = loaded.direction;
  }, [loaded]);
  return loaded;
}
