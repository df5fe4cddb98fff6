import type { KeyboardEvent } from 'react';

import { isComposing } from './isComposing.ts';

/** Keeps keys of an input method from what hears the keys of a field. For `onKeyDownCapture` around it. */
export function keepCompositionKeys(event: KeyboardEvent): void {
  if (isComposing(event.nativeEvent)) event.stopPropagation();
}
