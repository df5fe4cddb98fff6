import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the dialog around it has closed. `onOpenChange` is not enough: a dialog in a
 * `DialogTrigger` does not receive it.
 */
export function OnClosed({ onClosed }: { onClosed: () => void }) {
  const notify = useEffectEvent(onClosed);
  useEffect(() => () => notify(), []);
  return null;
}
