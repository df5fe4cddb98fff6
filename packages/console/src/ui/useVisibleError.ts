import { useContext, useLayoutEffect } from 'react';

import { ConsoleContext } from '../runtime/useConsole.ts';

/** Excludes an error that the caller shows from the console's general notice. Does nothing outside a console. */
export function useVisibleError(error: unknown): void {
  const visibleErrors = useContext(ConsoleContext)?.visibleErrors;
  useLayoutEffect(() => {
    if (error == null || visibleErrors === undefined) return undefined;
    visibleErrors.set([...visibleErrors.get(), error]);
    return () => {
      const shown = visibleErrors.get();
      visibleErrors.set(shown.toSpliced(shown.indexOf(error), 1));
    };
  }, [error, visibleErrors]);
}
