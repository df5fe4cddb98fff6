import { useContext, useLayoutEffect } from 'react';

import { ConsoleContext } from '../runtime/useConsole.ts';

/** Excludes an error that the caller shows from the console's general notice. Does nothing outside a console. */
export function useErrorIsShown(error: unknown): void {
  const shownErrors = useContext(ConsoleContext)?.shownErrors;
  useLayoutEffect(() => shownErrors?.show(error), [error, shownErrors]);
}
