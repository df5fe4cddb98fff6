import { useEffect, useRef } from 'react';

import { useConsole } from '../provider/useConsole.ts';
import type { EarlyEvents } from '../shell/useEarly.ts';
import { ownershipOf } from '../shortcuts/mayTakeKey.ts';
import { useIsApple } from '../shortcuts/useIsApple.ts';
import { letterOf } from '../shortcuts/letterOf.ts';
import { SearchButton } from './SearchButton.tsx';

interface ComingPaletteProps {
  /** What hears that the palette is asked for. */
  events: EarlyEvents;
}

/**
 * The palette's button while its code is on the way. It hears that it is pressed, and the palette's keys: by
 * itself, as `useShortcutKeys` brings all shortcuts into the first load.
 */
export function ComingPalette({ events }: ComingPaletteProps) {
  const { features } = useConsole();
  const isApple = useIsApple();
  const { onPress } = events;
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const root = ref.current?.closest('.qs-root');
    if (!features.shortcuts || !root) return undefined;
    const { ownerDocument } = root;
    const hear = (event: KeyboardEvent) => {
      const isMod = isApple ? event.metaKey : event.ctrlKey;
      const isPalette = isMod && !event.altKey && !event.shiftKey && letterOf(event) === 'k';
      if (!isPalette || !ownershipOf(event.target, root).chords) return;
      event.preventDefault();
      onPress();
    };
    ownerDocument.addEventListener('keydown', hear);
    return () => ownerDocument.removeEventListener('keydown', hear);
  }, [features.shortcuts, isApple, onPress]);
  return <SearchButton ref={ref} {...events} />;
}
