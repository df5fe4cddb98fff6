import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the dialog that it stands in has gone. `onOpenChange` would not do: a dialog in a
 * `DialogTrigger` is not told.
 */
export function OnClosed({ onClosed }: { onClosed: () => void }) {
  const notify = useEffectEvent(onClosed);
  useEffect(() => () => notify(), []);
  return null;
}
