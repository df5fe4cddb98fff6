import { useContext, useEffect } from 'react';

import { ConsoleContext } from '../../runtime/useConsole.ts';

/**
 * Asks before the page, or the tab, is left while something typed would be lost: for what no draft may keep, such as
 * secrets. A screen that stands alone asks nothing.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = useContext(ConsoleContext)?.unsaved;
  useEffect(() => (isUnsaved ? unsaved?.hold() : undefined), [isUnsaved, unsaved]);
}
