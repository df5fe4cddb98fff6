import { useContext, useEffect } from 'react';

import { ConsoleContext } from '../../runtime/useConsole.ts';

/**
 * Asks for confirmation before leaving the page or closing the tab would lose input that drafts must not store, such as
 * secrets. Has no effect outside a console.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = useContext(ConsoleContext)?.unsaved;
  useEffect(() => {
    if (!isUnsaved || unsaved === undefined) return undefined;
    unsaved.set(unsaved.get() + 1);
    return () => unsaved.set(unsaved.get() - 1);
  }, [isUnsaved, unsaved]);
}
