import type { KeyboardEvent } from 'react';

import { isComposing } from './isComposing.ts';

/** Stops keys of an input method from reaching key handlers of a field. For `onKeyDownCapture` around it. */
export function keepCompositionKeys(event: KeyboardEvent): void {
  if (isComposing(event.nativeEvent)) event.stopPropagation();
}
